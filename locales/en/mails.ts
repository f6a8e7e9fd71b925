// Mails to visitors. Each list is the lines of one mail between its greeting and the organisation's name.
export const hello = 'Hello,';

// A message or a donation interest has arrived
export const messageReceivedSubject = (site: string) => `${site}: we have received your message`;
export const messageReceived = 'Thank you for your message. We have received it and will reply soon.';
export const interestReceivedSubject = (site: string) => `${site}: thank you for your interest`;
export const interestReceived =
  'Thank you for your interest in supporting our work. We have received your details and will be in touch soon.';
export const mistypedAddress =
  'If you did not write to us, someone mistyped their address and you can ignore this e-mail.';
export const toAnswer = (mailbox: string) => `To answer, write to ${mailbox}.`;

// Taking part in an event
export const registeredSubject = (site: string, event: string) => `${site}: you are registered for ${event}`;
export const registered = (event: string) => `You are registered for “${event}”.`;
export const begins = (moment: string) => `Begins: ${moment}`;
export const ends = (moment: string) => `Ends: ${moment}`;
export const where = (place: string) => `Where: ${place}`;
export const online = (link: string) => `Online: ${link}`;
export const more = (link: string) => `More: ${link}`;
export const forYourCalendar = (link: string) => `For your calendar: ${link}`;
export const ifYouCannotCome =
  'If you cannot come, or did not register, please tell us so that someone else can have your place.';
export const nowInsteadOf = (now: string, before: string) => `${now} (before: ${before})`;
export const noLonger = (before: string) => `no longer ${before}`;
export const eventChangedSubject = (site: string, event: string) => `${site}: ${event} has changed`;
export const eventChanged = (event: string) => `You are registered for “${event}”. The time or the place has changed.`;
export const placeStillReserved =
  'Your place is still reserved. If you can no longer come, please tell us so that someone else can have it.';
export const eventCancelledSubject = (site: string, event: string) => `${site}: ${event} is cancelled`;
export const eventCancelled = (event: string, moment: string) =>
  `You are registered for “${event}” on ${moment}. We are sorry: it has been cancelled.`;
export const replyWithQuestion = 'If you have a question, reply to this e-mail.';
export const registrationCancelledSubject = (site: string, event: string) =>
  `${site}: your registration for ${event} is cancelled`;
export const registrationCancelled = (event: string, moment: string) =>
  `Your registration for “${event}” on ${moment} is cancelled. Your place is now free for someone else.`;
export const replyIfMistake = 'If this is a mistake, reply to this e-mail.';

// The newsletter
export const confirmSubject = (site: string) => `${site}: please confirm your subscription`;
export const askedForNewsletter = (site: string) =>
  `Someone, probably you, asked for the newsletter of ${site} to be sent to this address.`;
export const openToSubscribe = (days: number) => `To subscribe, please open this link within ${days} days:`;
export const ignoreIfNotYou = 'If it was not you, ignore this e-mail and you will not hear from us.';
export const subscribedSubject = (site: string) => `${site}: you are subscribed`;
export const addressReceives = (site: string) => `This address receives the newsletter of ${site}.`;
export const openToUnsubscribe = 'To unsubscribe, open this link at any time:';
export const whyYouReceive = (site: string) => `You receive this because you asked for the newsletter of ${site}.`;
export const unsubscribe = 'Unsubscribe from the newsletter';
export const toUnsubscribe = (link: string) => `To unsubscribe: ${link}`;

// A pledge, and what comes in for it
export const pledgeSubject = (site: string, reference: string) => `${site}: your pledge ${reference}`;
export const pledgeReceived = (amount: string) => `Thank you. You would like to give ${amount}.`;
export const pledgeEachMonth = (amount: string) => `Thank you. You would like to give ${amount} each month.`;
export const writeTheReference = (reference: string) => `Please give this reference when you pay: ${reference}`;
export const waysToPay = 'Ways to pay:';
export const dialToPay = (code: string) => `Dial this code on your phone to pay: ${code}`;
export const openYourPledge = (link: string) => `See how to pay your pledge, or cancel it: ${link}`;
export const ignoreThePledge = 'If this was not you, ignore this e-mail. Nothing will be charged.';
export const reminderSubject = (site: string, reference: string) => `${site}: your gift ${reference} has not arrived`;
export const reminder = (amount: string, date: string) =>
  `On ${date} you wrote that you would like to give ${amount}. It has not reached us yet.`;
export const onlyReminder = 'If you have paid, you do not need to do anything. We will not remind you again.';
export const receiptSubject = (site: string, number: string) => `${site}: receipt ${number}`;
export const receiptsSubject = (site: string) => `${site}: your receipts`;
export const giftReceived = (amount: string, date: string) => `Thank you. Your gift of ${amount} arrived on ${date}.`;
export const summarySubject = (site: string, year: number) => `${site}: your gifts in ${year}`;
export const summaryOf = (year: number) => `Thank you for your gifts in ${year}.`;
export const openTheSummary = (link: string) => `All of them on one sheet, as a PDF: ${link}`;
export const openTheReceipt = (link: string) => `Your receipt as a PDF: ${link}`;
