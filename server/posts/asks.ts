import type { z } from 'zod';
import type { askPublished } from '../../domain/drafts.ts';
import type { StaffPost } from '../../domain/post.ts';
import { staffText } from '../../domain/reply-text.ts';
import { fullName } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { dropDraft, newestDraft } from '../drafts/store.ts';
import { conflict, notFound } from '../http/http-error.ts';
import { handedBackMail, publishedMail } from './ask-mails.ts';

// Who may write posts and not publish them asks somebody who may. A post that nobody reads yet is saved as a draft; what is
// written of a published one stays in the writer's draft of it until then.

/** The posts for which somebody asks, and to whom it was not handed back. */
export const askedPosts = (db: Database) =>
  db.selectFrom('post_asks').select('post_asks.post_id').where('post_asks.handed_back_at', 'is', null);

/** When it was asked that each post that waits be published, the earliest first; at most so many. */
export const postsAskingSince = (db: Database, most: number) =>
  db
    .selectFrom('post_asks')
    .select(({ fn }) => fn.min('post_asks.asked_at').as('created_at'))
    .where('post_asks.handed_back_at', 'is', null)
    // As a lookup for each of the few that are asked for: a join may begin with all posts.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('posts')
          .select('posts.id')
          .whereRef('posts.id', '=', 'post_asks.post_id')
          .where('posts.deleted_at', 'is', null),
      ),
    )
    .groupBy('post_asks.post_id')
    .orderBy('created_at')
    .limit(most)
    .execute();

const asksOf = (db: Database, postId: number) =>
  db
    .selectFrom('post_asks')
    .innerJoin('users as asker', 'asker.id', 'post_asks.user_id')
    .leftJoin('users as reader', 'reader.id', 'post_asks.handed_back_by')
    .select(['post_asks.id', 'post_asks.user_id', 'post_asks.asked_at', 'post_asks.handed_back_at'])
    .select(['post_asks.sentence', 'asker.first_name', 'asker.last_name', 'asker.email', 'asker.language'])
    .select(['reader.first_name as reader_first_name', 'reader.last_name as reader_last_name'])
    .where('post_asks.post_id', '=', postId)
    .orderBy('post_asks.asked_at')
    .orderBy('post_asks.id');

type AskRow = Awaited<ReturnType<ReturnType<typeof asksOf>['executeTakeFirstOrThrow']>>;

/** Whose asks of a post somebody reads, and whether with what the askers have written. */
interface AskReader {
  userId: number;
  mayPublish: boolean;
}

/** Who asks for a post, the first first. The drafts of a published one are for those who may publish it. */
export async function listAsks(
  db: Database,
  post: Pick<StaffPost, 'id' | 'status'>,
  { userId, mayPublish }: AskReader,
) {
  const rows = await asksOf(db, post.id).execute();
  const draftOf = async ({ user_id, handed_back_at }: AskRow) => {
    if (!mayPublish || post.status !== 'published' || handed_back_at !== null) return null;
    return (await newestDraft(db, { userId: user_id, collection: 'posts', record: post.id })) ?? null;
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

/** Asks for a post to be published; asking again takes the place of what was asked before. Throws a 409 where there is nothing to publish. */
export async function ask({ db, now, audit }: UnitOfWork, post: StaffPost, user_id: number): Promise<void> {
  if (post.status === 'published') {
    const draft = await newestDraft(db, { userId: user_id, collection: 'posts', record: post.id });
    if (!draft) throw conflict(staffText('nothingToPublish'));
  }
  const asked = { asked_at: now, handed_back_at: null, handed_back_by: null, sentence: '' };
  await db
    .insertInto('post_asks')
    .values({ post_id: post.id, user_id, ...asked })
    .onConflict((known) => known.columns(['post_id', 'user_id']).doUpdateSet(asked))
    .execute();
  await audit({ action: 'ask_publishing', resource: 'posts', resourceId: post.id, after: { title: post.title } });
}

/** An ask of a post that waits. Throws a 404 where there is none, also where somebody else has just answered it. */
async function waitingAsk(db: Database, postId: number, id: number): Promise<AskRow> {
  const found = await asksOf(db, postId)
    .where('post_asks.id', '=', id)
    .where('post_asks.handed_back_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound(staffText('askGone'));
  return found;
}

/** What an answer needs to know beside the ask. */
interface Answered {
  post: Pick<StaffPost, 'id' | 'title'>;
  publicUrl: string;
}

/** Hands a post back to who asks for it, with a sentence that says why. The writer is told by mail. */
export async function handBack(
  unit: UnitOfWork,
  id: number,
  { by, sentence }: { by: number; sentence: string },
  { post, publicUrl }: Answered,
): Promise<void> {
  const found = await waitingAsk(unit.db, post.id, id);
  await unit.db
    .updateTable('post_asks')
    .set({ handed_back_at: unit.now, handed_back_by: by, sentence })
    .where('id', '=', id)
    .execute();
  const { first_name, last_name } = await unit.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  await unit.audit({ action: 'hand_back', resource: 'posts', resourceId: post.id, after: { title: post.title } });
  await unit.mail(
    handedBackMail(found, { post, publicUrl, by: fullName({ first_name, last_name }), sentence }, unit.now),
  );
}

async function end(unit: UnitOfWork, asks: readonly AskRow[], answered: Answered): Promise<void> {
  for (const one of asks) {
    await unit.db.deleteFrom('post_asks').where('id', '=', one.id).execute();
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
  const found = await waitingAsk(unit.db, answered.post.id, id);
  await end(unit, [found], answered);
  const of = { userId: found.user_id, collection: 'posts', record: answered.post.id } as const;
  if (draft) await dropDraft(unit.db, of, draft.begun_at, draft.counter);
}

/** A post is published: what anybody asked for is done. */
export async function endAsksOf(unit: UnitOfWork, answered: Answered): Promise<void> {
  await end(unit, await asksOf(unit.db, answered.post.id).execute(), answered);
}
