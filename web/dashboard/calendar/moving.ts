import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/calendar.ts';
import type { CalendarEntry } from '../../../domain/month-calendar.ts';
import { everyEvent } from '../events/calls.ts';
import { everyCampaign } from '../newsletter/calls.ts';
import { everyBlogRecord } from '../posts/calls.ts';
import { useAccount } from '../session/account.ts';
import { useAction } from '../toast/use-action.ts';
import { everyMonth } from './calls.ts';
import { dayInWords } from './days.ts';
import { shownKinds } from './kinds.ts';
import { hasRegistered, move, whyItStays, whyNotOn } from './move.ts';

/** What is asked in a dialog: which day, or whether to go on in the event's form. */
export interface AskedMove {
  entry: CalendarEntry;
  day?: string;
}

/** Names a record among those of the calendar. */
export const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Moves records of the calendar to other days: by hand, or by a dialog. */
export function useMoving() {
  const queries = useQueryClient();
  const { permissions } = useAccount();
  const [asked, setAsked] = useState<AskedMove>();
  /** The records that were moved, as they are since: their notices take that back. */
  const moved = useRef(new Map<string, CalendarEntry>());
  const { mutate, isPending } = useAction({
    async call({ entry, day }: { entry: CalendarEntry; day: string }) {
      moved.current.set(keyOf(entry), await move(entry, day));
    },
    again: () =>
      Promise.all(
        [everyMonth, everyBlogRecord, everyCampaign, everyEvent].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    done: (_, { entry, day }) => words.movedTo(entry.title, dayInWords(day)),
    undo({ entry }) {
      const since = moved.current.get(keyOf(entry));
      if (since) mutate({ entry: since, day: entry.first_day });
    },
    notice: ({ entry }) => `moved ${keyOf(entry)}`,
  });
  return {
    busy: isPending,
    asked,
    /** Whether the person may move records of this kind at all. */
    mayMove: ({ kind }: CalendarEntry) =>
      shownKinds[kind].move?.every((permission) => permissions.includes(permission)) ?? false,
    ask: (entry: CalendarEntry) => setAsked({ entry }),
    close: () => setAsked(undefined),
    move: (entry: CalendarEntry, day: string) => mutate({ entry, day }),
    /** Where it was put down by hand. */
    drop(entry: CalendarEntry, day: string) {
      if (day === entry.first_day) return;
      const why = whyItStays(entry, new Date()) ?? whyNotOn(entry, day, new Date());
      if (why !== undefined) toast.error(why);
      else if (hasRegistered(entry)) setAsked({ entry, day });
      else mutate({ entry, day });
    },
  };
}

export type Moving = ReturnType<typeof useMoving>;
