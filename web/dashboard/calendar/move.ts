import * as words from '#locale/dashboard/calendar.ts';
import type { CalendarEntry } from '../../../domain/month-calendar.ts';
import { postInput } from '../../../domain/post.ts';
import { eventForm, eventFormValues, eventOnDay } from '../events/event-form.ts';
import { postFormValues } from '../posts/post-form.ts';
import { request } from '../session/request.ts';
import { onDay } from '../time/site-time.ts';

/** Why the record stays where it is, in words; undefined where it can be moved. */
export function whyItStays({ kind, state, at }: CalendarEntry, now: Date): string | undefined {
  if (kind === 'events') return at !== null && at <= now.toISOString() ? words.eventHasBegun : undefined;
  if (state === 'scheduled' && at !== null && at > now.toISOString()) return undefined;
  if (state === 'missed') return words.wasNotSent;
  return kind === 'newsletter' ? words.isSent : words.isPublished;
}

/** Why it cannot be moved to this day; undefined where it can. */
export function whyNotOn({ at }: CalendarEntry, day: string, now: Date): string | undefined {
  return at !== null && onDay(at, day) <= now.toISOString() ? words.dayHasPassed : undefined;
}

/** Whether people are to be asked about first: they are registered for an event. */
export const hasRegistered = ({ kind, registered }: Pick<CalendarEntry, 'kind' | 'registered'>): boolean =>
  kind === 'events' && registered > 0;

/**
 * Moves a record to another day, at its time of day, by the call that its form saves with. Answers the record as it is then. Throws
 * `RequestFailed` where somebody has changed it since it was seen.
 */
export async function move(entry: CalendarEntry, day: string): Promise<CalendarEntry> {
  const { kind, id, at, updated_at } = entry;
  if (at === null) return entry;
  const parameters = { id };
  const moved = (since: { updated_at: string }): CalendarEntry => ({
    ...entry,
    at: onDay(at, day),
    first_day: day,
    updated_at: since.updated_at,
  });
  if (kind === 'newsletter') {
    const body = { send_at: onDay(at, day), updated_at };
    return moved(await request('POST /newsletter/campaigns/{id}/schedule/', { parameters, body }));
  }
  if (kind === 'posts') {
    const post = await request('GET /posts/{id}/', { parameters });
    const input = postInput.parse({ ...postFormValues(post), published_date: onDay(at, day) });
    return moved(await request('PUT /posts/{id}/', { parameters, body: { ...input, updated_at } }));
  }
  const event = await request('GET /events/{id}/', { parameters });
  const input = eventForm.parse(eventFormValues(eventOnDay(event, day)));
  return moved(await request('PUT /events/{id}/', { parameters, body: { ...input, updated_at, tell: false } }));
}
