import { asked as askedEn } from './en/asked.ts';
import { cabinet as cabinetEn } from './en/cabinet.ts';
import { check as checkEn } from './en/check.ts';
import { cli as cliEn } from './en/cli.ts';
import { decks as decksEn } from './en/decks.ts';
import { host as hostEn } from './en/host.ts';
import { ideasTexts as ideasEn } from './en/ideasIndex.ts';
import { texts as en } from './en/index.ts';
import { lateTexts as lateEn } from './en/lateIndex.ts';
import { learn as learnEn } from './en/learn.ts';
import { rolesTexts as rolesEn } from './en/rolesIndex.ts';
import { rolesLearnTexts as rolesLearnEn } from './en/rolesLearnIndex.ts';
import { securityTexts as securityEn } from './en/securityIndex.ts';
import { securityLearnTexts as securityLearnEn } from './en/securityLearnIndex.ts';
import { tales as talesEn } from './en/tales.ts';
import { towerTexts as towerEn } from './en/towerIndex.ts';
import { towerLateTexts as towerLateEn } from './en/towerLateIndex.ts';
import { asked as askedFr } from './fr/asked.ts';
import { cabinet as cabinetFr } from './fr/cabinet.ts';
import { check as checkFr } from './fr/check.ts';
import { cli as cliFr } from './fr/cli.ts';
import { decks as decksFr } from './fr/decks.ts';
import { host as hostFr } from './fr/host.ts';
import { ideasTexts as ideasFr } from './fr/ideasIndex.ts';
import { texts as fr } from './fr/index.ts';
import { lateTexts as lateFr } from './fr/lateIndex.ts';
import { learn as learnFr } from './fr/learn.ts';
import { rolesTexts as rolesFr } from './fr/rolesIndex.ts';
import { rolesLearnTexts as rolesLearnFr } from './fr/rolesLearnIndex.ts';
import { securityTexts as securityFr } from './fr/securityIndex.ts';
import { securityLearnTexts as securityLearnFr } from './fr/securityLearnIndex.ts';
import { tales as talesFr } from './fr/tales.ts';
import { towerTexts as towerFr } from './fr/towerIndex.ts';
import { towerLateTexts as towerLateFr } from './fr/towerLateIndex.ts';
import { addTexts, type Lang, merged, type Texts } from './index.ts';
import { asked as askedNl } from './nl/asked.ts';
import { cabinet as cabinetNl } from './nl/cabinet.ts';
import { check as checkNl } from './nl/check.ts';
import { cli as cliNl } from './nl/cli.ts';
import { decks as decksNl } from './nl/decks.ts';
import { host as hostNl } from './nl/host.ts';
import { ideasTexts as ideasNl } from './nl/ideasIndex.ts';
import { texts as nl } from './nl/index.ts';
import { lateTexts as lateNl } from './nl/lateIndex.ts';
import { learn as learnNl } from './nl/learn.ts';
import { rolesTexts as rolesNl } from './nl/rolesIndex.ts';
import { rolesLearnTexts as rolesLearnNl } from './nl/rolesLearnIndex.ts';
import { securityTexts as securityNl } from './nl/securityIndex.ts';
import { securityLearnTexts as securityLearnNl } from './nl/securityLearnIndex.ts';
import { tales as talesNl } from './nl/tales.ts';
import { towerTexts as towerNl } from './nl/towerIndex.ts';
import { towerLateTexts as towerLateNl } from './nl/towerLateIndex.ts';
import { piecesCli as piecesCliEn } from './pieces/en.ts';
import { piecesCli as piecesCliFr } from './pieces/fr.ts';
import { piecesCli as piecesCliNl } from './pieces/nl.ts';
import { rolesCli as rolesCliEn } from './pieces/roles.en.ts';
import { rolesCli as rolesCliFr } from './pieces/roles.fr.ts';
import { rolesCli as rolesCliNl } from './pieces/roles.nl.ts';
import { securityCli as securityCliEn } from './pieces/security.en.ts';
import { securityCli as securityCliFr } from './pieces/security.fr.ts';
import { securityCli as securityCliNl } from './pieces/security.nl.ts';
import { joined } from './pieces/words.ts';

// Every language with every domain, at once: for a terminal, which has them on its disk. A page
// fetches its own language alone.

export const TEXTS: Readonly<Record<Lang, Texts>> = {
  en: {
    ...merged(merged(merged(en, lateEn), securityEn), rolesEn),
    ...securityLearnEn,
    ...rolesLearnEn,
    ...towerEn,
    ...towerLateEn,
    ...ideasEn,
    asked: askedEn,
    cabinet: cabinetEn,
    learn: learnEn,
    tales: talesEn,
    check: checkEn,
    cli: joined(cliEn, [...piecesCliEn, ...securityCliEn, ...rolesCliEn]),
    decks: decksEn,
    host: hostEn,
  },
  fr: {
    ...merged(merged(merged(fr, lateFr), securityFr), rolesFr),
    ...securityLearnFr,
    ...rolesLearnFr,
    ...towerFr,
    ...towerLateFr,
    ...ideasFr,
    asked: askedFr,
    cabinet: cabinetFr,
    learn: learnFr,
    tales: talesFr,
    check: checkFr,
    cli: joined(cliFr, [...piecesCliFr, ...securityCliFr, ...rolesCliFr]),
    decks: decksFr,
    host: hostFr,
  },
  nl: {
    ...merged(merged(merged(nl, lateNl), securityNl), rolesNl),
    ...securityLearnNl,
    ...rolesLearnNl,
    ...towerNl,
    ...towerLateNl,
    ...ideasNl,
    asked: askedNl,
    cabinet: cabinetNl,
    learn: learnNl,
    tales: talesNl,
    check: checkNl,
    cli: joined(cliNl, [...piecesCliNl, ...securityCliNl, ...rolesCliNl]),
    decks: decksNl,
    host: hostNl,
  },
};

addTexts(TEXTS);
