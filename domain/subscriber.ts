import { z } from 'zod';
import { instant, instantOrNull } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';

export const subscriberStatuses = ['pending', 'confirmed', 'left'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Somebody who asked for the newsletter, as staff see them. */
export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  created_at: instant,
  confirmed_at: instantOrNull,
  left_at: instantOrNull,
});

export const subscriberQuery = listQuery.extend({
  status: z.enum(subscriberStatuses, { error: staffText('chooseStatusInList') }).optional(),
});

/** The number of subscribers of each status. */
export const subscriberCounts = z.object({
  pending: z.int(),
  confirmed: z.int(),
  left: z.int(),
  /** Milliseconds between two mails of a campaign. */
  pace: z.int(),
});

export type Subscriber = z.infer<typeof subscriber>;
export type SubscriberQuery = z.infer<typeof subscriberQuery>;
export type SubscriberCounts = z.infer<typeof subscriberCounts>;
