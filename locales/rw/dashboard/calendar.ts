export const calendar = 'Kalendari';
export const subtitle = (clock: string) => `Ibitangazwa n’ibikorwa biteganyijwe, n’igihe byabyo: ${clock}.`;
export const loading = 'Ukwezi kurimo gufunguka...';

// The month, and what is shown of it
export const months = 'Amezi';
export const previousMonth = 'Ukwezi kubanza';
export const nextMonth = 'Ukwezi gukurikira';
export const today = 'Uyu munsi';
export const shownKinds = 'Ibigaragazwa';
/** One record, as it is read before its title. */
export const kinds = {
  posts: 'Inkuru',
  newsletter: 'Akanyamakuru',
  events: 'Igikorwa',
  announcements: 'Itangazo',
  ads: 'Icyamamazwa',
};
export const kindBeforeTitle = (kind: string) => `${kind}:`;
export const manyOf = {
  posts: 'Inkuru',
  newsletter: 'Utunyamakuru',
  events: 'Ibikorwa',
  announcements: 'Amatangazo',
  ads: 'Ibyamamazwa',
};
export const states = { scheduled: 'Igihe cyagenwe', out: 'Byatangajwe', draft: 'Ntibiratangazwa' };
export const newsletterStates = {
  scheduled: 'Igihe cyagenwe',
  out: 'Karoherejwe',
  stopped: 'Karahagaritswe',
  missed: 'Ntikoherejwe',
};
/** `day` is "20 Ugu 2026". */
export const until = (day: string) => `kugeza ku wa ${day}`;
export const noEnd = 'nta herezo';
/** `kind` is one of `kinds` or `manyOf`. */
export const andMore = (count: number, kind: string) => `n’ibindi ${count}: ${kind}`;
export const forSeveralDays = 'Bimara iminsi';
export const moreForDays = (count: number) => `n’ibindi ${count} bimara iminsi`;

// Nothing to show
export const nothingIn = (month: string) => `Muri ${month} nta kintu kiraboneka`;
export const nothingHint =
  'Inkuru, utunyamakuru, ibikorwa, amatangazo n’ibyamamazwa bigaragara hano ku minsi mwabigeneye.';
export const writeAPost = 'Andika inkuru';
export const planAnEvent = 'Tegura igikorwa';
export const writeANewsletter = 'Andika akanyamakuru';
export const nothingOfTheseKinds = 'Nta cyo mu bigaragazwa gihari.';
export const showAllKinds = 'Garagaza byose';

// Moving to another day
export const moveShort = 'Imurira...';
export const moveToAnotherDay = 'Imurira ku wundi munsi';
export const moveOne = (title: string) => `Imurira «${title}» ku wundi munsi`;
export const newDay = 'Umunsi mushya';
export const staysAt = (day: string, time: string, clock: string) => `Ubu: ${day}. Isaha iguma ${time} (${clock}).`;
export const move = 'Imura';
export const moving = 'Birimo kwimurwa...';
export const notMoved = 'Ntibyimuwe. Mwongere mugerageze.';
export const movedTo = (title: string, day: string) => `«${title}» byimuriwe: ${day}.`;
export const peopleAreRegistered = (people: number) =>
  people === 1
    ? 'Umuntu 1 ariyandikishije. Mwimurire igikorwa muri fomu yacyo: ibaza niba agomba kumenyeshwa.'
    : `Abantu ${people} bariyandikishije. Mwimurire igikorwa muri fomu yacyo: ibaza niba bagomba kumenyeshwa.`;
export const goOnInTheForm = 'Komereza muri fomu';
export const cannotBeMoved = (title: string) => `«${title}» ntibishobora kwimurwa`;
export const isPublished = 'Yaramaze gutangazwa. Itariki yayo ihindurirwa muri fomu yayo.';
export const isSent = 'Karoherejwe, cyangwa karimo koherezwa.';
export const wasNotSent = 'Ntikoherejwe ku gihe. Mugafungure murebe impamvu, mukagenere ikindi gihe.';
export const eventHasBegun = 'Cyaratangiye. Amatariki yacyo ahindurirwa muri fomu yacyo.';
export const dayHasPassed = 'Iyi saha yararenze kuri uwo munsi. Muhitemo undi munsi uri imbere.';
export const isOnThatDay = 'Ni wo munsi biriho. Muhitemo undi.';
export const openIt = 'Fungura';
export const close = 'Funga';
