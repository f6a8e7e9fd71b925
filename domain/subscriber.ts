import { z } from 'zod';
import { minuteOf } from './calendar.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import type { TableColumn } from './table-file.ts';

export const subscriberStatuses = ['pending', 'confirmed', 'left'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Somebody who asked for the newsletter, as staff see them. */
export const subscriber = z.object({
  id: z.int(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  created_at: instant,
  confirmed_at: instant.nullable(),
  left_at: instant.nullable(),
});

export const subscriberQuery = listQuery.extend({
  status: z.enum(subscriberStatuses, { error: 'Choose a status from the list.' }).optional(),
});

/** The number of subscribers of each status. */
export const subscriberCounts = z.object({ pending: z.int(), confirmed: z.int(), left: z.int() });

export type Subscriber = z.infer<typeof subscriber>;
export type SubscriberQuery = z.infer<typeof subscriberQuery>;
export type SubscriberCounts = z.infer<typeof subscriberCounts>;

export const subscriberWords: Record<SubscriberStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  left: 'Unsubscribed',
};

/** The columns of the exported list, with moments as the organisation's clocks show them. */
export function subscriberColumns(timeZone: string): TableColumn<Subscriber>[] {
  const moment = (at: string | null) => (at === null ? '' : minuteOf(new Date(at), timeZone));
  return [
    { heading: 'Email', cell: ({ email }) => email },
    { heading: 'Status', cell: ({ status }) => subscriberWords[status] },
    { heading: 'Requested At', kind: 'moment', cell: ({ created_at }) => moment(created_at) },
    { heading: 'Confirmed At', kind: 'moment', cell: ({ confirmed_at }) => moment(confirmed_at) },
    { heading: 'Unsubscribed At', kind: 'moment', cell: ({ left_at }) => moment(left_at) },
  ];
}
