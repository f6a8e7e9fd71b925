// The list
export const givers = 'Abatanga';
export const subtitle = 'Abasezeranyije n’abatanze bose.';
export const search = 'Mushakishe izina, imeyili cyangwa telefoni';
export const loadingGivers = 'Abatanga barimo gufunguka...';
export const failedToLoadGivers = 'Abatanga ntibashoboye gufunguka';
export const noGiversYet = 'Nta we uraboneka';
export const noGiversHint = 'Umuntu agaragara hano amaze gusezeranya cyangwa gutanga.';
export const noMatch = 'Nta utanga uhuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Abatanga, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const name = 'Izina';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const since = 'Kuva ku ya';
export const noName = 'Nta zina';
export const notGiven = 'Ntibyatanzwe';
export const open = 'Mufungure';
export const openOne = (name: string) => `Mufungure urupapuro rwa ${name}`;

// One giver
export const giver = 'Utanga';
export const giverSince = (day: string) => `Atanga kuva ku ya ${day}`;
export const backToGivers = 'Musubire ku batanga';
export const loadingGiver = 'Urupapuro rw’utanga rurimo gufunguka...';
export const giverNotLoaded = 'Urupapuro rw’utanga ntirwashoboye gufunguka';
export const giverNotFound = 'Uyu utanga ntabaho';
export const giverNotFoundHint = 'Amakuru ye ashobora kuba yarasibwe.';
export const contact = 'Izina n’uko aboneka';
export const nameHint = 'Ku nyemezabwishyu, keretse isezerano rifite irindi zina. Nta zina, uwatanze aba utazwi.';
export const language = 'Ururimi';
export const languageHint = 'Urw’inyemezabwishyu n’incamake, keretse isezerano riri mu rundi.';
export const save = 'Mubike';
export const saving = 'Birabikwa...';
export const notSaved = 'Ibyahinduwe ntibyabitswe.';
export const saved = 'Ibyahinduwe byabitswe.';

// What belongs to them
export const interests = 'Ibyo yifuje gutanga';
export const noInterests = 'Nta byo yifuje gutanga akoresheje iyi imeyili cyangwa iyi telefoni';
export const openInterests = 'Mubirebe ku rutonde rw’inkunga';
export const noPledges = 'Nta sezerano riraza';
export const gifts = 'Impano';
export const noGifts = 'Nta kirahagera';
export const day = 'Umunsi';
export const amount = 'Amafaranga';
/** A part of the gift was paid back. */
export const originallyWas = (amount: string) => `Yari ${amount}, igice cyarasubijwe`;
export const purpose = 'Icyo igenewe';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const way = 'Aho yaciye';
export const thanks = 'Gushimira';
/** Before the day. */
export const thankedOn = 'Yashimiwe ku ya';
export const thanksOwed = 'Ntarashimirwa';
export const receipt = 'Inyemezabwishyu';
export const noReceipt = 'Ntiratangwa';
export const markThanked = 'Mwandike ko yashimiwe';
export const markOneThanked = (amount: string, day: string) =>
  `Mwandike ko yashimiwe: impano ya ${amount} yo ku ya ${day}`;
export const thanked = (amount: string) => `Uwatanze impano ya ${amount} yanditsweho ko yashimiwe.`;
export const notThanked = (amount: string) => `Impano ya ${amount} ntikigaragazwa ko yashimiwe.`;
export const issue = 'Mutange inyemezabwishyu';
export const issueOne = (amount: string, day: string) =>
  `Mutange inyemezabwishyu y’impano ya ${amount} yo ku ya ${day}`;
export const issued = (number: string) => `Inyemezabwishyu ${number} yatanzwe.`;
export const noReceipts = 'Nta nyemezabwishyu iratangwa';
export const summaries = 'Incamake z’umwaka';
export const summariesHint = 'Impano zose z’umwaka ku rupapuro rumwe, rw’uwatanze.';
export const noSummaries = 'Iboneka kuri buri mwaka wajemo impano.';
export const downloadSummary = (year: number) => `Mumanure ${year}`;

// The same person
export const samePerson = 'Mbese ni umuntu umwe?';
export const samePersonHint = 'Aba batanga barasa. Muhuze abari umuntu umwe, ibye byose bibe ku rupapuro rumwe.';
export const alike = { email: 'Imeyili imwe', phone: 'Telefoni imwe', name: 'Izina rimwe' };
export const merge = 'Muhuze';
export const mergeOne = (name: string) => `Muhuze ${name} n’uyu utanga`;
export const mergeQuestion = (one: string, other: string) => `Mbese ${other} na ${one} ni umuntu umwe?`;
export const mergeDetail = (name: string) =>
  `Amasezerano, impano n’inyemezabwishyu bya ${name} bizajya no kuri uru rupapuro. Mushobora kubisubiza uko byari.`;
export const yesMerge = 'Yego, mubahuze';
export const no = 'Oya';
export const merged = (name: string) => `${name} yahujwe n’uyu utanga.`;
export const mergedGivers = 'Abahujwe n’uyu utanga';
export const undo = 'Musubize uko byari';
export const undoMerge = (name: string) => `Musubize uko byari: ${name} ni undi muntu`;
export const unmerged = (name: string) => `${name} yongeye kuba utanga ukwe.`;
