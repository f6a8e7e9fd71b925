// Errors of fields
export const enterText = 'Enter some text.';
export const atMostCharacters = (characters: number) => `Use at most ${characters} characters.`;
export const onOneLine = 'Enter this on one line.';
export const fillInRequired = 'Please fill in all required fields.';
export const validEmail = 'Please enter a valid email address.';
export const validMoment = 'Enter a valid date and time.';
export const enterNumber = 'Enter a number in figures, such as 12.';
export const enterDay = 'Enter a day, such as 2026-11-30.';
export const chooseAnAnswer = 'Choose one from the list.';
export const chooseSubject = 'Choose a subject.';
export const chooseDonationType = 'Choose a type of donation.';
export const chooseContactMethod = 'Choose how we should contact you.';
export const phoneToCall = 'Enter your phone number, so that we can call you.';
export const phoneWeCanCall = 'Enter a phone number that we can call, such as 0788 123 456.';
export const emailOrPhone = 'Enter an e-mail address or a phone number, so that we can reach you.';
export const linkIncomplete = 'The link is incomplete. Open it again from the e-mail.';

// Thanks
export const messageSent = "Thank you for your message! We'll get back to you soon.";
export const interestSent = "Thank you for your interest! We'll be in touch soon.";
export const registered =
  'You are registered. Check your e-mail for a confirmation. If none arrives, your place is still reserved.';
export const registeredByPhone =
  'You are registered. Please write down the date and the place: without an e-mail address you get no confirmation. If anything changes, we will call you.';
export const newsletterAsked =
  'Almost done. Check your e-mail and open the link in our message. If none arrives, write to us.';
export const subscribed = 'You are subscribed. Thank you!';
export const unsubscribed = 'You are unsubscribed and will not receive our newsletter again.';

// Forms that were not taken
export const messageFailed = 'Failed to send message. Please try again.';
export const interestFailed = 'Failed to submit donation interest. Please try again.';
export const registrationFailed = 'Failed to register. Please try again.';
export const subscriptionFailed = 'Failed to subscribe. Please try again.';
export const formIsClosed = 'This form is closed. Please write to us instead.';
export const formIsFull = 'This form has all the answers that it can take. Please write to us instead.';
export const noPlacesLeft = 'No places are left. Please choose another event.';
export const registrationClosed = 'Registration for this event is closed. Please choose another event.';
export const eventNotFound = 'Event not found';
export const confirmLinkInvalid = 'This link is no longer valid. Please subscribe again.';
export const leaveLinkInvalid = 'This link is not valid. Please write to us and we will remove your address.';

// Whatever was asked for
export const tooManyAttempts = 'Too many attempts. Please wait and try again.';
export const busy = 'The service is busy. Please try again in a moment.';
export const noSpaceLeft = 'There is no space left to save this. Please try again later.';
export const ourFault = 'Something went wrong on our side. Please try again.';
export const tooLarge = 'The request is too large. Please send less at once.';
export const interrupted = 'The request was interrupted. Please send it again.';

// Pledges
export const pledgeNotTaken =
  'Your pledge was not taken: the form was sent very quickly. Please press the button once more.';
export const pledgeTaken = (reference: string) =>
  `Give the reference ${reference} when you pay. The page of your pledge shows how to pay.`;
export const pledgeReceived = 'Thank you! We have received your pledge.';
export const pledgeFailed = 'Your pledge could not be sent. Please try again.';
export const amountAboveZero = 'Enter an amount above zero in figures, such as 5,000.';
export const chooseCurrency = 'Choose a currency from the list.';
export const chooseRhythm = 'Choose once or each month.';
export const chooseProject = 'Choose what it is for from the list.';
export const chooseReminder = 'Choose whether we may remind you.';
export const pledgeLinkInvalid = 'This link is not valid. Open the link in the e-mail we sent you, or write to us.';
export const pledgeCancelled = 'Your pledge is cancelled. We will not remind you of it.';
export const pledgeReopened = 'Your pledge is open again. You can pay it as this page says.';
export const pledgePaidMeanwhile =
  'Money arrived for this pledge after you cancelled it, and we are looking into it. Please write to us.';
export const pledgeReopenedTooOften = 'This pledge was cancelled and opened again too often. Please write to us.';
export const pledgeCancelledWhileAsked =
  'Your pledge is cancelled. A payment request may still be on your phone: decline it there. ' +
  'If you confirm it, the money reaches us, and we will ask you what it is for.';
export const receiptSent = 'Check your e-mail for the receipt. If it does not arrive, write to us.';
export const noReceiptYet = 'There is no receipt yet. You get it once your gift has arrived.';
export const telephoneAsked = 'The request is on this phone. Enter your mobile money PIN there to confirm the gift.';
export const telephoneNotAsked = 'We could not send the request to your phone. Please try again.';
export const phoneThatPays = 'Enter the phone number to pay from, such as 0788 123 456.';
export const amountOutstanding = 'Enter an amount in figures, no more than what is left to pay.';
const minutesOf = (minutes: number) => (minutes === 1 ? 'one minute' : `${minutes} minutes`);
export const telephoneAskedAlready = (minutes: number) =>
  `A request is already on this phone. Confirm or decline it there, or wait ${minutesOf(minutes)}.`;
export const anotherTelephoneAsked = (minutes: number) =>
  `A request for this gift is already on another phone. Confirm or decline it there, or wait ${minutesOf(minutes)}.`;
export const telephonesAskedEnough = (minutes: number) =>
  `We cannot send a request to this phone now, as we have sent many in the last hour. Pay with the reference of your pledge, as this page explains, or try again in ${minutesOf(minutes)}.`;
export const nothingOutstanding = 'This pledge is fully paid. Thank you!';
/** What the payer reads on the telephone: few letters, and no more. */
export const payerMessage = (reference: string) => `Your gift ${reference}. Thank you.`;
