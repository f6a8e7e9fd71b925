// web/site/donate/GiveNow.tsx
export const giveNow = 'Give now';
export const chooseAnAmountYouGet =
  'Choose an amount. You get a reference to give when you pay, and see how to pay. Nothing is paid on this page.';

// web/site/donate/PledgeForm.island.tsx
export const chooseAnAmount = 'Choose an amount, or enter another below';
export const amount = 'Amount';
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const currency = 'Currency';
export const howOften = 'How often';
export const rhythms = { once: 'Once', monthly: 'Each month' };
export const whatFor = 'What it is for';
export const whereItIsNeeded = 'Where it is needed most';
export const yourName = 'Your name';
export const withoutAName = 'Without a name your gift is anonymous.';
export const howWeCanReachYou = 'How we can reach you: e-mail, phone or both';
export const email = 'E-mail';
export const phone = 'Phone';
export const message = 'Message';
export const remindMe = 'Remind me once by e-mail if my gift has not arrived';
export const pledgeThisGift = 'Pledge this gift';
export const submitting = 'Submitting...';
export const thankYou = 'Thank you for your pledge';
export const thankYouByName = (name: string) => `Thank you, ${name}`;
export const seeHowToPay = 'See how to pay';
export const makeAnotherPledge = 'Make another pledge';

// web/site/donate/ProjectProgress.tsx
export const whatHasComeIn = 'Received so far';
export const receivedOfGoal = (received: string, goal: string) => `${received} of ${goal} received`;
export const giveForThis = 'Give for this project';

// web/site/pledge/page.tsx
export const yourPledge = 'Your pledge';
export const whatYouPledged = 'What you pledged, how to pay it, and what we have received.';
export const failedToLoad = 'Failed to load your pledge';
export const notFound = 'Pledge not found';
export const backToDonate = 'Back to Donate';
export const writeToUs = 'Write to us';

// web/site/pledge/PledgeFound.tsx
export const writeThisReference = 'Give this reference when you pay, so that we know the payment is yours.';
export const copyReference = 'Copy the reference';
export const state = 'Status';
export const states = {
  waiting: 'Not received yet',
  part: 'Part of it received',
  received: 'Received. Thank you!',
  cancelled: 'Cancelled',
};
export const receivedSoFar = (received: string, expected: string) => `${received} of ${expected} received so far`;
export const keepTheAddress = 'Save this link. Only you have it.';

// web/site/pledge/PledgeChanges.tsx
export const cancelMyPledge = 'Cancel my pledge';
export const nothingIsLost = 'What you have already paid stays a gift. We will not remind you.';
export const telephoneMayStillAsk =
  'A payment request is still on a phone. Decline it there. If it is confirmed, the money still reaches us.';
export const yesCancel = 'Yes, cancel my pledge';
export const cancelledByMistake = 'Did you cancel by mistake?';
export const reopenMyPledge = 'Open my pledge again';
export const receipts = 'Receipts';
export const receiptOf = (number: string, date: string) => `Receipt ${number}, ${date}`;
export const sendReceipt = 'Send me my receipt by e-mail';

// web/site/pledge/HowToPay.tsx
export const howToPay = 'How to pay';
export const amountToPay = (amount: string) => `Amount to pay: ${amount}`;
export const noWayToPay = 'There is no way to pay in this currency on this site at the moment. Please write to us.';
export const kinds = { mobile_money: 'Mobile money', bank: 'Bank transfer', cash: 'Cash' };
export const accounts = { mobile_money: 'Code', bank: 'Account number', cash: 'Place' };
export const copyAccount = {
  mobile_money: 'Copy the code',
  bank: 'Copy the account number',
  cash: 'Copy the place',
};
/** The words of a button, for those who hear it apart from its way to pay. */
export const buttonOfWay = (label: string, way: string) => `${label}: ${way}`;
export const nameOfTheAccount = 'Name of the account';
export const dial = (code: string) => `Dial ${code}`;
export const scanToDial = 'Point your phone’s camera at the square to dial this code.';
export const scanToOpen = 'Point your phone’s camera at the square to open this page on your phone.';
export const squareForACamera = 'QR code';
export const squareThatDials = (code: string) => `QR code: Dial ${code}`;

// web/site/pledge/AskTelephone.island.tsx
export const payByTelephone = 'Pay with your phone now';
export const yourTelephoneAsks = (amount: string) =>
  `We’ll send a payment request for ${amount} to your phone. Confirm it with your mobile money PIN, which we never see.`;
export const numberThatPays = 'Phone number to pay from';
export const askMyTelephone = 'Send the request to my phone';
export const requestStates = {
  asked: 'Your phone will get the request in a moment. Keep it at hand.',
  pending: 'The request is on your phone. Enter your mobile money PIN there to confirm.',
  paid: 'Your payment has arrived. Thank you!',
  refused: 'The payment was declined on the phone, and nothing was paid. You can send the request again.',
  failed: 'The payment did not work. Check the number and the balance, then send the request again.',
  late: 'The time to confirm is over. If you have paid, this page will show it soon. If not, send the request again.',
};
export const lookAgain = 'Check whether it has arrived';

// web/site/components/Copy.island.tsx
export const copied = 'Copied.';
export const selectedCopyIt = 'It is selected. Copy it now.';
