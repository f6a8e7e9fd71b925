export const greeting = (name: string) => `Muraho, ${name}`;
export const overviewHint = 'Ibibategereje, n’ibyavuye mu kazi kanyu.';
export const viewSite = 'Reba urubuga';
export const overviewNotLoaded = (reason: string) => `Uru rupapuro ntirwashoboye gufunguka. ${reason}`;
export const partNotLoaded = 'Ibi ntibyashoboye gufunguka. Mwongere mufungure urupapuro.';
export const couldNotBeLoaded = 'Ntibyashoboye gufunguka';
export const tryAgain = 'Ongera ugerageze';

// What is new
export const newSince = 'Ibishya kuva muherutse hano';
export const firstVisit = 'Ni ubwa mbere muje hano. Ubutaha ibishya bizagaragara hano.';
export const nothingNewSince = <Part>(moment: Part) => ['Nta gishya kuva ku wa ', moment, '.'];
export const newcomers = {
  donations: (count: number) => `Abifuza gutanga inkunga: ${count}`,
  contacts: (count: number) => `Ubutumwa bwoherejwe: ${count}`,
  registrations: (count: number) => `Abiyandikishije ku bikorwa: ${count}`,
  subscribers: (count: number) => `Abiyandikishije ku kanyamakuru: ${count}`,
  users: (count: number) => `Konti z’abakozi: ${count}`,
};

// What waits
export const needsAttention = 'Ibikeneye kwitabwaho';
export const nothingNeedsAttention = 'Nta kintu gikeneye kwitabwaho.';
export const someNotCounted = 'Bimwe muri ibi ntibyashoboye kubarwa.';
/** How long the oldest has waited. */
export const oldestOf = (count: number, time: string) =>
  count === 1 ? `bimaze ${time}` : `ikimaze igihe kirekire: ${time}`;
export const waitedDays = (days: number) => (days === 1 ? 'umunsi 1' : `iminsi ${days}`);
export const waitedWeeks = (weeks: number) => (weeks === 1 ? 'icyumweru 1' : `ibyumweru ${weeks}`);
export const waitedMonths = (months: number) => (months === 1 ? 'ukwezi 1' : `amezi ${months}`);
export const waitedYears = (years: number) => (years === 1 ? 'umwaka 1' : `imyaka ${years}`);
export const ofThemMine = (mine: string) => `harimo ${mine} mwashinzwe`;
/** What is to be done with each kind. `shown` is the number as it is written, such as `99+`. */
export const waits = {
  newsletters: (_: number, shown: string) => `Komeza kohereza utunyamakuru twahagaze: ${shown}`,
  payments: (_: number, shown: string) => `Garagaza ba nyir’ubwishyu: ${shown}`,
  receipts: (_: number, shown: string) => `Tanga inyemezabwishyu: ${shown}`,
  thanks: (_: number, shown: string) => `Shimira abatanze inkunga: ${shown}`,
  publishing: (count: number, shown: string) =>
    count === 1 ? 'Tangaza inkuru 1 itegereje' : `Tangaza inkuru ${shown} zitegereje`,
  publishingPages: (count: number, shown: string) =>
    count === 1 ? 'Tangaza urupapuro 1 rutegereje' : `Tangaza impapuro ${shown} zitegereje`,
  messages: (_: number, shown: string) => `Soma ubutumwa bushya: ${shown}`,
  answers: (_: number, shown: string) => `Soma ibisubizo bishya by’amafishi: ${shown}`,
  overdue: (_: number, shown: string) => `Vugisha abagombaga kuvugishwa mbere: ${shown}`,
  interests: (_: number, shown: string) => `Vugisha abashya bifuza gutanga inkunga: ${shown}`,
  registrations: (_: number, shown: string) => `Reba abiyandikishije cyangwa abavuyemo kuva muherutse hano: ${shown}`,
  translations: (_: number, shown: string) => `Vugurura ubusobanuro butajyanye n’igihe: ${shown}`,
  facts: (_: number, shown: string) => `Emeza amakuru ari ku rubuga: ${shown}`,
};
/** What visitors sent by a form; the noun is that of all of them. */
export const waitingAnswers = (noun: string, shown: string) => `${noun}, ibishya byo kwitabwaho: ${shown}`;

// What came of our work
export const thisMonth = 'Uku kwezi kugeza ubu';
export const thisMonthHint = 'Ugereranyije n’iyo minsi y’ukwezi gushize.';
/** Days of one month, of which `month` is the short name. */
export const daysOfMonth = (first: string, last: string, month: string) =>
  first === last ? `${first} ${month}` : `${first}–${last} ${month}`;
export const kindOfFigure = 'Ibyo ari byo';
export const receivedMoney = 'Ayakiriwe';
export const pledgedMoney = 'Ayasezeranyijwe';
/** One of several currencies. */
export const inCurrency = (what: string, currency: string) => `${what}, ${currency}`;
export const visitsToSite = 'Abasuye urubuga';
export const eventRegistrations = 'Abiyandikishije';
export const newSubscribers = 'Abafatabuguzi bashya';
export const noneSoFar = 'Nta kiraboneka';
export const noneBefore = 'Nta na kimwe';

// Figures
export const figures = 'Imibare';
export const totalUsers = 'Konti zose';
export const thisWeek = (count: number) => `+${count} muri iki cyumweru`;
export const activeUsers = 'Konti zikora';
export const percentActive = (percent: number) => `${percent}% zirakora`;
export const announcements = 'Amatangazo';
export const totalContent = 'Ibirimo byose';
export const blogPosts = 'Inkuru';
export const events = 'Ibikorwa';
export const galleryAndVideoItems = 'Amafoto na videwo';
export const verifiedUsers = 'Konti zemejwe';
export const quickStats = 'Imibare mu ncamake';
export const staffMembers = 'Abakozi';
export const userRoles = 'Inshingano';
export const activeAds = 'Ibyamamazwa bigaragara';
export const newThisWeek = 'Konti nshya muri iki cyumweru';
export const contentOverview = 'Ibirimo mu ncamake';
export const galleryItems = 'Amafoto';
export const advertisements = 'Ibyamamazwa';
/** The number at which a bar is full. */
export const barEndsAt = (number: string) => `wuzura kuri ${number}`;

// The next events
export const nextEvents = 'Ibikorwa bikurikira';
export const noUpcomingEvents = 'Nta bikorwa biri imbere.';
export const planAnEvent = 'Tegura igikorwa';
export const online = 'Kuri interineti';
export const registered = (count: number) => `Abiyandikishije: ${count}`;
export const registeredOf = (count: number, capacity: number) => `Abiyandikishije: ${count} kuri ${capacity}`;
export const allEvents = 'Ibikorwa byose';

// The newest accounts
export const recentUsers = 'Konti nshya';
export const name = 'Izina';
export const email = 'Imeyili';
/** Over the address, where the table is a list. */
export const emailOnPhone = 'Imeyili';
export const status = 'Uko bihagaze';
export const role = 'Inshingano';
export const lastLogin = 'Aheruka kwinjira';
export const staff = 'Umukozi';
export const user = 'Undi';
export const never = 'Nta na rimwe';

// What the site says
export const siteFacts = 'Genzura amakuru ari ku rubuga';
export const siteFactsHint = 'Urubuga rwaje rurimo izi nyandiko n’iyi mibare. Mwemeze ibiri ukuri, ibindi mubihindure.';
export const pages = {
  services: 'Urupapuro: Serivisi zacu',
  privacy: 'Urupapuro: Amabwiriza ku makuru bwite',
  terms: 'Urupapuro: Amabwiriza yo gukoresha urubuga',
  cookies: 'Urupapuro: Amabwiriza kuri cookies',
};
export const sampleText = (text: string) => `${text}\nUru ni urugero. Murusimbuze mbere yo kumenyekanisha urubuga.`;
export const notSet = 'Ntibirashyirwamo. Abasura urubuga nta cyo babona.';
export const emailNotSet = 'Ntirashyirwamo. Abasura urubuga nta yo babona, kandi iyo banditse nta muntu ubona imeyili.';
export const confirm = 'Emeza';
export const weHaveNone = 'Nta byo dufite';
export const confirmed = (fact: string) => `«${fact}»: byemejwe.`;
export const notConfirmed = (fact: string) => `«${fact}»: kwemeza byakuweho.`;
export const edit = 'Hindura';
export const editFact = (fact: string) => `Hindura: ${fact}`;
/** The name of a button for screen readers. */
export const actionOn = (action: string, fact: string) => `${action}: ${fact}`;
export const showFirst = (count: number) => `Erekana ${count} bya mbere`;
export const showAll = (count: number) => `Erekana byose uko ari ${count}`;

// Visits
export const visitsTitle = 'Inshuro urubuga rwasuwe mu minsi 30 ishize';
export const visitCount = (count: string) => `Inshuro rwasuwe: ${count}`;
export const pageCount = (count: string) => `Impapuro zasomwe: ${count}`;
export const lastDays = (days: number, shownVisits: string, shownPages: string) =>
  `Mu minsi ${days} ishize. ${shownVisits}. ${shownPages}`;
export const visitsOfDay = (date: string, visitors: number, views: number) =>
  `${date}: rwasuwe inshuro ${visitors}, hasomwa impapuro ${views}`;
export const viewAsTable = 'Reba mu mbonerahamwe';
export const visitsByDay = 'Inshuro urubuga rwasuwe n’impapuro zasomwe, buri munsi';
export const day = 'Umunsi';
export const visits = 'Inshuro rwasuwe';
export const pageViews = 'Impapuro zasomwe';
export const visitsHint = 'Tubara impapuro zasomwe, ntitubara abantu: nta cookies, nta makuru bwite y’abantu.';

// The state of the installation
export const systemStatus = 'Uko porogaramu imeze';
export const statusNotLoaded = (reason: string) => `Uko porogaramu imeze ntibyashoboye gufunguka. ${reason}`;
export const everythingIsWorking = 'Byose birakora neza.';
export const tellSomebody = 'Mubibwire ushinzwe seriveri.';
export const mail = 'Imeyili';
export const noMailServer = 'Nta seriveri y’imeyili';
export const mailsWaiting = (count: string) => `${count} zitegereje`;
export const mailsNotSent = (count: string) => `${count} zitoherejwe`;
export const allSent = 'Zose zoherejwe';
export const payments = 'Kwishyura ku rubuga';
export const paymentsAsked = 'Birakora';
export const paymentsNotAsked = 'Ntibikora';
export const lastBackup = 'Kopi y’ingoboka iheruka';
export const noneYet = 'Nta yo irakorwa';
export const failed = 'Byanze';
export const inProgress = 'Birimo gukorwa';
export const lastRestoreTest = 'Igerageza rya kopi riheruka';
export const passed = 'Byagenze neza';
export const copyAt = (place: string) => `Kopi iri kuri ${place}`;
export const copiedUntil = (moment: string) => `Yakozwe kugeza ${moment}`;
export const provenAt = (moment: string) => `yageragejwe ${moment}`;
export const disk = 'Disiki';
export const diskFree = (size: string) => `Hasigaye ${size}`;
export const diskOf = (size: string) => `kuri ${size}`;
export const pictures = 'Amafoto';
export const allReady = 'Yose ariteguye';
export const beingPrepared = (count: string) => `${count} arimo gutegurwa`;
export const errors = 'Amakosa';
export const noErrors = 'Nta yo';
export const since = (moment: string) => `kuva ku wa ${moment}`;

// What is wrong, and what that means
export const clockLeapt = (now: string, before: string) =>
  `Isaha ya seriveri ivuga ko ari ${now}. Ubwo yaherukaga kugenzurwa, hari ${before}.`;
export const clockLeaptMeans =
  'Isaha itarakosorwa, cyangwa umuyobozi mukuru atarayemeza, urubuga nta cyo rusiba rushingiye ku gihe kimaze.';
export const clockIsRight = 'Isaha ni yo';
export const clockConfirmed = 'Byemejwe. Urubuga rwongeye gusiba ibyarengeje igihe.';
export const mailServerMissing = 'Nta seriveri y’imeyili ihari.';
export const mailServerMissingMeans =
  'Nta imeyili yoherezwa: nta kode zo kwinjira, nta byemezo, nta bisubizo. Mubwire ushinzwe seriveri: «Shyiraho SMTP_URL kuri seriveri.»';
export const mailRefused = 'Seriveri y’imeyili ntiyemera imeyili zacu.';
export const mailRefusedMeans =
  'Turakomeza kugerageza. Mu gihe itarazemera, kode zo kwinjira n’ibyemezo ntibigera kuri ba nyirabyo.';
export const paymentsFail = 'Abaterankunga ntibashobora kwishyura kuri telefoni banyuze ku rubuga.';
export const paymentsFailMeans =
  'Ikigo cya Mobile Money ntigisubiza, cyangwa cyanze imfunguzo zacu. Dukomeza kugerageza; urubuga rubwira abaterankunga uko biyishyurira. Mubwire ushinzwe seriveri akoreshe «intambwe doctor».';
export const mailWaitingSince = (moment: string) => `Imeyili zitegereje koherezwa kuva ku wa ${moment}.`;
export const mailWaitingMeans = 'Kode zo kwinjira n’ibyemezo ntibigera kuri ba nyirabyo.';
/** `shown` is the number as it is written. */
export const mailsFailed = (count: number, shown: string) =>
  count === 1 ? 'Imeyili 1 ntiyashoboye koherezwa.' : `Imeyili ${shown} ntizashoboye koherezwa.`;
export const mailsFailedMeans = 'Abo zari zigenewe ntibazibonye.';
export const backupFailed = (moment: string) => `Kopi y’ingoboka yo ku wa ${moment} yanze gukorwa.`;
export const backupTriedAgain = (moment: string) => `Izongera kugeragezwa ku wa ${moment}.`;
export const noBackupProven = 'Nta kopi y’ingoboka iratsinda igerageza.';
export const noBackupProvenSince = (moment: string) => `Nta kopi y’ingoboka yatsinze igerageza kuva ku wa ${moment}.`;
export const noBackupMeans = 'Seriveri yangiritse, ibyakozwe bishobora gutakara.';
export const copyFails = (place: string) => `Kopi iri kuri ${place} ntirinda urubuga.`;
export const nothingElsewhere = 'Nta kopi iri ahandi.';
export const nothingElsewhereMeans =
  'Disiki ya seriveri yangiritse, urubuga na kopi z’ingoboka byatakara. Mubwire ushinzwe seriveri: «Shyiraho COPY_TO kuri seriveri, cyangwa BACKUP_DIR iri ku yindi disiki.»';
export const updatesNeeded = 'Seriveri ikeneye kuvugururwa ku mpamvu z’umutekano.';
export const housekeepingStopped = 'Urubuga ntirugisiba ibishaje.';
export const diskFull = 'Disiki yuzuye.';
export const diskFullMeans =
  'Nta kintu gishobora kubikwa cyangwa koherezwa hataraboneka umwanya. Kwinjira no gusiba biracyakora.';
export const diskNearlyFull = (free: string, all: string) => `Disiki iri hafi kuzura: hasigaye ${free} kuri ${all}.`;
export const diskNearlyFullMeans = 'Niyuzura, nta kintu kizashobora kubikwa.';
/** `shown` is the number as it is written. */
export const errorsSince = (_count: number, shown: string, moment: string) =>
  `Porogaramu yagize ikibazo inshuro ${shown} kuva ku wa ${moment}.`;
export const errorsMeans = 'Hari uwabonye ubutumwa bw’ikosa.';
export const certificateEnds = (moment: string) => `Icyemezo cy’umutekano cy’urubuga kirangira ku wa ${moment}.`;
export const certificateEndsMeans =
  'Nyuma yaho mushakisha zizabuza abasura urubuga kwinjira. Mubwire ushinzwe seriveri: cyagombaga kuba cyaravuguruwe.';
export const unknownProxy = (address: string) =>
  `Abasura urubuga bose basa n’abaturuka kuri aderesi imwe, ${address}: ni porogisi itarashyirwa mu igenamiterere.`;
export const unknownProxyMeans = (address: string) =>
  `Basangiye umubare ntarengwa umwe, bityo bashobora guhagarikwa. Mubwire ushinzwe seriveri: «Shyiraho TRUST_PROXY=${address}.»`;

// Room on the disk
export const makeRoom = 'Kongera umwanya kuri disiki';
export const mediaLibrary = 'bubiko bw’amafoto na dosiye';
/** With a link to the media library. */
export const deleteUnused = <Part>(mediaLibraryLink: Part) => [
  'Musibe dosiye zidakoreshwa ziri mu ',
  mediaLibraryLink,
  ', cyangwa kopi z’ingoboka za kera. Umwanya w’ibyasibwe ukoreshwa n’ibishya.',
];
export const noBackups = 'Nta kopi z’ingoboka ziri kuri iyi disiki.';
export const backupOf = (moment: string, size: string) => `Kopi yo ku wa ${moment}, ${size}`;
export const backupHolds = (rows: string, files: string, release: string) =>
  `Inyandiko ${rows} na dosiye ${files}, za verisiyo ${release}`;
export const backupKept = 'Iragumaho: ni yo iheruka gutsinda igerageza';
export const superuserDeletes = 'Umuyobozi mukuru ni we uyisiba';
export const deleteBackup = 'Siba';
export const deleteBackupOf = (moment: string) => `Siba kopi yo ku wa ${moment}`;
export const deleteBackupQuestion = 'Murasiba burundu iyi kopi y’ingoboka?';
export const deleteBackupHint = 'Kopi iheruka gutsinda igerageza igumaho. Ntimushobora kugarura iyo musibye.';
export const keepIt = 'Yigumeho';
export const deleteIt = 'Yisibe';
export const backupDeleted = 'Kopi y’ingoboka yasibwe.';
export const toBackups = 'Kopi z’ingoboka: gukora cyangwa kuvanaho imwe';
