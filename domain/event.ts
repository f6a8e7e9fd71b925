import { z } from 'zod';
import { addMonths, startOfDay } from './calendar.ts';
import { eventWindows } from './event-dates.ts';
import { CAPACITY, eventFields } from './event-fields.ts';
import { readShape, writtenShape } from './fields/field.ts';
import { identifier } from './identifier.ts';
import { instant } from './instant.ts';
import { listQuery } from './listing.ts';
import { staffText } from './reply-text.ts';
import { seen, timestamps } from './timestamps.ts';
import { wholeTranslationMarks } from './translation-marks.ts';
import { sentFlag } from './upload.ts';

const eventType = eventFields.event_type.read;
export const eventTypes = eventType.options;

/** The places at an event, in words for visitors. */
const placesStates = ['free', 'few', 'full'] as const;

export const event = z.object({
  id: z.int(),
  ...readShape(eventFields),
  summary: z.string(),
  rating: z.number().nullable(),
  /** Coarse on purpose: nobody can register an address and see from the count whether it was registered before. */
  places: z.enum(placesStates),
  created_at: instant,
  updated_at: instant,
  ...wholeTranslationMarks,
});

/** Lists leave out the long HTML; `summary` is its beginning as plain text. */
export const listedEvent = event.omit({ description: true });

/** The number of registrations, and the number of places left. */
const counted = { registered: z.int(), places_left: z.int() };

export const staffEvent = event.extend({ ...counted, ...timestamps });
export const staffListedEvent = staffEvent.omit({ description: true });

/** The staff's input. An event that is not active is a draft. */
export const eventInput = z
  .object(writtenShape(eventFields))
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    error: staffText('endAfterStart'),
    path: ['end_date'],
  });

/** The physical location, unless the event is online only; the meeting link, unless it is in person only. */
export const hasLocation = (type: EventInput['event_type'] | undefined) => type !== 'online';
export const hasLink = (type: EventInput['event_type'] | undefined) => type !== 'offline';

/** The place of an event: no location for an online event, no link for one that is not online. */
export const placeSettled = <Input extends z.input<typeof eventInput>>(input: Input): Input => ({
  ...input,
  location: hasLocation(input.event_type) ? input.location : '',
  online_link: hasLink(input.event_type) ? input.online_link : null,
});

/** With `tell`, registered people are told in the same transaction, if they should know of the change. */
const changeOptions = seen.extend({
  tell: sentFlag(staffText('chooseTell')).default(false),
});

export const eventChangeInput = z.intersection(eventInput, changeOptions);

/** The status dialog's change, and nothing else. */
export const eventStatusInput = changeOptions.extend({ is_active: sentFlag(staffText('chooseActive')) });

const statusNames = ['is_active', 'updated_at', 'tell'];

/** `is_active` alone, optionally with the `updated_at` that the editor saw, and whether registered people are told. */
function isStatusOnly(sent: unknown): boolean {
  const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
  return names.includes('is_active') && names.every((name) => statusNames.includes(name));
}

/** A change of an event: the whole form, or only whether it is active. */
export const eventChange = z
  .unknown()
  .meta({ description: 'The whole event, or only `is_active`' })
  .transform((sent, context) => {
    if (isStatusOnly(sent)) {
      const status = eventStatusInput.safeParse(sent);
      if (status.success) return { only: 'status' as const, ...status.data };
      context.issues.push(...status.error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input: sent })));
      return z.NEVER;
    }
    const whole = eventChangeInput.safeParse(sent);
    if (whole.success) return { only: undefined, ...whole.data };
    context.issues.push(...whole.error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input: sent })));
    return z.NEVER;
  });

/** Sent along when an event is deleted or a registration cancelled: whether registered people are told by mail. */
export const tellQuery = z.object({ tell: z.stringbool({ error: staffText('trueOrFalse') }).optional() });

export type Event = z.infer<typeof event>;
export type ListedEvent = z.infer<typeof listedEvent>;
export type StaffEvent = z.infer<typeof staffEvent>;
export type StaffListedEvent = z.infer<typeof staffListedEvent>;
export type EventInput = z.infer<typeof eventInput>;

/** Lengths, in characters, at which a card cuts the text. */
export const eventCardText = 120;

/** Duration of a slide of the Recent Events carousel (ms). */
export const EVENT_SLIDE_DURATION = 500;

/** Places left of an event's capacity; none where more have come than fit. */
export const placesLeft = (capacity: number | null, registered: number) =>
  Math.max(0, (capacity ?? CAPACITY) - registered);

/** Fewer places than this are few. */
const FEW_PLACES = 10;

export type Places = (typeof placesStates)[number];

export function placesInWords(left: number): Places {
  if (left >= FEW_PLACES) return 'free';
  return left > 0 ? 'few' : 'full';
}

export type RegistrationState = 'open' | 'full' | 'closed';

/** Whether visitors may register: until the event begins, while places are left. */
export function registrationState(it: Pick<Event, 'start_date' | 'places'>, now: Date): RegistrationState {
  if (it.start_date <= now.toISOString()) return 'closed';
  return it.places === 'full' ? 'full' : 'open';
}

/** The ranges of days in which an event starts, by which staff filter their list. Each begins with today. */
const startRanges = ['today', 'thisWeek', 'thisMonth'] as const;

/** The first moment of the range, and the first after it: spec section 4. */
export function startRange(
  range: (typeof startRanges)[number],
  now: Date,
  timeZone: string,
): [from: Date, before: Date] {
  const today = startOfDay(now, timeZone);
  const ends = {
    today: startOfDay(today, timeZone, 1),
    thisWeek: startOfDay(today, timeZone, 7),
    thisMonth: addMonths(today, 1, timeZone),
  };
  return [today, ends[range]];
}

/** `excluding` leaves one event out of a window. The others are for staff; `starts_from` is the first moment of a start. */
export const eventQuery = listQuery.extend({
  window: z.enum(eventWindows).optional(),
  excluding: identifier.shape.id.optional(),
  event_type: z.enum(eventTypes, { error: staffText('chooseEventType') }).optional(),
  is_active: z.stringbool({ error: staffText('trueOrFalse') }).optional(),
  starts_from: instant.optional(),
  starts: z.enum(startRanges, { error: staffText('chooseStartRange') }).optional(),
});

export type EventQuery = z.infer<typeof eventQuery>;
export type EventOrder = 'created_at' | 'start_date' | 'title' | 'event_type' | 'location' | 'registered' | 'is_active';
