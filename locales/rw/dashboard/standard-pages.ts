// The list
export const standardPages = 'Impapuro z’urubuga';
export const kindsOfPages = 'Amoko y’impapuro';
export const subtitle =
  'Impapuro urubuga rusanganywe. Mwerekeze abasura ku rupapuro rwanyu, cyangwa mufunge urupapuro mudakeneye.';
export const loading = 'Impapuro zirimo gufunguka...';
export const notLoaded = 'Impapuro ntizashoboye gufunguka';
export const states = { shown: 'Rugaragara', replaced: 'Rusimburwa na', off: 'Rurafunze' };
export const troubles = {
  trash: 'Urupapuro rurusimbura ruri mu bisibwe: abasura bongeye kubona urusanzwe',
  hidden: 'Urupapuro rurusimbura ntirugaragara ku basura: bongeye kubona urusanzwe',
  gone: 'Urupapuro rurusimbura rwasibwe burundu: abasura bongeye kubona urusanzwe',
  nothing: 'Nta kintu kiri ku rupapuro rurusimbura: abasura bongeye kubona urusanzwe',
  off: 'Urupapuro rurusimbura rurafunze: abasura bongeye kubona urusanzwe',
};
export const change = 'Hindura';
export const changePage = (name: string) => `Hindura ${name}`;

// The form
export const visitorsFind = 'Icyo abasura babona';
export const visitorsFindHint = 'Bireba indimi zose, urutonde rw’ibiri ku rubuga n’ishakiro ryarwo.';
export const choices = {
  shown: 'Urupapuro ubwarwo',
  replaced: 'Urundi rupapuro mu mwanya warwo',
  off: 'Nta kintu: rurafunze',
};
export const save = 'Bika';
export const saving = 'Birabikwa...';
export const notSaved = 'Ntibyabitswe. Mwongere mugerageze.';
export const saved = {
  shown: (name: string, _target: string) => `Abasura bongeye kubona ${name}.`,
  replaced: (name: string, target: string) => `Abasura ${name} ubu babona «${target}».`,
  off: (name: string, _target: string) => `${name}: urupapuro rurafunze.`,
};
export const putBack = (name: string) => `${name}: byasubiye uko byari.`;

// Beside the links that lead nowhere
export const replacementsHidden = 'Urupapuro rusimbura urundi ntirushobora gusomwa';
export const shownAgain = (names: string) => `Abasura bongeye kubona urupapuro rusanzwe: ${names}.`;
