/**
 * How long what people have sent, and what staff leave behind, is kept; the housekeeping removes it then. Whoever changes
 * a period changes it here, and with it what the dashboard and the privacy page say.
 */

/** Months. */
export const retentionMonths = {
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
export const retentionDays = {
  /** Since the address was last asked for. */
  pendingSubscriptions: 30,
  leftSubscriptions: 30,
  mails: 30,
  signIns: 30,
  trash: 30,
} as const;

const years = (months: number) => `${months / 12} years`;

/** The periods in words, for staff and for visitors. */
export const retentionPeriods: readonly { what: string; period: string }[] = [
  { what: 'Messages to us', period: `${retentionMonths.contactMessages} months after they were sent` },
  {
    what: 'Interest in donating that came to nothing',
    period: `${retentionMonths.declinedDonations} months after it was declined`,
  },
  { what: 'Interest in donating that is open', period: `${retentionMonths.openDonations} months after the last step` },
  { what: 'Interest that led to a gift', period: `${years(retentionMonths.donated)}, for our accounts` },
  { what: 'Messages and interest that we put in the trash', period: `${retentionDays.trash} days after that` },
  { what: 'Registrations for events', period: `${retentionMonths.registrations} months after the event` },
  {
    what: 'The newsletter, never confirmed',
    period: `${retentionDays.pendingSubscriptions} days after it was asked for`,
  },
  { what: 'The newsletter, once you have left it', period: `${retentionDays.leftSubscriptions} days after you left` },
  { what: 'Mails that were sent', period: `${retentionDays.mails} days` },
];

/** The same of those who work at the dashboard. */
export const staffRetentionPeriods: readonly { what: string; period: string }[] = [
  {
    what: 'What staff did',
    period: `${retentionMonths.audit} months; changes of accounts and of the site settings for good`,
  },
  { what: 'Sign-ins that have ended, and failed ones', period: `${retentionDays.signIns} days` },
  {
    what: 'Accounts in the trash',
    period: `${retentionDays.trash} days; then the name and the address are removed, and only that somebody did something stays`,
  },
];
