import { z } from 'zod';

const number = z.int();

/** Records that need attention; a kind is left out for those who may not see it. */
export const waiting = z.object({
  /**
   * New interests, and those whose next step is overdue; `mine` of these are assigned to the current user. An interest that
   * is both counts once in `total`.
   */
  donations: z.object({ fresh: number, overdue: number, mine: number, total: number }).optional(),
  contacts: z.object({ unread: number }).optional(),
  /** Made or cancelled since one's last visit, for events to come. */
  registrations: z.object({ changed: number }).optional(),
});

export type WaitingRecords = z.infer<typeof waiting>;
