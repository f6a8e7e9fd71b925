import { eventStore } from '../../../server/events/staff-store.ts';
import { contentOf } from './content.ts';
import { datesOf } from './draft.ts';
import type { ExportedItem } from './element-reader.ts';
import { eventOf } from './events.ts';
import { pictureOf } from './featured-picture.ts';
import type { OldPlace } from './report.ts';
import { holdEvents, type ImportedRecord, importedEvent, rememberEvent, sourceOf } from './store.ts';
import type { Work } from './work.ts';

/** Imports an event of The Events Calendar, or answers why it cannot be kept. */
export async function importEvent(
  work: Work,
  item: ExportedItem,
  place: OldPlace,
  now: string,
): Promise<ImportedRecord | string> {
  const { tools, survey, report } = work;
  const { publicUrl, timeZone } = tools.config;
  const { html, hasOwnLinks } = await contentOf({ ...work, publicUrl }, item, place);
  const media_id = await pictureOf(work, item, place);
  const wanted = eventOf({ item, survey, description: html, media_id, timeZone, place, report });
  if (typeof wanted === 'string') return wanted;
  const { created_at, updated_at } = datesOf(item, now);
  const store = eventStore(tools);
  const id = await tools.write(null, async (unit) => {
    await holdEvents(unit);
    const inserted = await store.create(unit.db, wanted, now, null);
    await unit.db.updateTable('events').set({ created_at, updated_at }).where('id', '=', inserted).execute();
    await rememberEvent(unit, sourceOf(survey.site, item), inserted);
    const after = await store.find(unit.db, inserted);
    await unit.audit({ action: 'import', resource: 'events', resourceId: inserted, after });
    unit.changes('events');
    return inserted;
  });
  report.taken.events += 1;
  if (!wanted.is_active) report.taken.drafts += 1;
  const imported = importedEvent(id);
  if (hasOwnLinks) work.linked.push(imported);
  return imported;
}
