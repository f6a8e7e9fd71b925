import { sql } from 'kysely';
import type { z } from 'zod';
import type { AskedCollection } from '../../domain/api/asks.ts';
import type { askPublished } from '../../domain/drafts.ts';
import { staffText } from '../../domain/reply-text.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { dropDraft, newestDraft } from '../drafts/store.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { handedBackMail, publishedMail } from './mails.ts';

// Who may write posts or pages and not publish them asks somebody who may. What nobody reads yet is saved as a draft; what is
// written of something published stays in the writer's draft of it until then.

/** The column that says which record is asked for. */
const columns = { posts: 'post_id', pages: 'page_id' } as const;

/** A record for which somebody can ask. */
export interface AskedRecord {
  id: number;
  title: string;
  status: string;
}

/** Of which collection it is. */
interface About {
  collection: AskedCollection;
  record: AskedRecord;
}

/** The records for which somebody asks, and to whom it was not handed back. */
export const askedFor = (db: Database, collection: AskedCollection) =>
  db
    .selectFrom('publishing_asks')
    .select(({ ref }) => ref(columns[collection]).$notNull().as('record'))
    .where(columns[collection], 'is not', null)
    .where('handed_back_at', 'is', null);

/** When it was asked that each record that waits be published, the earliest first; at most so many. */
export const askingSince = (db: Database, collection: AskedCollection, most: number) =>
  db
    .selectFrom('publishing_asks')
    .select(({ fn }) => fn.min('asked_at').as('created_at'))
    .where('handed_back_at', 'is', null)
    // As a lookup for each of the few that are asked for: a join may begin with all records.
    .where(
      sql<boolean>`exists (select 1 from ${sql.table(collection)} as asked
        where asked.id = ${sql.ref(`publishing_asks.${columns[collection]}`)} and asked.deleted_at is null)`,
    )
    .groupBy(columns[collection])
    .orderBy('created_at')
    .limit(most)
    .execute();

const asksOf = (db: Database, collection: AskedCollection, id: number) =>
  db
    .selectFrom('publishing_asks as ask')
    .innerJoin('users as asker', 'asker.id', 'ask.user_id')
    .leftJoin('users as reader', 'reader.id', 'ask.handed_back_by')
    .select(['ask.id', 'ask.user_id', 'ask.asked_at', 'ask.handed_back_at'])
    .select(['ask.sentence', 'asker.first_name', 'asker.last_name', 'asker.email', 'asker.language'])
    .select(['reader.first_name as reader_first_name', 'reader.last_name as reader_last_name'])
    .where(`ask.${columns[collection]}`, '=', id)
    .orderBy('ask.asked_at')
    .orderBy('ask.id');

type AskRow = Awaited<ReturnType<ReturnType<typeof asksOf>['executeTakeFirstOrThrow']>>;

/** Whose asks somebody reads, and whether with what the askers have written. */
interface AskReader {
  userId: number;
  mayPublish: boolean;
}

/** Who asks for a record, the first first. The drafts of a published one are for those who may publish it. */
export async function listAsks(db: Database, { collection, record }: About, { userId, mayPublish }: AskReader) {
  const rows = await asksOf(db, collection, record.id).execute();
  const draftOf = async ({ user_id, handed_back_at }: AskRow) => {
    if (!mayPublish || record.status !== 'published' || handed_back_at !== null) return null;
    return (await newestDraft(db, { userId: user_id, collection, record: record.id })) ?? null;
  };
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      by: fullName(row),
      is_mine: row.user_id === userId,
      asked_at: row.asked_at,
      handed_back_at: row.handed_back_at,
      handed_back_by:
        row.reader_first_name === null || row.reader_last_name === null
          ? null
          : fullName({ first_name: row.reader_first_name, last_name: row.reader_last_name }),
      sentence: row.sentence,
      draft: await draftOf(row),
    })),
  );
}

/** Asks for a record to be published; asking again takes the place of what was asked before. Throws a 409 where there is nothing to publish. */
export async function ask(
  { db, now, audit }: UnitOfWork,
  { collection, record }: About,
  user_id: number,
): Promise<void> {
  if (record.status === 'published') {
    const draft = await newestDraft(db, { userId: user_id, collection, record: record.id });
    if (!draft) throw conflict(staffText('nothingToPublish'));
  }
  const asked = { asked_at: now, handed_back_at: null, handed_back_by: null, sentence: '' };
  await db
    .insertInto('publishing_asks')
    .values({ [columns[collection]]: record.id, user_id, ...asked })
    .onConflict((known) => known.columns([columns[collection], 'user_id']).doUpdateSet(asked))
    .execute();
  const { id: resourceId, title } = record;
  await audit({ action: 'ask_publishing', resource: collection, resourceId, after: { title } });
}

/** An ask that waits. Throws a 404 where there is none, also where somebody else has just answered it. */
async function waitingAsk(db: Database, { collection, record }: Answered, id: number): Promise<AskRow> {
  const found = await asksOf(db, collection, record.id)
    .where('ask.id', '=', id)
    .where('ask.handed_back_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound(staffText('askGone'));
  return found;
}

/** What an answer needs to know beside the ask. */
interface Answered {
  collection: AskedCollection;
  record: Pick<AskedRecord, 'id' | 'title'>;
  publicUrl: string;
}

/** Hands a record back to who asks for it, with a sentence that says why. The writer is told by mail. */
export async function handBack(
  unit: UnitOfWork,
  id: number,
  { by, sentence }: { by: number; sentence: string },
  about: Answered,
): Promise<void> {
  const found = await waitingAsk(unit.db, about, id);
  await unit.db
    .updateTable('publishing_asks')
    .set({ handed_back_at: unit.now, handed_back_by: by, sentence })
    .where('id', '=', id)
    .execute();
  const { first_name, last_name } = await unit.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  const { id: resourceId, title } = about.record;
  await unit.audit({ action: 'hand_back', resource: about.collection, resourceId, after: { title } });
  await unit.mail(handedBackMail(found, { ...about, by: fullName({ first_name, last_name }), sentence }, unit.now));
}

async function end(unit: UnitOfWork, asks: readonly AskRow[], answered: Answered): Promise<void> {
  for (const one of asks) {
    await unit.db.deleteFrom('publishing_asks').where('id', '=', one.id).execute();
    await unit.mail(publishedMail(one, answered, unit.now));
  }
}

/** What one person asked for is published. The state of their draft that was put into the form goes, and no later one. */
export async function endAsk(
  unit: UnitOfWork,
  id: number,
  draft: z.infer<typeof askPublished>['draft'],
  answered: Answered,
): Promise<void> {
  const found = await waitingAsk(unit.db, answered, id);
  await end(unit, [found], answered);
  const of = { userId: found.user_id, collection: answered.collection, record: answered.record.id };
  if (draft) await dropDraft(unit.db, of, draft.begun_at, draft.counter);
}

/** A record is published: what anybody asked for is done. */
export async function endAsksOf(unit: UnitOfWork, answered: Answered): Promise<void> {
  const { collection, record } = answered;
  await end(unit, await asksOf(unit.db, collection, record.id).execute(), answered);
}
