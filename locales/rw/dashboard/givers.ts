// The list
export const givers = 'Abaterankunga';
export const subtitle = 'Abasezeranyije n’abatanze bose.';
export const search = 'Shakisha izina, imeyili cyangwa telefoni';
export const loadingGivers = 'Urutonde rw’abaterankunga rurimo gufunguka...';
export const failedToLoadGivers = 'Urutonde rw’abaterankunga ntirwashoboye gufunguka';
export const noGiversYet = 'Nta muterankunga uraboneka';
export const noGiversHint = 'Umuntu agaragara hano amaze gusezeranya cyangwa gutanga.';
export const noMatch = 'Nta muterankunga uhuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Abaterankunga, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const name = 'Izina';
export const email = 'Imeyili';
export const phone = 'Telefoni';
export const since = 'Kuva ku wa';
export const noName = 'Nta zina';
export const notGiven = 'Ntibyatanzwe';
export const open = 'Fungura';
export const openOne = (name: string) => `Fungura urupapuro rwa ${name}`;

// One giver
export const giver = 'Umuterankunga';
export const giverSince = (day: string) => `Umuterankunga kuva ku wa ${day}`;
export const backToGivers = 'Subira ku baterankunga';
export const loadingGiver = 'Urupapuro rw’umuterankunga rurimo gufunguka...';
export const giverNotLoaded = 'Urupapuro rw’umuterankunga ntirwashoboye gufunguka';
export const giverNotFound = 'Uyu muterankunga ntabaho';
export const giverNotFoundHint = 'Amakuru ye ashobora kuba yarasibwe.';
export const contact = 'Izina n’uko aboneka';
export const nameHint =
  'Ryandikwa ku nyemezabwishyu, keretse isezerano rifite irindi zina. Iyo nta zina rihari, uwatanze ntavugwa izina.';
export const language = 'Ururimi';
export const languageHint = 'Ni rwo inyemezabwishyu n’incamake byandikwamo, keretse isezerano riri mu rundi rurimi.';
export const save = 'Bika';
export const saving = 'Birimo kubikwa...';
export const notSaved = 'Ibyahinduwe ntibyabitswe.';
export const saved = 'Ibyahinduwe byabitswe.';
export const endLinks = 'Hagarika aderesi zose';
export const endLinksQuestion = 'Guhagarika aderesi zose uyu muterankunga yahawe?';
export const endLinksDetail =
  'Aderesi zose uyu muterankunga yahawe ntizizongera gukora: iz’inkunga yasezeranyije, iz’inyemezabwishyu n’iz’incamake z’umwaka. Mubikoreshe niba ubutumwa bwagiye ku wundi muntu. Hanyuma mwongere mwohereze inyemezabwishyu.';
export const yesEndLinks = 'Yego, zihagarike';
export const linksEnded = 'Aderesi za kera ntizigikora.';
export const linksHint =
  'Ubutumwa bwagiye kuri imeyili itari yo burimo aderesi z’inkunga zasezeranyijwe n’iz’inyemezabwishyu. Guhindura imeyili bihagarika izayoherejweho.';

// What belongs to them
export const interests = 'Ibyo yifuje gutanga';
export const noInterests = 'Nta byo yifuje gutanga akoresheje iyi imeyili cyangwa iyi telefoni';
export const openInterests = 'Birebe ku rutonde rw’abifuza gutanga inkunga';
export const noPledges = 'Nta sezerano riraboneka';
export const gifts = 'Inkunga';
export const noGifts = 'Nta nkunga iratugeraho';
export const day = 'Itariki';
export const amount = 'Amafaranga';
/** A part of the gift was paid back. */
export const originallyWas = (amount: string) => `Yari ${amount}, igice cyarasubijwe`;
export const purpose = 'Icyo igenewe';
export const whereItIsNeeded = 'Aho ikenewe kurusha ahandi';
export const way = 'Uburyo yishyuwemo';
export const thanks = 'Gushimira';
/** Before the day. */
export const thankedOn = 'Yashimiwe ku wa';
export const thanksOwed = 'Ntarashimirwa';
export const receipt = 'Inyemezabwishyu';
export const noReceipt = 'Ntiratangwa';
export const markThanked = 'Andika ko yashimiwe';
export const markOneThanked = (amount: string, day: string) =>
  `Andika ko yashimiwe: inkunga ya ${amount} yo ku wa ${day}`;
export const markNotThanked = 'Andika ko atarashimirwa';
export const markOneNotThanked = (amount: string, day: string) =>
  `Andika ko atarashimirwa: inkunga ya ${amount} yo ku wa ${day}`;
export const thanked = (amount: string) => `Uwatanze inkunga ya ${amount} yanditsweho ko yashimiwe.`;
export const notThanked = (amount: string) => `Uwatanze inkunga ya ${amount} ntacyanditsweho ko yashimiwe.`;
export const issue = 'Tanga inyemezabwishyu';
export const issueOne = (amount: string, day: string) => `Tanga inyemezabwishyu y’inkunga ya ${amount} yo ku wa ${day}`;
export const noReceipts = 'Nta nyemezabwishyu iratangwa';
export const summaries = 'Incamake z’umwaka';
export const summariesHint = 'Inkunga zose z’umwaka ku rupapuro rumwe rugenewe umuterankunga.';
export const noSummaries = 'Incamake iboneka kuri buri mwaka watanzwemo inkunga.';
export const downloadSummary = (year: number) => `Manura ${year}`;
export const sendSummary = 'Ohereza kuri imeyili';
export const sendOneSummary = (year: number) => `Ohereza kuri imeyili: incamake yo mu ${year}`;
export const summarySent = (year: number, address: string) => `Incamake yo mu ${year} yoherejwe kuri ${address}.`;
export const noAddressForSummaries = 'Nta imeyili y’uyu muterankunga izwi: incamake zishobora kumanurwa gusa.';

// The same person
export const samePerson = 'Ese ni umuntu umwe?';
export const samePersonHint =
  'Aba baterankunga barasa. Niba ari umuntu umwe, mubahuze kugira ngo ibye byose bigaragare hamwe.';
export const alike = { email: 'Imeyili imwe', phone: 'Telefoni imwe', name: 'Izina rimwe' };
export const merge = 'Huza';
export const mergeOne = (name: string) => `Huza ${name} n’uyu muterankunga`;
export const mergeQuestion = (one: string, other: string) => `Ese ${other} na ${one} ni umuntu umwe?`;
export const mergeDetail = (name: string) =>
  `Inkunga ${name} yasezeranyije, izo yatanze n’inyemezabwishyu ze bizagaragara kuri uru rupapuro. Mushobora kubisubiza uko byari.`;
/** Follows `mergeDetail`. Without an address it is empty. */
export const papersTo = (address: string) =>
  address === ''
    ? 'Nyuma y’ibyo, incamake nta muntu zohererezwa: nta mwe muri bo watanze imeyili hamwe n’inkunga.'
    : `Nyuma y’ibyo, incamake, n’inyemezabwishyu z’inkunga zidafite imeyili, zohererezwa ${address}.`;
export const yesMerge = 'Yego, bahuze';
export const no = 'Oya';
export const merged = (name: string) => `${name} yahujwe n’uyu muterankunga.`;
export const mergedGivers = 'Abahujwe n’uyu muterankunga';
export const undo = 'Subiza uko byari';
export const undoMerge = (name: string) => `Subiza uko byari: ${name} ni undi muntu`;
export const unmerged = (name: string) => `${name} yongeye kuba umuterankunga ukwe.`;
