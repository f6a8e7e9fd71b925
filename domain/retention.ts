/**
 * How long what people have sent, and what staff leave behind, is kept; the housekeeping removes it then. Whoever changes
 * a period changes it here, and with it what the desk and the privacy page say.
 */

/** Months. */
export const monthsKept = {
  contactMessages: 24,
  /** Since the last change of its status. */
  declinedDonations: 24,
  openDonations: 36,
  /** As long as the accounts of a gift may be looked at. */
  donated: 120,
  /** After the end of the event. */
  registrations: 12,
  /** Rows about accounts and settings are kept: they tell which addresses were ever the organisation's own. */
  audit: 24,
} as const;

/** Days. */
export const daysKept = {
  /** Since the address was last asked for. */
  pendingSubscriptions: 30,
  leftSubscriptions: 30,
  mails: 30,
  signIns: 30,
  trash: 30,
} as const;

const years = (months: number) => `${months / 12} years`;

/** The periods in words, for staff and for visitors. */
export const retentionPeriods: readonly { what: string; kept: string }[] = [
  { what: 'Messages to us', kept: `${monthsKept.contactMessages} months after they were sent` },
  {
    what: 'Interest in donating that came to nothing',
    kept: `${monthsKept.declinedDonations} months after it was declined`,
  },
  { what: 'Interest in donating that is open', kept: `${monthsKept.openDonations} months after the last step` },
  { what: 'Interest that led to a gift', kept: `${years(monthsKept.donated)}, for our accounts` },
  { what: 'Registrations for events', kept: `${monthsKept.registrations} months after the event` },
  {
    what: 'The newsletter, never confirmed',
    kept: `${daysKept.pendingSubscriptions} days after it was asked for`,
  },
  { what: 'The newsletter, once you have left it', kept: `${daysKept.leftSubscriptions} days after you left` },
  { what: 'Mails that were sent', kept: `${daysKept.mails} days` },
];

/** The same of those who work at the desk. */
export const staffRetentionPeriods: readonly { what: string; kept: string }[] = [
  { what: 'What staff did', kept: `${monthsKept.audit} months; changes of accounts and of the site settings for good` },
  { what: 'Sign-ins that have ended, and failed ones', kept: `${daysKept.signIns} days` },
  {
    what: 'Accounts in the trash',
    kept: `${daysKept.trash} days; then the name and the address are removed, and only that somebody did something stays`,
  },
];
