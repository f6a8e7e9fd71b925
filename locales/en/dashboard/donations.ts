export { donationStatuses as statuses } from '../records.ts';

// The list
export const donationManagement = 'Donation Management';
export const subtitle = 'Offers to donate, and where each one stands.';
export const interests = 'Interests';
export const search = 'Search by name, e-mail or organisation';
export const donationInterests = 'Donation interests';
/** The noun for one of them at the beginning of a sentence. */
export const donationInterestNoun = 'Donation interest';
export const loadingDonations = 'Loading donations...';
export const failedToLoadDonations = 'Failed to load donations';
export const tryAgain = 'Try again';
export const noMatch = 'No donation interests found matching your filters';
export const noneHint = 'There are none yet. Interests sent from the “Donate” page appear here.';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count} ${count === 1 ? 'donation' : 'donations'}`;
export const type = 'Type';
export const allTypes = 'All Types';
export const status = 'Status';
export const allStatus = 'All Status';
export const overdueOnly = 'Overdue only';
export const overdue = 'Overdue';
export const donorInfo = 'Donor Info';
export const typeAndAmount = 'Type & Amount';
export const contact = 'Contact';
export const created = 'Created';
export const amountNotSpecified = 'Amount not specified';

// The board
export const board = 'Board';
export const list = 'List';
export const boardSubtitle = 'How far each conversation has come, column by column.';
export const boardHint =
  'Move a card with its buttons, or drag it. You can move it only to a status that may follow its current one.';
export const donationsByStatus = 'Donations by status';
export const markAs = (name: string, status: string) => `Mark ${name} as ${status}`;
export const none = 'None';
export const showMore = 'Show more';
export const restInList = 'The list has the rest.';

// The details
export const donationInterest = 'Donation Interest';
export const donorInformation = 'Donor Information';
export const organisation = 'Organisation';
export const notGiven = 'Not given';
export const donationDetails = 'Donation Details';
export const amount = 'Amount';
export const contactPreferences = 'Contact Preferences';
export const preferredMethod = 'Preferred method';
export const bestTime = 'Best time';
export const message = 'Message';
export const createdAt = 'Created At';
export const assignedTo = 'Assigned to';
export const noOne = 'No one';
export const nextAction = 'Next action';
export const noDateSet = 'No date set';
export const loadingNotesAndHistory = 'Loading notes and history...';
export const makeAPledge = 'Enter a pledge';
export const donationNotLoaded = 'Error fetching Donation.';
export const notes = 'Notes';
export const noNotesYet = 'No notes yet';
export const history = 'History';
/** Before the status that was, and before the one that is. */
export const fromStatus = 'From';
export const toStatus = 'to';
export const formerMemberOfStaff = 'Former member of staff';
export const sentByTheVisitor = 'Sent by the visitor';
export const otherInterests = 'This donor has written before or since';
export const interestsOfThisDonor = 'Interests of this donor';
/** Before the day of the interest that is open. */
export const thisOne = 'This one, ';

// The note
export const addANote = 'Add a note';
export const saveNote = 'Save note';
export const saving = 'Saving...';
export const noteFailed = 'Failed to save the note.';
export const noteSaved = 'Note saved.';
export const note = 'Note';
export const onlyStaffCanReadIt = 'Only staff can read it.';

// The next action
export const planTheNextStep = 'Plan the next action';
export const save = 'Save';
export const nextStepFailed = 'Failed to save the next action.';
export const nextStepSaved = 'Next action saved.';
export const nextActionHint = 'After this day, the interest is listed as overdue.';
export const enterAValidDate = 'Enter a valid date.';

// The status
export const updateStatus = 'Update Status';
export const statusUpdated = 'Donation status updated successfully!';
export const statusFailed = 'Failed to update donation status.';
export const currentStatus = (status: string) => `${status} (current status)`;
export const donor = 'Donor';
export const donationComplete = 'Donation Complete:';
export const donationCompleteText = 'This donation has been successfully completed.';
export const noStatusChanges = 'No status changes available for this donation.';
