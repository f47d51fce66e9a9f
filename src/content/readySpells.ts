// [X10.13] which spells an own scenario may lay ready, and the rule they belong to.

export { SPELL_IDS } from '#engine/mall/rules/spells/spell.ts';
