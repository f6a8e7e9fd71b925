/**
 * Retention periods for what people have sent and what staff leave behind; the housekeeping deletes it afterwards. A
 * change here also changes what the dashboard and the privacy page say.
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
  /** Counted from the last request for the address. */
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
    what: 'Declined donation interests',
    period: `${retentionMonths.declinedDonations} months after it was declined`,
  },
  { what: 'Open donation interests', period: `${retentionMonths.openDonations} months after the last step` },
  { what: 'Donation interests that led to a gift', period: `${years(retentionMonths.donated)}, for our accounts` },
  { what: 'Messages and donation interests in our trash', period: `${retentionDays.trash} days after that` },
  { what: 'Event registrations', period: `${retentionMonths.registrations} months after the event` },
  {
    what: 'Newsletter requests that are never confirmed',
    period: `${retentionDays.pendingSubscriptions} days after the request`,
  },
  {
    what: 'Newsletter subscriptions that have ended',
    period: `${retentionDays.leftSubscriptions} days after you unsubscribe`,
  },
  { what: 'E-mails we have sent', period: `${retentionDays.mails} days` },
];

/** The same for staff. */
export const staffRetentionPeriods: readonly { what: string; period: string }[] = [
  {
    what: 'Actions of staff',
    period: `${retentionMonths.audit} months; changes to accounts and site settings are kept permanently`,
  },
  { what: 'Ended and failed sign-ins', period: `${retentionDays.signIns} days` },
  {
    what: 'Accounts in the trash',
    period: `${retentionDays.trash} days; then the name and address are removed, and only the record of actions stays`,
  },
];
