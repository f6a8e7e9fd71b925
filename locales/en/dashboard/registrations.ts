// Registering somebody
export const placesLeft = (left: number) =>
  left === 0 ? 'no places left' : left === 1 ? '1 place left' : `${left} places left`;
export const register = 'Register';
export const registering = 'Registering...';
export const personRegistered = (name: string, byMail: boolean) =>
  byMail
    ? `${name} is registered. A confirmation is sent by e-mail as soon as the mail server takes it.`
    : `${name} is registered. No confirmation is sent, as there is no e-mail address.`;
export const attendeeAndEvent = 'Attendee and event';
export const event = 'Event';
export const chooseAnEvent = 'Choose an event';
export const noComingEvents = 'There are no active upcoming events.';
export const fullName = 'Full Name';
export const emailField = 'E-mail';
export const emailOrPhone = 'An e-mail address or a phone number is enough.';
export const phone = 'Phone';
export const organisation = 'Organisation';
export const optional = 'Optional.';
export const loadingEvents = 'Loading events...';
export const eventRegistration = 'Event Registration';
export const registerSomeone = 'Register someone who cannot do it themselves.';
export const backToEvents = 'Back to Events';

// The list
export const name = 'Name';
export const email = 'Email';
export const none = 'None';
export const organization = 'Organization';
export const registeredAt = 'Registered At';
export const toBeCalled = 'To be called';
export const registrations = 'Registrations';
export const loadingRegistrations = 'Loading registrations...';
export const failedToLoadRegistrations = 'Failed to load registrations';
export const noRegistrationsYet = 'No registrations yet';
export const noRegistrationsHint =
  'Visitors register on the page of the event. You can add someone who called or came by.';
export const addTheFirst = 'Add the first person';
export const noRegistrationsMatchYourSearch = 'No registrations match your search';
export const total = (first: number, last: number, count: number) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'registration' : 'registrations'}`;
export const registered = 'Registered';
export const searchRegistrations = 'Search registrations';
export const searchedInRegistrations = 'Search names, e-mail, phone and organisation';
export const eventRegistrations = 'Event Registrations';
export const addRegistration = 'Add registration';
export const registeredAndLeft = (registered: number, left: number) =>
  `${registered} Registered (${left} ${left === 1 ? 'spot' : 'spots'} left)`;
export const loadingEvent = 'Loading the event...';
export const eventNotLoaded = 'Failed to load the event';

// Cancelling
export const cancelled = 'Cancelled';
export const cancelledRegistrations = 'Cancelled registrations';
export const noCancelledRegistrations = 'No cancelled registrations';
export const noCancelledHint =
  'A registration that is cancelled stays here for 30 days, and can be restored while places are left.';
export const cancelledTotal = (count: number) => `Cancelled registrations: ${count}. They stay here for 30 days.`;
export const cancelQuestion = (name: string) => `Cancel the registration of ${name}?`;
export const cancelRegistration = 'Cancel the registration';
export const cancelFor = (name: string) => `Cancel the registration of ${name}`;
export const cancel = 'Cancel';
export const placeIsFree = (name: string) =>
  `The place is free for someone else. For 30 days you can register ${name} again.`;
export const tellByEMail = (name: string) => `Tell ${name} by e-mail`;
export const noMailReaches = (name: string, phone: string) =>
  `We cannot e-mail ${name}, who left only a phone number: ${phone}.`;
export const registerAgainFor = (name: string) => `Register ${name} again`;
export const registerAgain = 'Register again';
export const registration = 'Registration';
export const registrationCancelled = (name: string) => `The registration of ${name} is cancelled.`;
export const personRegisteredAgain = (name: string) => `${name} is registered again.`;

// The sheet to be signed
export const signInSheet = 'Sign-in sheet';
export const number = 'No.';
export const signature = 'Signature';
export const sheetNotLoaded = 'Failed to load the sheet';
export const print = 'Print';
export const backToRegistrations = 'Back to the registrations';
