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
  /** Who gave, and what their statements and receipts say of them, for the same reason; the amounts stay. */
  gifts: 120,
  /** Since the last change of a pledge for which nothing came. */
  emptyPledges: 36,
  /** Telephones that were asked for a payment. */
  askedTelephones: 12,
  /** After the end of the event. */
  registrations: 12,
  /** Rows about accounts and settings are kept: they tell which addresses were ever the organisation's own. */
  audit: 24,
  /** Months after which no daily backup and no copy elsewhere holds a deleted record. Backups made by hand are not counted. */
  backups: 6,
} as const;

/** Days. */
export const retentionDays = {
  /** Counted from the last request for the address. */
  pendingSubscriptions: 30,
  leftSubscriptions: 30,
  mails: 30,
  signIns: 30,
  trash: 30,
  /** Since it was last written. */
  drafts: 90,
  /** Since it was last seen: long enough for a link in a report that comes out each quarter. */
  missedAddresses: 90,
  /** That somebody was erased: longer than any copy is kept in which they still are. */
  erasures: 190,
} as const;

/** The periods that visitors and staff read, as `periods` in `locales/en/dashboard/privacy.ts` counts them. */
export const visitorPeriods = {
  contactMessages: retentionMonths.contactMessages,
  declinedDonations: retentionMonths.declinedDonations,
  openDonations: retentionMonths.openDonations,
  donated: retentionMonths.donated / 12,
  emptyPledges: retentionMonths.emptyPledges,
  gifts: retentionMonths.gifts / 12,
  askedTelephones: retentionMonths.askedTelephones,
  trash: retentionDays.trash,
  registrations: retentionMonths.registrations,
  pendingSubscriptions: retentionDays.pendingSubscriptions,
  leftSubscriptions: retentionDays.leftSubscriptions,
  mails: retentionDays.mails,
  backups: retentionMonths.backups,
} as const;

/** The same for staff, as `staffPeriods` counts them. */
export const staffPeriods = {
  actions: retentionMonths.audit,
  signIns: retentionDays.signIns,
  accounts: retentionDays.trash,
} as const;

/** The words for some of the periods, by their names. */
export type PeriodWords<Name extends string> = Readonly<Record<Name, { what: string; period(count: number): string }>>;

/** Periods in one language, each as a term and what is said of it. */
export function periodsInWords<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  words: PeriodWords<Name>,
): { what: string; period: string }[];
export function periodsInWords(counts: Readonly<Record<string, number>>, words: PeriodWords<string>) {
  return Object.entries(counts).flatMap(([name, count]) => {
    const worded = words[name];
    return worded ? { what: worded.what, period: worded.period(count) } : [];
  });
}
