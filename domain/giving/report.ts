import { z } from 'zod';
import { day } from '../instant.ts';
import { staffText } from '../reply-text.ts';
import { currency } from './money.ts';

/** What the amounts are added up by. */
export const reportGroups = ['project', 'month'] as const;

export const reportQuery = z.object({
  by: z.enum(reportGroups, { error: staffText('chooseProjectOrMonth') }).default('month'),
  from: day.optional(),
  until: day.optional(),
});

/** One line: amounts in the currency's smallest unit. */
const reportLine = z.object({
  /** `2026-11`, or the number of a project; empty for gifts for where it is needed most. */
  key: z.string(),
  /** The month or the project's title. */
  label: z.string(),
  currency,
  /** Of pledges made in the time; a monthly one counts once for each month of it until today. */
  pledged: z.int(),
  /** By the day on the statement. */
  received: z.int(),
  /** Of these pledges, what has not come in. */
  outstanding: z.int(),
});

export const givingReport = z.object({
  lines: z.array(reportLine),
  /** Gifts for which nobody has said thank you. */
  thanks_owed: z.int(),
  /** Payments that nobody has assigned or set aside. */
  open_payments: z.int(),
  /** The money that came in with them, which is in no line. */
  unassigned: z.array(z.object({ currency, amount: z.int() })),
});

export type ReportQuery = z.infer<typeof reportQuery>;
export type ReportLine = z.infer<typeof reportLine>;
export type GivingReport = z.infer<typeof givingReport>;
