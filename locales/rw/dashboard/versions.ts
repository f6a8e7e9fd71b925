export const earlierVersions = 'Uko byari bimeze mbere';
export const loadingVersions = 'Ibyabitswe mbere birimo gufunguka...';
export const versions = 'Uko yagiye ibikwa';
export const noVersions = 'Nta yindi yabitswe mbere.';
/** Follows the moment of the latest version. */
export const isNow = '(ubu)';
export const unknownPerson = 'Umuntu utazwi';
export const chooseVersion = 'Muhitemo igihe yabikiwe kugira ngo murebe icyahindutse kuva icyo gihe.';
export const loadingVersion = 'Uko yari imeze birimo gufunguka...';
export const difference = 'Itandukaniro';
export const versionBy = (moment: string, person: string | null) => (person === null ? moment : `${moment}, ${person}`);
/** One sentence: `wordsBack` and `wordsOut` are marked in it as such words are. */
export const comparison = {
  begins: 'Yagereranyijwe n’uko bimeze ubu. Kuyigarura bisubizamo ',
  wordsBack: 'aya magambo',
  goesOn: ' bikavanamo ',
  wordsOut: 'aya magambo',
  ends: '.',
};
export const sameAsNow = 'Ni kimwe n’uko bimeze ubu.';
export const wouldComeBack = 'byagaruka';
export const wouldGo = 'byavamo';
export const restoreVersion = 'Garura uko yari imeze';
export const restoreHint = 'Uko bimeze ubu na byo birabikwa. Mushobora kongera kubigarura.';
export const versionRestored = 'Byasubijwe uko byari bimeze mbere.';
export const notLoaded = 'Uko yagiye ibikwa ntibyashoboye gufunguka';
export const backToForm = 'Subira ku rupapuro rwuzuzwa';
/** Stands before the fields that a restored version did not bring back. */
export const notAsItWas = 'Ibi ntibyagarutse uko byari bimeze:';
export const leftOut = (field: string, reason: string) => `${field}: ${reason}`;
export const registeredAreNotTold = 'Abiyandikishije ntibabimenyeshwa.';
/** Follows what restoring a post does. */
export const publishingStays = 'Uko inkuru ihagaze n’itariki yo gutangazwa ntibihinduka.';
/** Stands for the name of a record, such as a category, that was chosen then. */
export const goneRecord = 'ntikikiriho';
export const mailboxIsTold = 'Iyo imeyili ihindutse, iyo yasimbuye irabimenyeshwa.';

// A day and a time to look back to
export const lookBack = 'Uko byari bimeze ku gihe runaka';
export const dayAndTime = 'Umunsi n’isaha';
export const chooseDayAndTime = 'Muhitemo umunsi n’isaha.';
export const show = 'Erekana';
export const showing = 'Birimo gushakwa...';
export const asAt = (moment: string, saved: string) => `Ku wa ${moment} byari bimeze nk’uko byabitswe ku wa ${saved}.`;
export const noneReachesBack = (moment: string, oldest: string) =>
  `Nta cyabitswe kigera ku wa ${moment}. Icya kera cyane ni icyo ku wa ${oldest}. Mbere yaho ibi ntibyari bihari, cyangwa ibyabitswe ntibikiriho.`;

// What differs, in words: the parts of one sentence
export const sinceThen = (changes: string) => `Kuva icyo gihe: ${changes}.`;
export const changedThen = (changes: string) => `Ibyahindutse icyo gihe: ${changes}.`;
export const fieldChanged = (label: string) => `«${label}» byarahindutse`;
export const fileIsAnother = (label: string) => `«${label}» ni indi`;
export const inField = (label: string, changes: string) => `«${label}»: ${changes}`;
export const paragraphsAdded = (count: number) => `ibika byongewemo: ${count}`;
export const paragraphsTakenOut = (count: number) => `ibika byavanywemo: ${count}`;
export const paragraphsChanged = (count: number) => `ibika byahindutse: ${count}`;
export const picturesChanged = 'andi mafoto';
export const onlyFormat = 'hahindutse imiterere cyangwa aho byerekeza gusa';
export const compareWith = 'Gereranya na';
export const withNow = 'Uko bimeze ubu';
export const withBefore = 'Iyabanjirije';
export const isFirstVersion = 'Ni yo ya kera cyane. Nta yindi yayibanjirije.';
/** Of words that are marked, for screen readers. */
export const cameIn = 'byongewemo';
export const wentOut = 'byavanywemo';
/** One sentence, as `comparison` has it. */
export const comparedBefore = {
  begins: 'Yagereranyijwe n’iyayibanjirije. Icyo gihe ',
  wordsBack: 'aya magambo',
  goesOn: ' yongewemo, naho ',
  wordsOut: 'aya magambo',
  ends: ' avanwamo.',
};
