// Registering somebody
export const placesLeft = (left: number) => (left === 0 ? 'nta mwanya usigaye' : `imyanya isigaye: ${left}`);
export const register = 'Andika';
export const registering = 'Birimo kwandikwa...';
export const personRegistered = (name: string, byMail: boolean) =>
  byMail
    ? `${name} yanditswe. Icyemezo kirimo koherezwa kuri imeyili ye.`
    : `${name} yanditswe. Nta cyemezo cyoherejwe, kuko nta imeyili ihari.`;
export const attendeeAndEvent = 'Uzitabira n’igikorwa';
export const event = 'Igikorwa';
export const chooseAnEvent = 'Hitamo igikorwa';
export const noComingEvents = 'Nta gikorwa giteganyijwe kiri ku rubuga.';
export const fullName = 'Amazina yombi';
export const emailField = 'Imeyili';
export const emailOrPhone = 'Imeyili cyangwa nimero ya telefoni irahagije.';
export const phone = 'Telefoni';
export const organisation = 'Ikigo';
export const optional = 'Si ngombwa.';
export const loadingEvents = 'Ibikorwa birimo gufunguka...';
export const eventRegistration = 'Kwandika uzitabira igikorwa';
export const registerSomeone = 'Mwandike umuntu udashobora kwiyandikisha.';
export const backToEvents = 'Ku bikorwa';

// The list
export const name = 'Izina';
export const email = 'Imeyili';
export const none = 'Nta yo';
export const organization = 'Ikigo';
export const registeredAt = 'Igihe yiyandikishirije';
export const toBeCalled = 'Abo guhamagara';
export const registrations = 'Abiyandikishije';
export const loadingRegistrations = 'Urutonde rw’abiyandikishije rurimo gufunguka...';
export const failedToLoadRegistrations = 'Urutonde rw’abiyandikishije ntirwashoboye gufunguka';
export const noRegistrationsYet = 'Nta muntu uriyandikisha';
export const noRegistrationsHint =
  'Abasura urubuga biyandikisha ku rupapuro rw’igikorwa. Mushobora kongeraho uwabahamagaye cyangwa uwaje.';
export const addTheFirst = 'Ongeraho umuntu wa mbere';
export const noRegistrationsMatchYourSearch = 'Nta wiyandikishije uhuye n’ibyo mushaka';
export const total = (first: number, last: number, count: number) =>
  `Abiyandikishije, kuva ku wa ${first} kugeza ku wa ${last}, muri ${count}`;
export const registered = 'Abiyandikishije';
export const searchRegistrations = 'Shakisha uwiyandikishije';
export const searchedInRegistrations = 'Shakisha izina, imeyili, telefone cyangwa ikigo';
export const eventRegistrations = 'Abiyandikishije ku gikorwa';
export const addRegistration = 'Ongeraho umuntu';
export const registeredAndLeft = (registered: number, left: number) =>
  `Abiyandikishije: ${registered} (imyanya isigaye: ${left})`;
export const loadingEvent = 'Igikorwa kirimo gufunguka...';
export const eventNotLoaded = 'Igikorwa nticyashoboye gufunguka';

// Cancelling
export const cancelled = 'Abavanywemo';
export const cancelledRegistrations = 'Abavanywe mu biyandikishije';
export const noCancelledRegistrations = 'Nta muntu wavanywe mu biyandikishije';
export const noCancelledHint =
  'Uvanywe mu biyandikishije aguma hano iminsi 30, kandi ashobora gusubizwamo imyanya igihari.';
export const cancelledTotal = (count: number) => `Abavanywe mu biyandikishije: ${count}. Baguma hano iminsi 30.`;
export const cancelQuestion = (name: string) => `Kuvana ${name} mu biyandikishije?`;
export const cancelRegistration = 'Vana mu biyandikishije';
export const cancelFor = (name: string) => `Vana ${name} mu biyandikishije`;
export const cancel = 'Vanamo';
export const placeIsFree = (name: string) =>
  `Umwanya we ushobora guhabwa undi. Mu minsi 30 mushobora kongera kwandika ${name}.`;
export const tellByEMail = (name: string) => `Menyesha ${name} kuri imeyili`;
export const noMailReaches = (name: string, phone: string) =>
  `Nta imeyili yagera kuri ${name}, kuko yasize nimero ya telefoni gusa: ${phone}.`;
export const registerAgainFor = (name: string) => `Ongera wandike ${name}`;
export const registerAgain = 'Ongera wandike';
export const registration = 'Uwiyandikishije';
export const registrationCancelled = (name: string) => `${name} yavanywe mu biyandikishije.`;
export const personRegisteredAgain = (name: string) => `${name} yongeye kwandikwa.`;

// The sheet to be signed
export const signInSheet = 'Urutonde rwo gusinyaho';
export const number = 'No.';
export const signature = 'Umukono';
export const sheetNotLoaded = 'Urutonde ntirwashoboye gufunguka';
export const print = 'Capa';
export const backToRegistrations = 'Subira ku biyandikishije';
