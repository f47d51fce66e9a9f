import type { rolesRules as english } from '../en/rolesRules.ts';
import type { Translation } from '../index.ts';

export const rolesRules: Translation<typeof english, 'nl'> = {
  title: 'Verborgen rollen',
  intro:
    'Drie tot acht spelers, elk scenario vanaf het derde. Ieder krijgt een geheime kaart: de meesten zijn loyaal, sommigen niet, en niemand anders weet wie wie is.',
  levels: 'Vijf niveaus',
  level: 'Niveau {level}: {name}',
  lesson: 'De les spelen',

  secret: 'Ieder één kaart',
  'secret.text':
    'Je kaart zegt aan welke kant je staat. Niemand anders ziet hem voordat hij wordt omgedraaid, en wat erop staat mag je niet vertellen en er ook niet over liegen: verdenk, verdedig je, maar alleen wanneer praten mag. Houd hem ingedrukt om te kijken.',
  winning: 'Wie wint',
  'winning.text':
    'De loyalen winnen als iedereen op tijd buiten is. Verraders winnen als het zand op is, of als iemand die loyaal is wordt veroordeeld. Wat een verrader de hele tijd doet, mag die zelf weten; het kan maar beter onhandig lijken.',
  eye: 'De oogkaart',
  'eye.text':
    'Iedereen mag de oogkaart voor iedereen leggen, op elk moment, en zo vaak verplaatsen als men wil. Het is een waarschuwing zonder woorden: ik houd je in de gaten. De kaart kost niets en doet op zichzelf niets.',
  accusing: 'Beschuldigen',
  'accusing.text':
    'Iedereen mag “verrader” roepen, op elk moment voor de laatste korrel, één beschuldiging tegelijk. Het zand loopt door. Er moet minstens één speler overblijven die niet beschuldigt en niet beschuldigd wordt.',
  voting: 'Stemmen',
  'voting.text':
    'Alle anderen hebben vijf seconden voor een duim omhoog of omlaag, en mogen van gedachten veranderen tot de stemming eindigt. Je ziet alleen hoevelen er hebben geantwoord; dan alle duimen tegelijk. Eén duim omlaag, of één die ontbreekt, en er is niets gebeurd. Zijn ze allemaal omhoog, dan worden de kaarten van de beschuldigden omgedraaid.',
  verdict: 'Goed of fout',
  'verdict.text':
    'Een verrader ligt eruit, en de actietegels gaan de tafel rond naar wie er het minst heeft. Wie beschuldigde heeft vijf seconden om de zandloper om te draaien, zelfs als die tijdens de stemming leegliep. Maar was een van de beschuldigden loyaal, dan is de kraak voorbij en hebben de verraders gewonnen.',
  several: 'Meerdere tegelijk',
  'several.text':
    'Vanaf niveau B kun je er twee of meer samen beschuldigen. Dan moeten ze allemaal verraders zijn, anders was de beschuldiging fout.',
  abandoning: 'De kraak opgeven',
  'abandoning.text':
    'Vanaf niveau B mag een loyale speler opgeven, vóór de diefstal. Wie de enige loyale speler was die nog meedeed, wint ermee, helemaal alleen. Was er nog iemand loyaal, dan winnen de verraders; was niemand verrader, dan wint niemand.',
  phantoms: 'Spoken',
  'phantoms.text':
    'Vanaf niveau B spookt een ontmaskerde verrader aan tafel: die spreekt juist wanneer niemand anders mag, en zwijgt wanneer zij praten. Een spook maakt geen gebaren, beschuldigt niemand en stemt niet. Verliezen de loyalen uiteindelijk, dan hebben spoken deels gewonnen.',
  missions: 'Missies',
  'missions.text':
    'Vanaf niveau C kan een loyale kaart een missie hebben. Wie die heeft, wint alleen als de loyalen winnen en de missie is volbracht. Kan dat niet meer, dan wordt de kaart omgedraaid en ligt die speler eruit, en zwijgt. De pagina let op allebei; alleen jij hoort hoe het met die van jou staat.',
  rules: 'Bijzondere regels',
  'rules.text':
    'Andere kaarten hebben een regel die hun bezitter verdacht maakt. Houd je er zo goed mogelijk aan. Overtreden kost niets, maar de pagina telt mee en vertelt het aan het eind aan iedereen.',
  switching: 'Van kant wisselen',
  'switching.text':
    'Op niveau D kan iets wat gebeurt een loyale speler verrader maken, of een verrader loyaal. Alleen de bezitter hoort het. Bij elke vraag naar de kant telt de kant van dat moment.',
  traitorMissions: 'Verraders met een missie',
  'traitorMissions.text':
    'Op niveau E hebben ook verraders een missie: ze winnen alleen als de kraak mislukt en hun missie is volbracht. Kan dat niet meer, dan liggen ze eruit, en worden geen spook. Een ontmaskerde verrader heeft alleen deels gewonnen als de missie toen al was volbracht.',
  divining: 'Raden',
  'divining.text':
    'Als op niveau E iedereen buiten is, tonen de verraders die nog meedoen hun kaart. Ieder mag één keer een van de zeven missies noemen voor een kaart die nog gedekt ligt. Wie het goed heeft, neemt de uitslag van die speler over en laat een nederlaag achter. Voor alle keren samen is er dertig seconden.',
  last: 'De laatste',
  'last.text':
    'Als er nog maar één meedoet, beslist die binnen dertig seconden hoe de kraak afloopt. Zonder beslissing is hij mislukt.',
  balance: 'Moeilijker, makkelijker',
  'balance.text':
    'Winnen de loyalen te vaak, neem dan twee tegels meer, of begin met de eerste zandloper buiten dienst. Winnen ze te zelden, neem dan minder tegels.',
  away: 'Iemand vertrekt',
  'away.text':
    'Niemand anders speelt ooit een plaats met een geheime kaart. Zand en stemmingen lopen door zonder wie weg is. Na twintig seconden mogen wie er zijn het spel samen beëindigen, en worden alle kaarten omgedraaid.',
};
