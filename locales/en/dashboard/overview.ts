export const greeting = (name: string) => `Muraho, ${name}`;
export const overviewHint = 'What waits for you, and what came of your work.';
export const viewSite = 'View the public site';
export const overviewNotLoaded = (reason: string) => `Failed to load the overview. ${reason}`;
export const partNotLoaded = 'Failed to load this. Reload the page to try again.';
export const couldNotBeLoaded = 'Failed to load';
export const tryAgain = 'Try again';

// What is new
export const newSince = 'New Since Your Last Visit';
export const firstVisit = 'This is your first visit. New activity will appear here next time.';
export const nothingNewSince = <Part>(moment: Part) => ['Nothing new since ', moment, '.'];
export const newcomers = {
  donations: (count: number) => (count === 1 ? '1 donation interest' : `${count} donation interests`),
  contacts: (count: number) => (count === 1 ? '1 contact message' : `${count} contact messages`),
  registrations: (count: number) => (count === 1 ? '1 event registration' : `${count} event registrations`),
  subscribers: (count: number) => (count === 1 ? '1 newsletter subscriber' : `${count} newsletter subscribers`),
  users: (count: number) => (count === 1 ? '1 user account' : `${count} user accounts`),
};

// What waits
export const needsAttention = 'Needs attention';
export const nothingNeedsAttention = 'Nothing needs attention.';
export const someNotCounted = 'Some of this could not be counted.';
/** How long the oldest has waited. */
export const oldestOf = (count: number, time: string) => (count === 1 ? `for ${time}` : `oldest: ${time}`);
export const waitedDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
export const waitedWeeks = (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`);
export const waitedMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`);
export const waitedYears = (years: number) => (years === 1 ? '1 year' : `${years} years`);
export const ofThemMine = (mine: string) => `${mine} assigned to you`;
/** What is to be done with each kind. `shown` is the number as it is written, such as `99+`. */
export const waits = {
  newsletters: (count: number, shown: string) =>
    count === 1
      ? 'Send the rest of a newsletter that has stopped'
      : `Send the rest of ${shown} newsletters that have stopped`,
  payments: (count: number, shown: string) => (count === 1 ? 'Assign 1 payment' : `Assign ${shown} payments`),
  receipts: (count: number, shown: string) => (count === 1 ? 'Issue 1 receipt' : `Issue ${shown} receipts`),
  thanks: (count: number, shown: string) =>
    count === 1 ? 'Thank someone for 1 gift' : `Thank people for ${shown} gifts`,
  publishing: (count: number, shown: string) =>
    count === 1 ? 'Publish 1 post that waits' : `Publish ${shown} posts that wait`,
  publishingPages: (count: number, shown: string) =>
    count === 1 ? 'Publish 1 page that waits' : `Publish ${shown} pages that wait`,
  messages: (count: number, shown: string) => (count === 1 ? 'Read 1 new message' : `Read ${shown} new messages`),
  answers: (count: number, shown: string) =>
    count === 1 ? 'Read 1 new answer to a form' : `Read ${shown} new answers to forms`,
  overdue: (count: number, shown: string) =>
    count === 1 ? 'Follow up 1 overdue donation interest' : `Follow up ${shown} overdue donation interests`,
  interests: (count: number, shown: string) =>
    count === 1 ? 'Contact 1 new person who wants to give' : `Contact ${shown} new people who want to give`,
  registrations: (count: number, shown: string) =>
    count === 1
      ? 'See 1 registration made or cancelled since your last visit'
      : `See ${shown} registrations made or cancelled since your last visit`,
  translations: (count: number, shown: string) =>
    count === 1 ? 'Update the translation of 1 record' : `Update the translations of ${shown} records`,
  facts: (count: number, shown: string) =>
    count === 1 ? 'Confirm 1 fact that the site shows' : `Confirm ${shown} facts that the site shows`,
};
/** What visitors sent by a form; the noun is that of all of them. */
export const waitingAnswers = (noun: string, shown: string) => `Deal with ${shown} new: ${noun}`;

// What came of our work
export const thisMonth = 'This month so far';
export const thisMonthHint = 'Beside the same days of the month before.';
/** Days of one month, of which `month` is the short name. */
export const daysOfMonth = (first: string, last: string, month: string) =>
  first === last ? `${first} ${month}` : `${first}–${last} ${month}`;
export const kindOfFigure = 'What';
export const receivedMoney = 'Received';
export const pledgedMoney = 'Pledged';
/** One of several currencies. */
export const inCurrency = (what: string, currency: string) => `${what}, ${currency}`;
export const visitsToSite = 'Visits to the site';
export const eventRegistrations = 'Event registrations';
export const newSubscribers = 'New subscribers';
export const noneSoFar = 'None yet';
export const noneBefore = 'None';

// Figures
export const figures = 'Figures';
export const totalUsers = 'Total Users';
export const thisWeek = (count: number) => `+${count} this week`;
export const activeUsers = 'Active Users';
export const percentActive = (percent: number) => `${percent}% active`;
export const announcements = 'Announcements';
export const totalContent = 'Total Content';
export const blogPosts = 'Blog Posts';
export const events = 'Events';
export const galleryAndVideoItems = 'Gallery + Video Items';
export const verifiedUsers = 'Verified Users';
export const quickStats = 'Quick Stats';
export const staffMembers = 'Staff Members';
export const userRoles = 'User Roles';
export const activeAds = 'Active Ads';
export const newThisWeek = 'New This Week';
export const contentOverview = 'Content Overview';
export const galleryItems = 'Gallery Items';
export const advertisements = 'Advertisements';
/** The number at which a bar is full. */
export const barEndsAt = (number: string) => `bar full at ${number}`;

// The next events
export const nextEvents = 'Next Events';
export const noUpcomingEvents = 'No upcoming events.';
export const planAnEvent = 'Plan an event';
export const online = 'Online';
export const registered = (count: number) => `${count} registered`;
export const registeredOf = (count: number, capacity: number) => `${count} of ${capacity} registered`;
export const allEvents = 'All events';

// The newest accounts
export const recentUsers = 'Recent Users';
export const name = 'Name';
export const email = 'Email';
/** Over the address, where the table is a list. */
export const emailOnPhone = 'E-mail';
export const status = 'Status';
export const role = 'Role';
export const lastLogin = 'Last Login';
export const staff = 'Staff';
export const user = 'User';
export const never = 'Never';

// What the site says
export const siteFacts = 'Confirm What the Site Says';
export const siteFactsHint =
  'The site came with these texts and figures. Confirm those that are true and change the rest.';
export const pages = {
  services: 'Page: Our Services',
  privacy: 'Page: Privacy Policy',
  terms: 'Page: Terms of Service',
  cookies: 'Page: Cookie Policy',
};
export const sampleText = (text: string) => `${text}\nThis is sample data. Replace it before you share the site.`;
export const notSet = 'Not set. Visitors see none.';
export const emailNotSet = 'Not set. Visitors see none, and no one gets an e-mail when visitors write.';
export const confirm = 'Confirm';
export const weHaveNone = 'We have none';
export const confirmed = (fact: string) => `“${fact}” confirmed.`;
export const notConfirmed = (fact: string) => `“${fact}” is not confirmed any more.`;
export const edit = 'Edit';
export const editFact = (fact: string) => `Edit ${fact}`;
/** The name of a button for screen readers. */
export const actionOn = (action: string, fact: string) => `${action}: ${fact}`;
export const showFirst = (count: number) => `Show the first ${count}`;
export const showAll = (count: number) => `Show all ${count}`;

// Visits
export const visitsTitle = 'Visits in the Last 30 Days';
export const visitCount = (count: string) => `${count} ${count === '1' ? 'visit' : 'visits'}`;
export const pageCount = (count: string) => `${count} ${count === '1' ? 'page view' : 'page views'}`;
export const lastDays = (days: number, shownVisits: string, shownPages: string) =>
  `The last ${days} days: ${shownVisits}, ${shownPages}`;
export const visitsOfDay = (date: string, visitors: number, views: number) =>
  `${date}: ${visitCount(String(visitors))}, ${pageCount(String(views))}`;
export const viewAsTable = 'View as table';
export const visitsByDay = 'Visits and page views by day';
export const day = 'Day';
export const visits = 'Visits';
export const pageViews = 'Page views';
export const visitsHint = 'We count page views, not people: no cookies, no personal data.';

// The state of the installation
export const systemStatus = 'System Status';
export const statusNotLoaded = (reason: string) => `Failed to load the status. ${reason}`;
export const everythingIsWorking = 'Everything is working.';
export const tellSomebody = 'Tell the person who looks after the server.';
export const mail = 'E-mail';
export const noMailServer = 'No mail server';
export const mailsWaiting = (count: string) => `${count} waiting`;
export const mailsNotSent = (count: string) => `${count} not sent`;
export const allSent = 'All sent';
export const payments = 'Payments on the website';
export const paymentsAsked = 'Working';
export const paymentsNotAsked = 'Not working';
export const lastBackup = 'Last backup';
export const noneYet = 'None yet';
export const failed = 'Failed';
export const inProgress = 'In progress';
export const lastRestoreTest = 'Last restore test';
export const passed = 'Passed';
export const copyAt = (place: string) => `Copy at ${place}`;
export const copiedUntil = (moment: string) => `Copied until ${moment}`;
export const provenAt = (moment: string) => `proven ${moment}`;
export const disk = 'Disk';
export const diskFree = (size: string) => `${size} free`;
export const diskOf = (size: string) => `of ${size}`;
export const pictures = 'Pictures';
export const allReady = 'All ready';
export const beingPrepared = (count: string) => `${count} being prepared`;
export const errors = 'Errors';
export const noErrors = 'None';
export const since = (moment: string) => `since ${moment}`;

// What is wrong, and what that means
export const clockLeapt = (now: string, before: string) =>
  `The clock of the server says ${now}. When the site last checked it, it was ${before}.`;
export const clockLeaptMeans =
  'Until the clock is right, or a superuser confirms it, the site deletes nothing by its age.';
export const clockIsRight = 'The clock is right';
export const clockConfirmed = 'Confirmed. The site deletes expired data again.';
export const mailServerMissing = 'There is no mail server.';
export const mailServerMissingMeans =
  'No e-mail is sent: no sign-in codes, confirmations or replies. Tell the person who looks after the server: Set SMTP_URL on the server.';
export const mailRefused = 'The mail server is not accepting our e-mail.';
export const mailRefusedMeans = 'We keep trying. Until it does, sign-in codes and confirmations do not arrive.';
export const paymentsFail = 'Givers cannot pay by phone on the website.';
export const paymentsFailMeans =
  'The operator does not answer, or refuses our keys. We keep trying; givers are told how to pay themselves. Tell the person who looks after the server: Run intambwe doctor on the server.';
export const mailWaitingSince = (moment: string) => `E-mail has been waiting since ${moment}.`;
export const mailWaitingMeans = 'Sign-in codes and confirmations do not arrive.';
/** `shown` is the number as it is written. */
export const mailsFailed = (count: number, shown: string) =>
  count === 1 ? '1 e-mail could not be sent.' : `${shown} e-mails could not be sent.`;
export const mailsFailedMeans = 'The people it was for have not received it.';
export const backupFailed = (moment: string) => `The backup of ${moment} failed.`;
export const backupTriedAgain = (moment: string) => `The next try is at ${moment}.`;
export const noBackupProven = 'No backup has passed its restore test yet.';
export const noBackupProvenSince = (moment: string) => `No backup has passed its restore test since ${moment}.`;
export const noBackupMeans = 'If the server fails, data may be lost.';
export const copyFails = (place: string) => `The copy at ${place} does not protect the site.`;
export const nothingElsewhere = 'Nothing is kept elsewhere.';
export const nothingElsewhereMeans =
  'If the disk of the server fails, the site and its backups are lost. Tell the person who looks after the server: Set COPY_TO on the server, or BACKUP_DIR to another disk.';
export const updatesNeeded = 'The server needs security updates.';
export const housekeepingStopped = 'The site no longer deletes what is too old.';
export const diskFull = 'The disk is full.';
export const diskFullMeans =
  'Nothing can be saved, sent or uploaded until there is space. Signing in and deleting still work.';
export const diskNearlyFull = (free: string, all: string) => `The disk is nearly full: ${free} of ${all} are left.`;
export const diskNearlyFullMeans = 'When it is full, nothing can be saved.';
/** `shown` is the number as it is written. */
export const errorsSince = (count: number, shown: string, moment: string) =>
  `Something went wrong in the program ${count === 1 ? '1 time' : `${shown} times`} since ${moment}.`;
export const errorsMeans = 'Someone saw an error message.';
export const certificateEnds = (moment: string) => `The site’s certificate ends on ${moment}.`;
export const certificateEndsMeans =
  'After that browsers warn visitors away. Tell the person who looks after the server: it should have been renewed.';
export const unknownProxy = (address: string) =>
  `All visitors seem to come from one address, ${address}: a proxy that is not configured.`;
export const unknownProxyMeans = (address: string) =>
  `They share one limit and may be blocked. Tell the person who looks after the server: Set TRUST_PROXY=${address} on the server.`;

// Room on the disk
export const makeRoom = 'Free up disk space';
export const mediaLibrary = 'media library';
/** With a link to the media library. */
export const deleteUnused = <Part>(mediaLibraryLink: Part) => [
  'Delete unused files in the ',
  mediaLibraryLink,
  ', or old backups. Deleting records does not free disk space: new records reuse it.',
];
export const noBackups = 'There are no backups on this disk.';
export const backupOf = (moment: string, size: string) => `Backup of ${moment}, ${size}`;
export const backupHolds = (rows: string, files: string, release: string) =>
  `${rows} records and ${files} files, of release ${release}`;
export const backupKept = 'Kept: the last one that passed its test';
export const superuserDeletes = 'A superuser can delete it';
export const deleteBackup = 'Delete';
export const deleteBackupOf = (moment: string) => `Delete the backup of ${moment}`;
export const deleteBackupQuestion = 'Delete this backup for good?';
export const deleteBackupHint = 'The last backup that passed its test is kept. You cannot undo this.';
export const keepIt = 'Keep it';
export const deleteIt = 'Delete it';
export const backupDeleted = 'Backup deleted.';
export const toBackups = 'Backups: make one, or take one away';
