import {
  type EventInput,
  type EventQuery,
  placeSettled,
  type StaffEvent,
  type StaffListedEvent,
  startRange,
} from '../../domain/event.ts';
import { eventFields } from '../../domain/event-fields.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Database } from '../database/open.ts';
import { writtenColumns } from '../fields/writer.ts';
import { summaryOf } from '../html/plain-text.ts';
import { sanitise } from '../html/sanitise.ts';
import type { Media } from '../media/media.ts';
import { chosenFiles } from '../media/of-fields.ts';
import { type Listed, runList, type Slice, sorted } from '../resource/listing.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';
import type { Services } from '../services.ts';
import { counts, eventPresenter, listedEventColumns } from './present.ts';
import { eventOrders, isFoundEvent, registeredCount } from './store.ts';

const staffEvents = (db: Database) =>
  db.selectFrom('events').select(listedEventColumns).select('deleted_at').select(registeredCount);

/** The dashboard's list: every event, including drafts, or those in the trash. The newest come first. */
export async function listStaffEvents(
  db: Database,
  media: Media,
  query: EventQuery,
  slice: Slice,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Listed<StaffListedEvent>> {
  let list = staffEvents(db).where('deleted_at', query.trash ? 'is not' : 'is', null);
  if (query.search) list = list.where(isFoundEvent(db, query.search));
  if (query.event_type) list = list.where('event_type', '=', query.event_type);
  if (query.is_active !== undefined) list = list.where('is_active', '=', query.is_active);
  if (query.starts_from) list = list.where('start_date', '>=', query.starts_from);
  if (query.starts) {
    const [from, before] = startRange(query.starts, now, timeZone);
    list = list.where('start_date', '>=', from.toISOString()).where('start_date', '<', before.toISOString());
  }
  const { count, results } = await runList(db, sorted(list, query.ordering, eventOrders, '-created_at'), slice);
  const present = await eventPresenter(db, media, results);
  return {
    count,
    results: results.map((event) => ({ ...present(event), ...counts(event) })),
  };
}

export interface EventStore extends ResourceStore<StaffEvent, EventInput> {
  setActive(db: Database, id: number, is_active: boolean, now: string): Promise<void>;
  /**
   * A copy to begin from: a draft of today, with nobody registered, whose title says so in the language of whoever copies it.
   * Undefined where there is nothing to copy.
   */
  duplicate(db: Database, id: number, now: string, language: Language): Promise<number | undefined>;
}

export function eventStore({ media, config }: Pick<Services, 'media' | 'config'>): EventStore {
  async function columnsOf(db: Database, input: EventInput, isNew: boolean) {
    const columns = await writtenColumns(eventFields, placeSettled(input), {
      ...chosenFiles(media, db),
      isNew,
      clean: (html) => sanitise(html, config.publicUrl),
    });
    return { ...columns, summary: summaryOf(columns.description) };
  }

  return {
    async find(db, id) {
      const found = await staffEvents(db).select('description').where('id', '=', id).executeTakeFirst();
      if (!found) return undefined;
      const present = await eventPresenter(db, media, [found]);
      return { ...present(found), ...counts(found) };
    },

    async create(db, input, now) {
      const { id } = await db
        .insertInto('events')
        .values({
          ...(await columnsOf(db, input, true)),
          rating: null,
          created_at: now,
          updated_at: now,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async update(db, id, input, now) {
      const values = { ...(await columnsOf(db, input, false)), updated_at: now };
      await db.updateTable('events').set(values).where('id', '=', id).execute();
    },

    async setActive(db, id, is_active, now) {
      await db.updateTable('events').set({ is_active, updated_at: now }).where('id', '=', id).execute();
    },

    async duplicate(db, id, now, language) {
      const found = await db
        .selectFrom('events')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      // PostgreSQL takes no value for a column that it works out.
      const { id: _, folded_text: __, ...event } = found;
      const made = await db
        .insertInto('events')
        .values({
          ...event,
          title: catalogues[language].content.copyOf(event.title).slice(0, 200),
          is_active: false,
          rating: null,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return made.id;
    },

    setDeleted: trashOf('events'),
  };
}
