export { subscriberStatuses } from '../records.ts';

// The list
export const newsletter = 'Akanyamakuru';
export const newsletters = 'Utunyamakuru';
export const subtitle = 'Akanyamakuru kohererezwa abiyandikishije bose bakabyemeza.';
export const writeANewsletter = 'Andika akanyamakuru';
export const searchNewsletters = 'Shakisha akanyamakuru';
export const searchedInNewsletters = 'Shakisha umutwe w’akanyamakuru';
export const loadingNewsletters = 'Utunyamakuru turimo gufunguka...';
export const failedToLoadNewsletters = 'Utunyamakuru ntitwashoboye gufunguka. Mwongere mugerageze.';
export const noNewslettersYet = 'Nta kanyamakuru karaboneka';
export const noneHint = 'Akanyamakuru ntikoherezwa kugeza mukoherereje abiyandikishije bose.';
export const writeTheFirst = 'Andika akanyamakuru ka mbere';
export const noMatch = 'Nta kanyamakuru gahuye n’ibyo mushaka';
export const total = (count: number) => `Utunyamakuru: ${count}`;
export const found = (found: number, count: number) => `Utunyamakuru twabonetse: ${found} kuri ${count}`;
export const status = 'Uko gahagaze';
export const statuses = {
  draft: 'Ntikaroherezwa',
  scheduled: 'Igihe cyagenwe',
  sending: 'Karimo koherezwa',
  paused: 'Karahagaritswe',
  sent: 'Karoherejwe',
};
export const progress = 'Aho bigeze';
export const notSentYet = 'Ntikaroherezwa';
/** The numbers as they are written. */
export const sentOf = (sent: string, total: string) => `Hoherejwe ${sent} kuri ${total}`;
export const written = 'Igihe kanditswe';
export const trash = 'Ibyasibwe';

// The form
export const newNewsletterSubtitle = 'Mwandikire abiyandikishije bose.';
export const backToTheNewsletter = 'Subira ku kanyamakuru';
export const savingHint =
  'Kubika nta cyo byohereza. Mushobora kureba akanyamakuru no kukagerageza mbere yo kukohereza.';
export const saveDraft = 'Bika utakohereje';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Akanyamakuru ntikabitswe. Mwongere mugerageze.';
export const draftSaved = 'Akanyamakuru kabitswe. Nta kiroherezwa.';

// One newsletter
export const loadingNewsletter = 'Akanyamakuru karimo gufunguka...';
export const newsletterNotLoaded = 'Akanyamakuru ntikashoboye gufunguka';
export const isInTheTrash = 'Kari mu byasibwe. Mukagarure kugira ngo mugahindure cyangwa mukohereze.';
export const edit = 'Hindura';
export const sendMeATest = 'Nyoherereza ako kugerageza';
export const testIsOnItsWay = (email: string) => `Ako kugerageza karimo koherezwa kuri ${email}.`;
export const stopSending = 'Hagarika kohereza';
export const stopped = 'Byahagaze. Nta yindi imeyili yoherezwa.';
export const resumeSending = 'Komeza kohereza';
export const resumed = 'Kohereza byakomeje.';
export const sendToAll = 'Oherereza abiyandikishije bose...';

// How far the sending is
export const sending = 'Kohereza';
export const mailServerRefuses = 'Seriveri y’imeyili ntiyemera imeyili. Turakomeza kugerageza.';
export const mailsSent = 'Imeyili zoherejwe';
export const stillToBeSent = 'Izitaroherezwa';
export const failed = 'Izanze kugenda';
/** People who unsubscribed before their turn came. */
export const leftBefore = 'Abavuyemo mbere';
export const begun = 'Byatangiye';
export const finished = 'Byarangiye';
export const failedMails = 'Imeyili zanze kugenda';
export const failedMailsHint =
  'Seriveri y’imeyili yanze izi imeyili, cyangwa ntiyabonetse nubwo twagerageje inshuro nyinshi.';
export const retryFailedMails = 'Ongera wohereze izanze kugenda';
export const retrying = 'Imeyili zanze kugenda zirongera koherezwa.';
export const erasedPerson = 'Umuntu amakuru ye yasibwe';

// The preview
export const preview = 'Reba uko kazagaragara';
export const previewHint =
  'Porogaramu z’imeyili ntizisa. Mwiyoherereze ako kugerageza, murebe uko kagaragara mu yanyu.';
export const loadingPreview = 'Birimo gufunguka...';
export const previewNotLoaded = (reason: string) => `Uko kagaragara ntibyashoboye gufunguka. ${reason}`;
export const plainTextVersion = 'Inyandiko isanzwe';

// The question before it is sent
export const sendQuestion = 'Kohereza aka kanyamakuru?';
export const countingSubscribers = 'Abiyandikishije barimo kubarwa...';
/** `people` is what `subscribersInNumbers` says. */
export const goesTo = <Part>(subject: string, people: Part) => [`Akanyamakuru «${subject}» kohererezwa `, people, '.'];
/** `shown` is the number as it is written. */
export const subscribersInNumbers = (count: number, shown: string) =>
  count === 1 ? 'umuntu 1 wiyandikishije' : `abantu ${shown} biyandikishije`;
/** `duration` is one of the three below. */
export const takes = (duration: string) =>
  `Twohereza imeyili imwe ku isegonda, bityo bifata ${duration}. Mushobora kubihagarika, ariko imeyili zoherejwe ntizigarurwa.`;
export const aMinute = 'nk’umunota umwe';
export const minutes = (count: number) => `iminota nka ${count}`;
export const hours = (count: number) => `amasaha nka ${count}`;
export const sendNow = 'Ohereza ubu';
export const notYet = 'Reka kohereza ubu';
export const onItsWay = 'Akanyamakuru karimo koherezwa.';

// The time at which it goes out
export const sendLater = 'Ohereza nyuma...';
export const whenToSend = 'Kazoherezwa ryari?';
export const dayAndTime = 'Umunsi n’isaha';
export const dayAndTimeHint = (clock: string) =>
  `${clock}. Inyandiko iguma uko imeze kugeza icyo gihe. Mushobora guhindura cyangwa gukuraho igihe.`;
export const setTheTime = 'Emeza igihe';
export const settingTheTime = 'Birimo kubikwa...';
export const timeNotSet = 'Igihe nticyabitswe. Mwongere mugerageze.';
/** `moment` is "20 Ugu 2026, 09:00". */
export const goesOutOn = (moment: string) => `Kazoherezwa ku wa ${moment}.`;
export const asItIsNow =
  'Kazoherezwa uko kameze ubu, ku bazaba biyandikishije icyo gihe. Kugira ngo muhindure inyandiko, mubanze mukureho igihe.';
export const changeTheTime = 'Hindura igihe...';
export const cancelTheTime = 'Kuraho igihe';
export const timeCancelled = 'Igihe cyakuweho. Akanyamakuru ntikazoherezwa katabanje koherezwa namwe.';
export const willNotGoOut = (subject: string) =>
  `Akanyamakuru «${subject}» kashyizwe mu byasibwe. Ntikazoherezwa, n’iyo mwakagarura.`;
export const missedReasons = {
  late: (moment: string, hours: number) =>
    `Ntikoherejwe ku wa ${moment}. Urubuga ntirwakoraga icyo gihe, rwongeye gukora hashize amasaha arenga ${hours}.`,
  nobody: (moment: string) => `Ntikoherejwe ku wa ${moment}. Nta muntu wari waremeje ko yiyandikishije.`,
  went_back: (moment: string) =>
    `Igihe cyo ku wa ${moment} cyakuweho kuko urubuga rwasubijwe uko rwari rumeze mbere. Gashobora kuba karoherejwe: mubanze mubirebe mbere yo kukohereza.`,
};

// The subscribers
export const subscribers = 'Abiyandikishije';
export const subscribersSubtitle = 'Abantu bose basabye akanyamakuru.';
export const counted = ({ confirmed, pending, left }: { confirmed: number; pending: number; left: number }) =>
  `Ababyemeje: ${confirmed}, abatarabyemeza: ${pending}, abavuyemo: ${left}.`;
export const searchSubscribers = 'Shakisha uwiyandikishije';
export const searchedInSubscribers = 'Shakisha imeyili';
export const loadingSubscribers = 'Urutonde rw’abiyandikishije rurimo gufunguka...';
export const failedToLoadSubscribers = 'Urutonde rw’abiyandikishije ntirwashoboye gufunguka. Mwongere mugerageze.';
export const noSubscribersYet = 'Nta muntu uriyandikisha';
export const noSubscribersHint =
  'Abasura urubuga biyandikisha hasi kuri buri rupapuro, bakabyemeza kuri e-mail. Nyuma bagaragara hano.';
export const noSubscribersMatch = 'Nta wiyandikishije uhuye n’ibyo mushaka';
export const totalSubscribers = (count: number, { first, last }: { first: number; last: number }) =>
  `Abiyandikishije, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const email = 'Imeyili';
export const allStatuses = 'Bose';
export const requested = 'Igihe yabisabye';
export const confirmed = 'Igihe yabyemeje';
export const unsubscribed = 'Igihe yavuyemo';
