// web/site/donate/DonationForm.island.tsx
export const fullName = 'Full Name';
export const phone = 'Phone';
export const organisation = 'Organisation';
export const donationType = 'Donation Type';
export const estimatedAmount = 'Estimated Amount';
export const chooseARangeOrEnter = 'Choose a range or enter an amount';
export const preferredContactMethod = 'Preferred Contact Method';
export const bestContactTime = 'Best Contact Time';
export const forExampleWeekdayMornings = 'For example, weekday mornings';
export const message = 'Message';
export const close = 'Close';
export const donationInterestForm = 'Donation Interest Form';
export const noPaymentIsTakenHere =
  'No payment is taken here. Tell us how you would like to give, and we’ll reply with the next steps.';
export const submitInterest = 'Submit Interest';
export const yourFormIsSent = 'Your form is sent';
export const sendAnotherForm = 'Send another form';

// web/site/donate/page.tsx
export const savingsGroupsFormation = 'Savings groups formation';
export const neighboursComeTogetherAgreeTheir =
  'Neighbours come together, agree their rules and get what they need to start a group.';
export const workshopsAndSeminars = 'Workshops and seminars';
export const entrepreneurshipGenderEqualityAndSustainable =
  'Entrepreneurship, gender equality and sustainable farming, taught where the groups live.';
export const emergencySupport = 'Emergency support';
export const anIllnessOrALost = 'An illness or a lost harvest should not cost a family its savings.';
export const financialLiteracyTraining = 'Financial literacy training';
export const countingSavingBorrowingAndPaying =
  'Counting, saving, borrowing and paying back: what every member needs to know before the first loan.';
export const howDonationsAreUsed = 'How donations are used';
export const tellUsHowYouWould = 'Tell us how you would like to give';
export const once = 'Once';
export const anyAmountWheneverItSuits = 'Any amount, whenever it suits you. It can become seed money for a new group.';
export const giveOnce = 'Give once';
export const everyMonth = 'Every month';
export const aSmallRegularGiftHelps =
  'A small regular gift helps us plan, and lets volunteers visit their groups every week.';
export const giveEveryMonth = 'Give every month';
export const everyYear = 'Every year';
export const forCompaniesParishesAndFamilies =
  'For companies, parishes and families who plan their giving and want to see what a year’s work achieves.';
export const giveEveryYear = 'Give every year';
export const toOneProject = 'To one project';
export const aTrainingCourseAGroup =
  'A training course, a group, or a season of maize, beans and potatoes: you choose what your gift makes possible.';
export const giveToAProject = 'Give to a project';
export const waysToGive = 'Ways to give';
export const giveInTheWay = 'Give in the way that suits you. We’ll settle the details by e-mail or phone.';
export const donate = 'Donate';
export const helpSomeoneTakeTheFirst = 'Help someone take the first step';
export const yourGiftSupportsThePeople =
  'Your gift supports the people who have least, and the groups in which they save, learn and lend to each other.';
export const howAGiftHelps = (name: string) =>
  `How a gift to ${name} supports savings groups, workshops, emergency help and financial training.`;
export const email = 'E-mail';
export const submitting = 'Submitting...';

// Choices of the form, by their codes
/** Amounts offered; any other text is taken as well. */
export const amountRanges = ['Under $100', '$100-250', '$250-500', '$500-1000', '$1000+'];
export const donationTypes = {
  one_time: 'One time',
  monthly: 'Monthly',
  yearly: 'Yearly',
  project_based: 'Project based',
  general: 'General',
};
export const contactMethods = { email: 'E-mail', phone: 'Phone', both: 'Both' };
