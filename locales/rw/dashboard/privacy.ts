export const personalData = 'Amakuru bwite y’abantu';
export const subtitle = 'Mushakishe amakuru abitswe ku muntu, muyamwereke, muyamanure cyangwa muyasibe.';
export const tryAgain = 'Ongera ugerageze';

// Searching
export const findAPerson = 'Shakisha umuntu';
export const search = 'Shakisha';
export const searching = 'Birimo gushakishwa...';
export const searchFailed = 'Gushakisha ntibyakunze. Mwongere mugerageze.';
export const notSearched = (reason: string) => `Gushakisha ntibyakunze. ${reason}`;
export const searchLabel = 'Imeyili, nimero ya telefoni cyangwa izina';
export const searchHint =
  'Buri imeyili ibarwa nk’umuntu umwe, kimwe na nimero ya telefoni y’utarasize imeyili. Izina cyangwa nimero bishobora guhura n’abantu benshi.';
export const nothingFound = (search: string) => `Nta makuru abitswe kuri «${search}».`;
export const peopleFound = (count: number, search: string) =>
  count === 1 ? `Habonetse umuntu 1 kuri «${search}».` : `Habonetse abantu ${count} kuri «${search}».`;
export const viewRecords = (count: number) => `Reba ibyabitswe (${count})`;
export const viewRecordsUnder = (count: number, address: string) => `Reba ibyabitswe kuri ${address} (${count})`;

// What is held on a person
export const backToTheSearch = 'Subira aho mushakishiriza';
export const notLoaded = (reason: string) => `Amakuru ntiyashoboye gufunguka. ${reason}`;
export const saveToRead = 'Manura dosiye yo gusoma';
export const saveAsJson = 'Manura dosiye ya porogaramu (JSON)';
export const hasAccount =
  'Hari na konti yo ku rubuga rw’abakozi ikoresha iyi imeyili. Icungirwa ahanditse «Konti z’abakozi», kandi ntisibwa.';
export const nothingHeld = 'Nta makuru abitswe kuri uyu muntu.';
export const kindWithCount = (kind: string, count: number) => `${kind} (${count})`;
export const kinds = {
  contact_messages: 'Ubutumwa yatwandikiye',
  donation_interests: 'Ibyo yifuje gutanga',
  gifts: 'Inkunga yasezeranyije n’izo yatanze',
  payments: 'Ubwishyu',
  registrations: 'Ibikorwa yiyandikishijeho',
  subscriptions: 'Akanyamakuru',
  posts: 'Inkuru yanditse',
  mails: 'Imeyili',
  mail_files: 'Imeyili zabitswe muri dosiye',
  form_answers: 'Ibisubizo byo ku mafishi',
};
/** What is told of a record, by the server's names. */
export const facts = {
  Reference: 'Nimero y’isezerano',
  'Received on': 'Yakiriwe ku wa',
  Receipt: 'Inyemezabwishyu',
  Name: 'Izina',
  'E-mail': 'Imeyili',
  Phone: 'Telefoni',
  About: 'Icyo ubutumwa buvugaho',
  Subject: 'Umutwe w’ubutumwa',
  Message: 'Ubutumwa',
  Status: 'Uko bihagaze',
  Answers: 'Ibisubizo',
  Organisation: 'Ikigo',
  Kind: 'Ubwoko bw’inkunga',
  Amount: 'Amafaranga',
  'To be reached by': 'Uko yifuza kuvugishwa',
  'Best time': 'Igihe cyiza',
  'Next step on': 'Itariki y’igikurikira',
  Course: 'Uko byagenze',
  Notes: 'Ibyitonderwa',
  Event: 'Igikorwa',
  Cancelled: 'Igihe byahagaritswe',
  Confirmed: 'Igihe yabyemeje',
  Left: 'Igihe yavuyemo',
  Newsletters: 'Utunyamakuru',
  Author: 'Umwanditsi',
  Title: 'Umutwe',
  To: 'Uwohererejwe',
  Text: 'Inyandiko',
  Sent: 'Igihe yoherejwe',
};

// The file to read
export const heldUnder = (address: string) => `Amakuru abitswe kuri ${address}`;
export const asOf = (moment: string, clock: string) => `Uko yari ameze ku wa ${moment}, ${clock}`;
export const kindAndMoment = (kind: string, moment: string) => `${kind}, ${moment}`;
export const fact = (name: string, value: string) => `${name}: ${value}`;

// Erasing
export const eraseForGoodAsks = 'Siba burundu...';
export const eraseQuestion = 'Gusiba amakuru y’uyu muntu?';
/** `address` is shown in bold. */
export const willBeErased = <Part>(count: number, address: Part) => [
  'Ibibitswe kuri ',
  address,
  ` (${count}) bizasibwa: ubutumwa, ibyo yifuje gutanga n’ibyitonderwa byabyo, aho yiyandikishije, akanyamakuru n’imeyili. Inkuru zavuye ku rundi rubuga zivuga uyu muntu nk’umwanditsi wazo zizagumaho, izina rye rivanweho.`,
];
export const cannotBeUndone = 'Ntimushobora kubigarura. Nta kijya mu byasibwe.';
export const whatStays =
  'Urutonde rw’ibyakozwe ruvuga ko mwasibye amakuru n’umubare wayo, ariko ntiruvuga nyirayo. Kopi z’ingoboka zakozwe mbere zigumana ayo makuru igihe kitarenze amezi 6, kopi ziri ahandi ibyumweru bitarenze 14, naho kopi yakozwe n’umuntu ikayagumana kugeza isibwe. Ibyatangajwe, nk’inkuru, bigumana iyi imeyili cyangwa iyi nimero: mubanze mubihindure, kuko guhindura nyuma byongera kuyandika mu rutonde rw’ibyakozwe. Uko byari mbere ho handikwa [erased] mu mwanya wayo.';
export const typePhoneNumber = 'Mwandike nimero ya telefoni kugira ngo mwemeze';
export const typeEmailAddress = 'Mwandike imeyili kugira ngo mwemeze';
export const eraseForGood = 'Siba burundu';
export const erasing = 'Birimo gusibwa...';
export const notErased = 'Nta cyasibwe. Mwongere mugerageze.';
export const erased = 'Ibyari bibitswe kuri uyu muntu byose byasibwe.';

// How long data is kept
export const howLong = 'Igihe amakuru abikwa';
export const howLongHint =
  'Amakuru arengeje igihe asibwa ubwayo. Amabwiriza ku makuru bwite abwira abasura urubuga ibi bimwe.';
/** Each as a term, and its period of so many months, years or days. The Privacy Policy has the English ones. */
export const periods = {
  contactMessages: { what: 'Ubutumwa twandikirwa', period: (months: number) => `amezi ${months} nyuma yo koherezwa` },
  declinedDonations: {
    what: 'Abifuje gutanga bakabyanga',
    period: (months: number) => `amezi ${months} nyuma yo kubyanga`,
  },
  openDonations: {
    what: 'Abifuza gutanga tukiganira',
    period: (months: number) => `amezi ${months} nyuma y’igikorwa giheruka`,
  },
  donated: { what: 'Abifuje gutanga bagatanga', period: (years: number) => `imyaka ${years}, kubera ibaruramari` },
  emptyPledges: {
    what: 'Inkunga zasezeranyijwe ntizitangwe',
    period: (months: number) => `amezi ${months} nyuma y’impinduka iheruka`,
  },
  gifts: {
    what: 'Abatanze inkunga, raporo za konti n’inyemezabwishyu',
    period: (years: number) =>
      `imyaka ${years} nyuma y’inkunga iheruka, kubera ibaruramari; nyuma hasigara gusa amafaranga yatanzwe`,
  },
  askedTelephones: {
    what: 'Nimero za telefoni zohererejwe ubusabe bwo kwishyura',
    period: (months: number) => `amezi ${months} nyuma y’ubusabe`,
  },
  trash: {
    what: 'Ubutumwa n’abifuza gutanga biri mu byasibwe',
    period: (days: number) => `iminsi ${days} nyuma yo gusibwa`,
  },
  registrations: {
    what: 'Abiyandikishije ku bikorwa',
    period: (months: number) => `amezi ${months} nyuma y’igikorwa`,
  },
  pendingSubscriptions: {
    what: 'Abasabye akanyamakuru ntibemeze',
    period: (days: number) => `iminsi ${days} nyuma yo gusaba`,
  },
  leftSubscriptions: {
    what: 'Abavuye ku rutonde rw’akanyamakuru',
    period: (days: number) => `iminsi ${days} nyuma yo kuvaho`,
  },
  mails: { what: 'Imeyili twohereje', period: (days: number) => `iminsi ${days}` },
  backups: {
    what: 'Kopi z’ingoboka z’urubuga rwose, igihe rwaba rutakaye',
    period: (months: number) => `bitarenze amezi ${months} nyuma y’uko ikintu gisibwe ku rubuga`,
  },
};
/** The same for what staff leave behind. */
export const staffPeriods = {
  actions: {
    what: 'Ibyakozwe n’abakozi',
    period: (months: number) => `amezi ${months}; ibyahinduwe kuri konti no ku igenamiterere ry’urubuga bibikwa iteka`,
  },
  signIns: { what: 'Ukwinjira kwarangiye n’ukwanze', period: (days: number) => `iminsi ${days}` },
  accounts: {
    what: 'Konti ziri mu byasibwe',
    period: (days: number) => `iminsi ${days}; nyuma izina n’imeyili bivanwaho, hagasigara gusa ibyakozwe`,
  },
};
