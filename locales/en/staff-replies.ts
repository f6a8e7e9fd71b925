export * from '../../modules/replies-en.ts';
export * from './backup-replies.ts';
export * from './trouble-replies.ts';

// Texts that must be filled in
export const titleRequired = 'Title is required';
export const nameRequired = 'Name is required';
export const announcementTitleRequired = 'Announcement title is required';
export const announcementMessageRequired = 'Announcement message is required';
export const targetRequired = 'Target URL is required';
export const categoryNameRequired = 'Category name is required';
export const fileRequired = 'A file is required';
export const workRequired = 'Role is required';
export const quotationRequired = 'Quotation is required';
export const questionRequired = 'Question is required';
export const labelRequired = 'Label is required';
export const valueRequired = 'Value is required';
export const legalFormRequired = 'Legal form is required';
export const registeredInRequired = 'Place of registration is required';
export const missionRequired = 'Mission is required';
export const visionRequired = 'Vision is required';
export const groupSizeRequired = 'Group size is required';
export const subjectRequired = 'Subject is required';
export const newsletterEmpty = 'Write the newsletter first.';
export const roleNameRequired = 'Role name is required';
export const personNamesRequired = 'First name and last name are required.';
export const describePicture = 'Describe the picture in a few words.';
export const imageRequired = 'Image file is required';
export const videoRequired = 'Video URL is required';
export const enterReply = 'Enter a reply.';
export const enterNote = 'Enter a note.';
export const enterTag = 'Enter a tag.';
export const enterSearch = 'Enter what you are looking for.';

// Texts that are too long or too short
export const titleTooLong = (characters: number) => `The title can have at most ${characters} characters.`;
export const messageTooLong = (characters: number) => `The message can have at most ${characters} characters.`;
export const nameTooLong = (characters: number) => `The name can have at most ${characters} characters.`;
export const personNameTooLong = (characters: number) => `A name can have at most ${characters} characters.`;
export const descriptionTooLong = (characters: number) => `The description can have at most ${characters} characters.`;
export const twoLettersOrMore = 'Enter at least two characters.';
export const tooManyTags = (most: number) => `Use at most ${most} tags.`;
export const tooManyEntries = (most: number) => `There can be at most ${most}. Remove some.`;

// Addresses
export const validUrl = 'Please enter a valid URL';
export const fullWebAddress = 'Enter a full web address.';
export const fullVideoAddress = 'Enter the full web address of the video.';
export const noVideoAddress =
  'This is not the address of a video. Enter the address of a YouTube or Vimeo video, or of a file that ends in .mp4 or .webm.';
export const slugLetters = 'Use only lowercase letters, numbers and hyphens.';
export const addressLetters = (parts: number) =>
  `Use only lowercase letters, numbers and hyphens, in at most ${parts} parts with a slash between them.`;
export const addressIsOurs = 'The site uses this address itself. Choose another.';
export const addressOfPage = (title: string) => `The page “${title}” has this address. Choose another.`;
export const addressOfTrashedPage = (title: string) =>
  `The page “${title}” in the trash has this address. Choose another.`;
export const addressOfOtherPage = 'Another page has this address. Choose another.';
export const addressOfTranslation = 'A translation of another page has this address. Choose another.';
export const oldAddress = (target: string) =>
  `This is an old address that leads to ${target}. Choose another, or ask someone who can publish pages.`;
export const goneAddress =
  'This is an old address, marked as gone. Choose another, or ask someone who can publish pages.';
export const enterOldAddress = 'Enter an address of this site.';
export const enterTarget = 'Enter where it should lead.';
export const targetElsewhere = 'This is not an address of this site. Enter one that begins with /.';
export const noOldAddress = 'This is not an address, or it is too long.';
export const oldAddressIsOurs = 'The site uses this address itself, so it cannot lead elsewhere.';
export const pageAtOldAddress = 'A page has this address. Move or delete the page first.';
export const recordAtOldAddress = 'A post or an event is at this address, so it cannot lead elsewhere.';
export const leadsToItself = 'This is the same address.';
export const leadsRound = 'This would lead round in a circle.';
export const choosePageState = 'Choose whether the page is shown, replaced or switched off.';
export const enterReplacement = 'Enter the page that takes its place.';
export const replacedByItself = 'This is the same page.';
export const replacementIsOff = 'This page is switched off. Choose another.';
export const noReplacement = 'There is no page at this address. Choose a page, a blog post or an event.';
export const replacementNotPublic = 'Visitors cannot read this page. Publish it first.';
export const statedBefore = (row: number) => `Row ${row} has the same old address.`;
export const twoColumns = 'This row needs two columns: the old address, and where it should lead.';
export const emptyTable = 'Choose a file that is not empty.';
export const redirectTableTooLong = (most: number) => `Choose a file with ${most} rows at most.`;
export const noRedirectTable = 'This file is not a table. Save it as CSV and choose it again.';
export const redirectNotFound = 'This redirect is no longer there.';
export const missedNotFound = 'This address is no longer listed.';
export const wordNotFound = 'This word is no longer in the list.';
export const placeholderNumber = 'This number is a placeholder. Enter your own.';
export const placeholderAddress = 'This address is a placeholder. Enter your own.';

// Dates and numbers
export const validDate = 'Enter a valid date.';
export const dateRequired = 'Date is required';
export const startDateRequired = 'Start date is required';
export const endDateRequired = 'End date is required';
export const endAfterStart = 'End date must be after start date';
export const wholeNumber = 'Enter a whole number.';
export const smallerNumber = 'Enter a smaller number.';
export const wholePlaces = 'Enter a whole number of places.';
export const fewerPlaces = 'Enter a smaller number of places.';
export const percentage = 'Enter a whole number from 0 to 100.';
export const enterYear = 'Enter a year.';
export const yearBetween = (first: number, last: number) => `Enter a year from ${first} to ${last}.`;
export const numberBetween = (first: number, last: number) => `Enter a whole number from ${first} to ${last}.`;

// Choices
export const chooseActive = 'Choose whether it is active.';
export const choosePublic = 'Choose whether it is public.';
export const chooseConsent = 'Choose whether the person agreed to be quoted.';
export const chooseFeatured = 'Choose whether it is featured.';
export const chooseSide = 'Choose left or right.';
export const chooseTranslatedFirst = 'Choose whether it comes first.';
export const chooseTell = 'Choose whether to tell the people who are registered.';
export const chooseSmallCorrection = 'Choose whether it is a small correction.';
export const choosePublish = 'Choose whether to publish.';
export const choosePrecision = 'Choose year, month or day.';
export const choosePageStatus = 'Choose draft or published.';
export const choosePostStatus = 'Choose draft, published or archived.';
export const chooseEventType = 'Choose offline, online or hybrid.';
export const chooseStartRange = 'Choose today, thisWeek or thisMonth.';
export const chooseMediaType = 'Choose image or video.';
export const chooseYouTube = 'Choose youtube.';
export const chooseAdvertisementStatus = 'Choose Active, Inactive, Scheduled or Expired.';
export const chooseAnnouncementStatus = 'Choose Active, Inactive or Expired.';
export const chooseUserStatus = 'Choose active, inactive or verified.';
export const chooseTableFormat = 'Choose csv or xlsx.';
export const chooseStatus = 'Choose a status.';
export const chooseStatusInList = 'Choose a status from the list.';
export const chooseStaff = 'Choose a member of staff.';
export const chooseEvent = 'Choose an event.';
export const chooseFileKind = 'Choose picture, video, audio or document.';
export const chooseFile = 'Choose a file.';
export const chooseLibraryFile = 'Choose a file from the library.';
export const chooseLibraryPicture = 'Choose a picture from the library.';
export const chooseLibraryDocument = 'Choose a document from the library.';
export const chooseIcon = 'Choose an icon from the list.';
export const chooseCategory = 'Choose a category from the list.';
export const chooseCategories = 'Choose categories from the list.';
export const chooseFromList = 'Choose from the list.';
export const chooseRoles = 'Choose roles from the list.';
export const chooseNetwork = 'Choose a network from the list.';
export const chooseLanguage = 'Choose a language from the list.';
export const pinKnownScreens = 'This screen cannot be pinned. Load the page again, and pin another.';
export const tooManyPins = (most: number) => `${most} screens can be pinned. Unpin one first.`;
export const unknownHint = 'This hint is not there any more. Load the page again.';
export const chooseContent = 'Choose a kind of content from the list.';
export const trueOrFalse = 'Say true or false.';
export const yesOrNo = 'Say yes or no.';
export const sendTags = 'Send a list of tags.';
export const addressOfForm = 'Enter the address of a form, such as /Form/volunteers.';
export const unknownBlock = 'This release does not know this kind of block.';
export const sendList = 'Send a list.';
export const sendFields = 'Send a list of fields.';
export const tooManyFields = (most: number) => `There can be at most ${most} fields. Send fewer.`;
export const nameColumn = 'Name one column, with “-” before it for descending.';
export const sortableBy = (columns: string) => `This list can be sorted by ${columns}.`;
export const nameFromList = 'Choose one from the list.';
export const nameRecord = 'Name a record.';
export const nameRecords = 'Name the records by their numbers.';
export const nameEachOnce = 'Name each record once, in both orders.';
export const tooManyToOrder = 'These are too many records to put in order.';
export const noSuchPermission = 'There is no such permission. Choose from the list.';
export const noSuchLanguage = 'There is no such language. Choose one from the list.';

// Files
const fileKinds: Record<string, string> = {
  picture: 'a JPEG, PNG, GIF, WebP or AVIF picture',
  video: 'an MP4 or WebM video',
  audio: 'an MP3, M4A or OGG recording',
  document: 'a PDF document',
};
/** The kinds by their names, with commas between them. */
export const wrongFileKind = (kinds: string) =>
  `Choose ${kinds
    .split(',')
    .map((kind) => fileKinds[kind])
    .join(', or ')}.`;
export const heicPicture =
  'This is an iPhone’s HEIC picture, which browsers do not show. Send it to yourself by WhatsApp or e-mail and choose the JPEG that arrives. From now on the iPhone takes JPEG pictures if you choose Most Compatible under Settings, Camera, Formats.';
export const noTable =
  'Choose a CSV file, an Excel workbook (.xlsx), an OpenDocument spreadsheet (.ods) or an XML bank statement (CAMT.053).';
export const fileTooLarge = (megabytes: number) => `This file is too large: it can have at most ${megabytes}\u00a0MB.`;
export const fileEmpty = 'This file is empty. Choose another.';
export const fileDamaged = 'This file is damaged or incomplete. Save it again and upload the new one.';
export const tooManyPixels = (megapixels: number) =>
  `This picture is too large: it can have at most ${megapixels} megapixels.`;
export const tooManyFrames = (frames: number) => `This animation is too long: it can have at most ${frames} frames.`;
export const fileHoldsMore =
  'This file contains something besides its picture. Save it again as a plain picture and upload that.';
export const oneFileOnly = 'Choose one file only.';
export const takesNoFile = 'This field does not accept a file.';
export const fileUsedBy = (uses: string) => `This file is used by ${uses}. Remove it there first.`;
export const fileStillUsed = 'This file is still used. Remove it there first.';

// Passwords and signing in
export const passwordRequired = 'Password is required for new users';
export const passwordTooShort = (characters: number) => `Password must be at least ${characters} characters long`;
export const passwordTooLong = 'The password is too long. Use a shorter one.';
export const passwordsDiffer = 'Passwords do not match';
export const passwordTooCommon = 'This password is too common. Please choose another.';
export const passwordHasEmail = 'The password must not contain the e-mail address. Choose another.';
export const passwordWrong = 'The current password is wrong. Try again.';
export const passwordChanged = 'Your password has been changed. Other devices are signed out.';
export const passwordChangedWithCodes =
  'Your password has been changed. Other devices are signed out. Your recovery codes no longer work: create new ones.';
export const enterPassword = 'Enter your password.';
export const resetAsked =
  'Check your e-mail for a link to set a new password. If none arrives, this address may not belong to an account. Ask an administrator.';
export const resetDone = 'Your password has been changed. Please sign in.';
export const invitationAccepted = 'Welcome! Your password is set. Please sign in.';
export const passwordLinkInvalid = 'This link is no longer valid. Please request a new one.';
export const addressUndone = 'The change is undone. Use “Forgot password” to choose a new password.';
export const undoLinkInvalid = 'This link is no longer valid. Ask an administrator.';
export const passwordNeeded = 'Enter your password to make this change.';
export const signInLinkInvalid =
  'This link is no longer valid. Create a new link on the server: intambwe admin sign-in-link';
export const signInLinkTaken =
  'There is already an account with this address. Create a link for it: intambwe admin sign-in-link ADDRESS';
export const wrongCredentials = 'Incorect email or password.';
export const codeSent = 'Login Successfull.';
export const wrongCode = 'Invalid or expired OTP';
export const wrongCodeTryAgain = 'Invalid or expired OTP. Please try again.';
export const codeVerified = 'OTP verified successfully.';
export const accountInactive = 'Your account is not active. Please contact the admin.';
export const signedOut = 'Logout successful!';
export const signOutFailed = 'Logout failed';
export const refreshMissing = 'Refresh token missing';
export const enterCode = 'Enter the code from the e-mail.';
export const codeDigits = 'The code has 6 digits.';
export const pleaseSignIn = 'Please sign in.';
export const sessionEnded = 'Your session has ended. Please sign in again.';

// What is not allowed
export const notAllowed = 'You do not have permission to do this. Ask an administrator for it.';
export const mayNotSee = 'Your account does not have permission to see this. Ask an administrator for it.';
export const personAbove = 'This person has more permissions than you. Ask a superuser to change their account.';
export const superuserOnly = 'Only a superuser can choose who is a superuser. Ask one to do it.';
export const onlySuperusers = 'Only a superuser can do this. Ask one to do it.';
export const isInTheTrash = 'This record is in the trash. Restore it from there first.';
export const chooseAccount = 'Choose an account.';
export const undoPeriod = 'Choose a beginning before the end, at most 24 hours apart.';
export const undoGone = 'It was deleted for good. Restore a backup aside to read it.';
export const undoDeletedByOther =
  'It is in the trash, and this account did not put it there in this time. Restore it from there first.';
export const undoTooOld = 'No version reaches so far back. Change it in its form.';
export const undoConsent =
  'A consent that was taken back is not given again. Change it in the form if the person agrees again.';
export const undoLooked = 'It has changed since you looked. Look again.';
export const undoAsk = 'Somebody else has changed it since. Look again, and choose it if it should be put back.';
export const tooManyCopies = 'Enough copies were taken today. Try again tomorrow.';
export const copyUnderWay = 'A backup is being made. Wait until it is finished.';
export const sayWhyForGood = 'Say why it is deleted for good.';
export const canStillBeRestored = (days: number) =>
  `It can still be restored. Ask a superuser to delete it for good, or wait until its ${days} days in the trash are over.`;
export const roleAbove = 'This role has more permissions than you. Ask a superuser to change it.';
export const grantAbove = 'You can only give permissions that you have yourself. Ask a superuser to give the others.';
export const lastSuperuser = 'This is the last active superuser. Make someone else a superuser first.';
export const ownAccount = 'You cannot delete or deactivate your own account. Ask another administrator.';
export const ownPassword = 'Change your own password under My Profile.';
export const mayNotPublishPages = 'You can write pages, but not publish or unpublish them. Save this page as a draft.';
export const mayNotMovePages = 'You can write pages, but not move a published page. Leave the address as it is.';
export const mayNotPublishPosts = 'You can write posts, but not publish or unpublish them. Save this post as a draft.';
export const mayNotChangePublished =
  'This is published, and you cannot change what visitors read. Your changes are kept as a draft: ask for them to be published.';
export const nothingToPublish = 'You have no draft of this. Change it first, then ask for it to be published.';
export const publishItYourself = 'You can publish this yourself. Open it and publish it.';
export const notPublishedYet = 'This is not published yet. Save it as published first.';
export const askGone = 'This request is no longer there: somebody has answered it. Load the page again.';
export const sayWhyHandedBack = 'Write a sentence that says what to change.';
export const sentenceTooLong = (most: number) => `Write at most ${most} characters.`;

// Drafts
export const draftTooLong = 'This is too long to be kept as a draft. Make the text shorter.';
export const noSuchField = 'This form has no such field. Load the page again.';
export const newerDraft = 'A newer state of this draft is kept already. Open the form again to see it.';

// What is not there
export const notFound = 'Not found.';
export const postNotFound = 'Blog Not Found';
export const pageNotFound = 'Page not found';
export const galleryItemNotFound = 'Gallery item not found';

// What an earlier version did not bring back
export const fileGone = 'The file is no longer in the library.';
export const filesInTextGone = 'Restored without the pictures that are no longer in the library.';
export const notShownAgain = 'Visitors do not see this now. Change it in the form if they should.';
export const mainLanguageChanged =
  'The main language has been changed by somebody else meanwhile. Load the page again.';
export const translatedAlready =
  'Some texts are translated into this language, so not everything can be written in it already. Change the language without this box.';
export const stillWorkingOut = 'The site is still working out what is translated. Try again in a few minutes.';
export const writtenInOtherLanguage =
  'This version is in another language than the record is now. The text stays as it is.';
export const notChangedByRestoring = 'Restoring does not change this. Change it in the form.';
export const choiceGone = 'What was chosen is no longer there.';
export const someChoicesGone = 'Restored without what is no longer there.';
export const restoredOtherwise = (value: string) => `Saved as “${value}”.`;

// What does not go together with what is there
export const editConflict = 'Someone else changed this while you were editing it.';
export const statusConflict = 'Someone else has changed the status. Look at it again.';
export const noMailServer =
  'There is no mail server yet, so no reply can be sent from here. Write from your own mail program, to the address that the record shows.';
export const repliedMeanwhile =
  'Somebody else replied in the meantime. Read their reply, then send yours if it is still needed.';
export const addressRegistered = 'This address is already registered for this event.';
export const numberRegistered = 'This phone number is already registered for this event.';
export const toldEnough = (changes: number) =>
  `The people registered have been told of ${changes} changes within an hour. Save without telling them, or try again later.`;
export const userExists = 'A user with this e-mail address already exists. Enter another address.';
export const userInTrash = 'A user with this e-mail address is in the trash. Restore them instead.';
export const roleInactive = (name: string) =>
  `The role “${name}” is inactive and cannot be assigned. Activate it first.`;
export const roleExists = 'A role with this name already exists. Choose another name.';
export const roleInTrash = 'A role with this name is in the trash. Restore it instead.';
export const hasPassword =
  'This person has already set a password. They can sign in with it, or use “Forgot password”.';
export const inactiveAccount = 'This account is not active. Activate it first.';
export const newsletterSent = 'This newsletter has been sent. Only a draft can be changed. Write a new one.';
export const newsletterScheduled =
  'This newsletter goes out at a set time, as it is now. Cancel the time first, to change it or to send it before.';
export const newsletterNotScheduled = 'This newsletter has no time at which it goes out. Look at it again.';
export const sendAtRequired = 'Enter a day and a time.';
export const momentPassed = 'This time has passed. Choose a later one.';
export const momentTooFar = (months: number) => `Choose a time within the next ${months} months.`;
export const chooseMonth = 'Choose a month from 2000-01 to 2999-12.';
export const newsletterBegun = 'This newsletter is already being sent.';
export const noReaders =
  'No one has confirmed a subscription yet, so there is no one to send this to. Try again once someone has.';
export const newsletterNotSending = 'This newsletter is not being sent right now.';
export const newsletterNotStopped = 'This newsletter is not stopped.';
export const noneFailed = 'None of its e-mails failed.';
export const lastBackup = 'This is the last backup that passed its restore test. Keep it.';
export const sampleData = 'This is sample data. Enter your own.';

// A person’s data
export const personSearchShort = (characters: number) =>
  `Enter at least ${characters} characters of an e-mail address, a phone number or a name.`;
export const emailOrNumber = 'Enter an e-mail address or a phone number.';
export const typeAsShown = 'Type it exactly as shown above.';

// Requests that no form of ours sends
export const useUuid = 'Use a UUID.';
export const keyMustBeUuid = 'The header Idempotency-Key must be a UUID.';
export const bodyNotJson = 'The request body is not valid JSON.';
export const tooManyValues = 'The request contains too many values.';
export const badCharacters = 'The request contains characters that cannot be stored.';
export const badAddressCharacters = 'The address contains characters that cannot be used.';
export const sendJson = 'Send the body as application/json.';
export const sendForm = 'Send the form as application/x-www-form-urlencoded.';
export const formUnreadable = 'The form cannot be read.';
export const formEmpty = 'The form is empty.';
export const uploadInterrupted = 'The upload was interrupted. Please send it again.';
export const unusable = 'The request cannot be used.';
export const methodNotAllowed = 'This method is not allowed here.';
export const headerUnreadable = 'The Authorization header cannot be read.';

// Translations
export const textUnusable = 'This text cannot be used.';
export const noField = (name: string) => `There is no field ${name}.`;

// Nouns and statuses
const statuses: Record<string, string> = {
  new: 'New',
  readed: 'Read',
  contacted: 'Contacted',
  committed: 'Committed',
  donated: 'Donated',
  declined: 'Declined',
};
export const statusMove = (noun: string, from: string, to: string) =>
  `This ${noun} is “${statuses[from]}” and cannot be marked as ${statuses[to]}.`;
export const nameTaken = (noun: string, name: string) =>
  `There is already a ${noun} called “${name}”. Choose another name.`;
export const nameTakenRename = (noun: string, name: string) =>
  `There is already a ${noun} called “${name}”. Rename that one first.`;
export const stillNeeded = (noun: string) =>
  `Something still uses this ${noun}, perhaps in another trash. Change that first.`;
export const translateFirst = (label: string) => `Translate this first: ${label}.`;
/** Two texts, one after the other. */
export const sentences = (first: string, second: string) => `${first} ${second}`;

// Giving
export const nameNotPrintable = (name: string, letters: string) =>
  `The receipt cannot print the name “${name}”: its font has no ${letters}. Correct the name in the giver’s details, or issue the receipt with a line on which the name is written by hand. No number was used.`;
export const chooseInterest = 'Choose a donation interest.';
export const interestNotProposed = 'The donation interest no longer matches this pledge. Load the page again.';
export const chooseState = 'Choose a state from the list.';
export const chooseOnceOrMonthly = 'Choose once or monthly.';
export const chooseOpenOrCancelled = 'Choose open or cancelled.';
export const chooseProjectOrMonth = 'Choose project or month.';
export const chooseKindFromList = 'Choose a kind from the list.';
export const chooseMoneyPlace = 'Choose where the money is kept.';
export const enterAmount = 'Enter an amount.';
export const choosePayment = 'Choose a payment.';
export const choosePledge = 'Choose a pledge.';
export const chooseGiver = 'Choose a giver.';
export const chooseAProject = 'Choose a project.';
export const chooseGift = 'Choose a gift.';
export const chooseWhoseGift = 'Choose whose gift it is.';
export const splitAtMost50 = 'Split it into at most 50 parts.';
export const chooseAtLeastOne = 'Choose at least one.';
export const chooseAtMost100 = 'Choose at most 100 at once.';
export const chooseAtMost500 = 'Choose at most 500 at once.';
export const sayWhyNoGift = 'Say why it is not a gift.';
export const sayWhyTakenBack = 'Say why you are unassigning it.';
export const sayWhyVoid = 'Say why it is void.';
export const chooseStatementSource = 'Choose where the statement comes from.';
export const chooseWhetherShown = 'Choose whether it is shown.';
export const dialCodeWrong = 'Use digits, * and # only, and {amount} at most once.';
export const sayWhatItDoes = 'Say what it does.';
export const enterAmountAboveZero = 'Enter an amount above zero.';
export const paymentDealtWith = 'Someone has already assigned or set aside one of these payments. Look again.';
export const pledgeCompleteNow = (reference: string) =>
  `The pledge ${reference} has been received in the meantime. Look at the payment again: it may be the same money.`;
export const paymentHasGift = 'Part of this payment is a gift. Unassign the gift first.';
export const mergedAlready = 'One of them is already merged. Undo that first.';
export const mergeOtherDirection = 'Others are merged into this giver. Merge in the other direction.';
export const onlyRefundsTakeBack = 'Only money out can be the refund of a gift. Choose a payment that is money out.';
export const moreBackThanGiven = 'The refund would be more than the gift. Choose another gift.';
export const pledgeOtherCurrency = 'This pledge is in another currency. Choose another pledge.';
export const paymentNotSetAside = 'This payment is no longer set aside. Load the page again.';
export const paymentSetAside = 'This payment is set aside. Reopen it first.';
export const takenBackAlready = 'This is already unassigned. Load the page again.';
export const giftPartlyRefunded = 'Part of this gift was refunded. Unassign the refund first.';
export const currencyStays = 'You cannot change the currency: this source has payments. Add another source instead.';
export const kindStays = 'You cannot change the kind: this source has payments. Add another source instead.';
export const nothingLeftOfGift = 'This gift was refunded in full. It needs no receipt.';
export const giftHasReceipt = 'This gift already has a receipt. Make that one void first.';
export const receiptVoid = 'This receipt is void and cannot be sent. Issue a new one for the gift.';
export const giverHasNoEmail =
  'No gift of this giver came with an e-mail address. Download it and send it another way.';
export const receiptVoidAlready = 'This receipt is already void. Load the page again.';
export const onlyLeftOfPayment = (money: string) => `Only ${money} of it is left to assign. Enter a smaller amount.`;

// Forms of staff
export const answersFromOne = 'Enter a whole number from 1 on, or leave it empty.';
export const monthsBetween = (from: number, to: number) => `Enter whole months, from ${from} to ${to}.`;
export const chooseKindOfAnswer = 'Choose a kind of answer.';
export const chooseIfRequired = 'Choose whether it must be answered.';
export const oneOfThisKind = 'A form asks for this only once. Choose another kind of answer.';
export const twoChoices = 'Write at least two choices, one on each line.';
export const choicesAtMost = (most: number) => `Write at most ${most} choices.`;
export const choicesDiffer = 'Two choices are the same. Take one out.';
export const oneQuestion = 'Add at least one question.';
export const chooseForm = 'Choose a form.';
