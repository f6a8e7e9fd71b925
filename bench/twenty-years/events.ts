import { libraryInto } from './library.ts';
import { RowWriter } from './rows.ts';
import {
  DAY,
  HOUR,
  isOneOfThree,
  iso,
  type Site,
  TWENTY_YEARS,
  translationsInto,
  trashedAt,
  visitorsWrite,
} from './site.ts';

/** The time for which registrations are kept, with a margin. Milliseconds. */
const KEPT = 335 * DAY;

/** The beginning of the event at this place (0 to 1): nearly all in the past, some in the last months, few to come. */
function beginning(now: number, place: number): number {
  if (place < 0.88) return now - TWENTY_YEARS + (TWENTY_YEARS - KEPT) * (place / 0.88);
  if (place < 0.96) return now - (KEPT - DAY) * (1 - (place - 0.88) / 0.08) - HOUR;
  return now + DAY + 200 * DAY * ((place - 0.96) / 0.04);
}

/** Events with pictures, half of them translated, and registrations for those of the last months and to come. */
export async function addEvents(site: Site, rare: string): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  const rows = new RowWriter(db);
  const library = await libraryInto(site, rows);
  const add = await rows.numberedInto('events');
  const translate = translationsInto(site, rows);
  const count = 50 * scale;
  const recent: { id: number; at: number }[] = [];
  for (let place = 0; place < count; place += 1) {
    const at = beginning(now, place / count);
    const said = {
      title: `${texts.title('en')}${isOneOfThree(place, count) ? ` ${rare}` : ''}`,
      description: texts.html('en', 2 + chance.below(6)),
      summary: texts.sentence('en'),
      location: texts.title('en'),
      category: chance.pick(['Savings', 'Training', 'Meeting', 'Market']),
      organizer: 'Intambwe',
    };
    const id = add({
      ...{ ...said, event_type: 'offline', online_link: null, media_id: library.picture(Math.min(now, at)) },
      ...{ start_date: iso(at), end_date: iso(at + 3 * HOUR), is_active: true, is_public: chance.happens(0.95) },
      ...{ capacity: 1_000_000, created_at: iso(Math.min(now, at) - 30 * DAY) },
      ...{ updated_at: iso(Math.min(now, at) - 20 * DAY), deleted_at: trashedAt(site, 0.01) },
    });
    if (at > now - KEPT) recent.push({ id, at });
    if (place % 2 === 0) translate({ resource: 'events', id, texts: said, at }, 0.95);
    await rows.keepShort();
  }
  await rows.writeAll();
  await addRegistrations(site, recent);
}

async function addRegistrations(site: Site, events: readonly { id: number; at: number }[]): Promise<void> {
  const { db, scale, now, chance, texts } = site;
  const rows = new RowWriter(db);
  const add = rows.into('event_registrations');
  for (let place = 0; place < 2_000 * scale; place += 1) {
    // More than half of them for the first third of these events.
    const event = events[Math.floor(chance.part() ** 1.5 * events.length)];
    if (!event) continue;
    const { name, email, phone } = texts.person('guest', place);
    add({
      ...{ event_id: event.id, full_name: name, email, phone, language: chance.pick(visitorsWrite) },
      ...{ organization: place % 4 === 0 ? texts.title('en') : '', deleted_at: trashedAt(site, 0.02) },
      created_at: iso(Math.min(now, event.at) - HOUR - chance.below(25) * DAY),
    });
    await rows.keepShort();
  }
  await rows.writeAll();
}
