// The replies
export const replies = 'Replies';
export const noReplies = 'No replies from the dashboard yet';
export const delivered = 'The mail server has taken it.';
export const onItsWay = 'It is being sent. You need do nothing more.';
export const triedAgain = (said: string) =>
  `Not delivered yet. The mail server said: “${said}”. The site tries again by itself.`;
export const refused = 'Not delivered: the mail server has refused it, and the site does not try again.';
export const refusedSaid = (said: string) => `The mail server said: “${said}”`;
export const whatToDo =
  'Look at the e-mail address for a mistake, or reach them by telephone. Your text is kept: copy it to send it another way.';
export const copyText = 'Copy the text';
export const textCopied = 'Text copied.';
export const copyFailed = 'The text could not be copied. Select it and copy it.';
export const repliedMeanwhile = (name: string) => `${name} replied while this was open. Read it before you send yours.`;
/** In place of the name of a colleague whose account is gone. */
export const somebody = 'Somebody';

// Replying
export const reply = 'Reply';
export const replyHint = (email: string) => `It is sent to ${email}, signed with the name of the organisation.`;
export const keysSend = 'Ctrl and Enter together send it.';
export const sendReply = 'Send reply';
export const sending = 'Sending...';
export const replyFailed = 'Failed to send the reply.';
export const replySent = (email: string) =>
  `Your reply is saved. It is sent to ${email} as soon as the mail server takes it.`;
export const noMailServer = 'There is no mail server yet: nothing can be sent from here';
export const noMailServerHint =
  'Copy the address and write from your own mail program. Whoever looks after the machine can set up a mail server.';
export const address = 'E-mail address';
export const mailServerAway = 'The mail server does not answer just now. Your reply goes out as soon as it does.';

// What is known of the sender
export const person = 'What is known of this person';
export const personHint =
  'Found by the same e-mail address or telephone number. Anybody can type those of somebody else.';
export const loadingPerson = 'Looking for what else is known of this person...';
export const personNotLoaded = 'Failed to load what else is known of this person.';
export const nothingKnown = 'Nothing else is known of this person.';
export const sentBefore = 'Sent before or since';
export const gave = 'Pledged and gave';
export const registeredFor = 'Registered for';
export const wasTold = 'Was told';
export const message = (subject: string) => `Message: ${subject}`;
export const interest = (kind: string, amount: string) =>
  amount === '' ? `Donation interest: ${kind}` : `Donation interest: ${kind}, ${amount}`;
export const pledge = (reference: string, amount: string) => `Pledge ${reference}: ${amount}`;
export const cancelled = 'Cancelled';
export const gift = (amount: string) => `Gift: ${amount}`;
export const receipt = (number: string, amount: string) => `Receipt ${number}: ${amount}`;
export const repliedWith = (text: string) => `Reply: ${text}`;
export const mail = (subject: string) => `E-mail: ${subject}`;
export const newsletter = (subject: string) => `Newsletter: ${subject}`;
/** Both stand behind a reply. */
export const notDelivered = 'Not delivered';
export const by = (name: string) => `by ${name}`;
/** Leads to the list that has the others. */
export const andMore = (count: number) => `and ${count} more`;
