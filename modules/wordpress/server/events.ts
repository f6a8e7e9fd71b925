import { momentOf as momentInZone } from '../../../domain/calendar.ts';
import { type EventInput, eventInput } from '../../../domain/event.ts';
import { instant } from '../../../domain/instant.ts';
import { fitted, isOpen, problemOf, remarkTitle, textOf, titleOf } from './draft.ts';
import type { ExportedItem } from './element-reader.ts';
import { EVENT_CATEGORIES } from './event-fields.ts';
import type { ImportReport, OldPlace } from './report.ts';
import type { Survey } from './survey.ts';

const MAX_LOCATION = 300;
const MAX_ORGANIZER = 200;
const MAX_CATEGORY = 100;

const written = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?)?$/;
const offset = /^UTC([+-])(\d{1,2})(?::?(\d\d)|\.(5))?$/i;

/** A zone as WordPress names it, `Africa/Kigali` or `UTC+5.5`, in a way that calendars know; undefined for none. */
function zoneNamed(name: string): string | undefined {
  const [, sign, hours = '', minutes, half] = offset.exec(name) ?? [];
  const zone = sign ? `${sign}${hours.padStart(2, '0')}:${minutes ?? (half ? '30' : '00')}` : name;
  try {
    return zone === '' ? undefined : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The moment of a field: in UTC where the plugin says that too, and else as the clocks of its zone show it. */
function momentOfField({ meta }: ExportedItem, name: 'Start' | 'End', siteZone: string): string | undefined {
  const utc = instant.safeParse(`${(meta.get(`_Event${name}DateUTC`) ?? '').trim().replace(' ', 'T')}Z`);
  if (utc.success) return utc.data;
  const [, day, minute = '00:00', second = ':00'] = written.exec((meta.get(`_Event${name}Date`) ?? '').trim()) ?? [];
  if (day === undefined) return undefined;
  const local = `${day}T${minute}${second}`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  return momentInZone(local, zoneNamed(meta.get('_EventTimezone') ?? '') ?? siteZone).toISOString();
}

interface Wanted {
  item: ExportedItem;
  survey: Survey;
  description: string;
  media_id: number | null;
  /** The zone of our site, for an event that names none. */
  timeZone: string;
  place: OldPlace;
  report: ImportReport;
}

const named = (names: ReadonlyMap<number, string>, number: string | undefined, most: number) =>
  fitted(textOf(names.get(Number(number)) ?? ''), most);

/** The event as the form of the dashboard would send it, or why it cannot be kept. */
export function eventOf({ item, survey, description, media_id, timeZone, place, report }: Wanted): EventInput | string {
  const { meta, terms } = item;
  const start_date = momentOfField(item, 'Start', timeZone);
  if (start_date === undefined) return `It names no day on which it begins: ${meta.get('_EventStartDate') ?? ''}`;
  const end_date = momentOfField(item, 'End', timeZone);
  remarkTitle(item, place, report);
  if ((meta.get('_EventRecurrence') ?? '') !== '')
    report.change('repeated events are imported with their first day', place, start_date);
  const [category, ...others] = terms.filter(({ taxonomy, name }) => taxonomy === EVENT_CATEGORIES && name !== '');
  for (const { name } of others) report.leaveOut('second and later categories of events', place, name);
  for (const { taxonomy, name } of terms.filter(({ taxonomy }) => taxonomy !== EVENT_CATEGORIES))
    report.leaveOut(`terms in the taxonomy “${taxonomy}”`, place, name);
  const isActive = isOpen(item);
  if (!isActive) report.change('events that were not published are now drafts', place, item.status);
  const checked = eventInput.safeParse({
    title: titleOf(item),
    description,
    event_type: 'offline',
    location: named(survey.venues, meta.get('_EventVenueID'), MAX_LOCATION),
    start_date,
    end_date: end_date !== undefined && end_date > start_date ? end_date : start_date,
    banner_media_id: null,
    media_id,
    category: fitted(textOf(category?.name ?? ''), MAX_CATEGORY),
    organizer: named(survey.organizers, meta.get('_EventOrganizerID'), MAX_ORGANIZER),
    is_public: true,
    is_active: isActive,
    capacity: null,
  });
  return checked.success ? checked.data : `${problemOf(checked.error)} It begins ${start_date}.`;
}
