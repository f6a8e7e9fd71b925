// web/site/events/EventCard.tsx
export const readMore = 'Soma ibindi';

// web/site/events/details/EventFound.tsx
export const offlineInPerson = 'Imbonankubone';
export const online = 'Kuri interineti';
export const hybrid = 'Imbonankubone no kuri interineti';
export const date = 'Itariki';
export const location = 'Aho kibera';
export const type = 'Ubwoko';
export const category = 'Icyiciro';
export const organiser = 'Uwateguye';
export const thisEventIsOver = 'Iki gikorwa cyararangiye';
export const allEvents = 'Ibikorwa byose';
export const reserveMyPlace = 'Mufate umwanya';
export const joinOnlineEvent = 'Itabira kuri interineti';
export const atAGlance = 'Muri make';
export const timesAre = (timeZone: string) => `Amasaha ari ku ${timeZone}.`;
export const addToCalendar = 'Shyira mu ndangaminsi';
export const shareEvent = 'Sangiza abandi';
export const aboutThisEvent = 'Iby’iki gikorwa';
export const noDescriptionAvailableForThis = 'Nta bisobanuro by’iki gikorwa bihari.';

// web/site/events/details/MoreEvents.tsx
export const moreUpcomingEvents = 'Ibindi bikorwa biri imbere';

// web/site/events/details/PictureCarousel.island.tsx
export const picturesOfThisEvent = 'Amafoto y’iki gikorwa';
export const showPicture = (place: number, count: number) => `Erekana ifoto ya ${place} muri ${count}`;

// web/site/events/details/Registration.tsx
export const tellUsWhoIsComing = 'Mutubwire abazaza, kugira ngo twitegure kwakira buri wese.';
export const onlyAFewPlacesLeft = 'Hasigaye imyanya mike';

// web/site/events/details/RegistrationForm.island.tsx
export const yourPlaceIsReserved = 'Mwabikiwe umwanya';
export const registerSomeoneElse = 'Mwandike undi muntu';
export const registerForThisEvent = 'Kwiyandikisha kuri iki gikorwa';
export const fullName = 'Amazina yombi';
export const howWeCanReachYou = 'Uko twabageraho: imeyili, nimero ya telefoni, cyangwa byombi';
export const phone = 'Telefoni';
export const organisation = 'Ikigo';
export const register = 'Mwiyandikishe';

// web/site/events/details/page.tsx
export const backToEvents = 'Subira ku bikorwa';
export const weCouldntLoadThisEvent = 'Iki gikorwa nticyashoboye gufunguka. Mwongere mugerageze mu kanya.';
export const theEventYoureLooking = 'Igikorwa mushaka ntikibaho cyangwa cyakuweho.';
export const eventNotFound = 'Igikorwa nticyabonetse';
export const seeAllEvents = 'Reba ibikorwa byose';
export const events = 'Ibikorwa';
export const event = 'Igikorwa';

// web/site/events/event-card.ts
export const over = 'Cyararangiye';
export const now = 'Ubu';
export const today = 'Uyu munsi';
export const onlineEvent = 'Kuri interineti';
export const placeToBeAnnounced = 'Ahantu hazamenyeshwa';

// web/site/events/list/RecentEvents.island.tsx
export const showingEvents = (from: number, to: number, count: number) =>
  `Murareba ibikorwa ${from}-${to} muri ${count}`;
export const pagesOfRecentEvents = 'Impapuro z’ibikorwa biheruka';

// web/site/events/list/page.tsx
export const recentEvents = 'Ibikorwa biheruka';
export const everyEventStarts =
  'Buri gikorwa gitangirira ku itsinda ry’abaturanyi. Murebe ibyo bakoze, kandi muzaze mu gikurikira.';
export const recentEventsFromTodayBackwards = 'Ibikorwa biheruka, ibya vuba bibanza';
export const upcomingEvents = 'Ibikorwa biri imbere';
export const calendar = 'Indangaminsi';
export const addAllEventsToYour = 'Shyira ibikorwa byose mu ndangaminsi';
export const pagesOfTheCalendar = 'Impapuro z’indangaminsi';
export const meetingsTrainingAndMarkets = (name: string) =>
  `Inama, amahugurwa n’amasoko bya ${name}: ibiri imbere, n’ibyo amatsinda yo kwizigamira amaze gukora.`;

// Several files in web/site/events/
export const loadingEvents = 'Ibikorwa birimo gufunguka...';
export const oopsSomethingWentWrongWhile = 'Habaye ikibazo mu gufungura ibikorwa';
export const failedToFetchEvents = 'Ibikorwa ntibyashoboye gufunguka';
export const failedToLoadEvents = 'Ibikorwa ntibyashoboye gufunguka';
export const noEventsAvailable = 'Nta bikorwa bihari muri iki gihe.';
export const noEventsFound = 'Nta bikorwa byabonetse';
export const checkBackLaterForUpcoming = 'Muzagaruke nyuma murebe ibikorwa biri imbere';
export const failedToLoadEventDetails = 'Ibisobanuro by’igikorwa ntibyashoboye gufunguka.';
export const email = 'Imeyili';
export const submitting = 'Birimo koherezwa...';
export const previousPicture = 'Ifoto yabanje';
export const nextPicture = 'Ifoto ikurikira';
