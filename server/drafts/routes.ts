import { versionedCollections } from '../../domain/collections/versioned.ts';
import { type DraftedRecord, NEW_RECORD } from '../../domain/drafts.ts';
import { staffText } from '../../domain/reply-text.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { badRequest, conflict, notAllowed, notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { dropDraft, othersDrafts, ownDrafts, saveDraft } from './store.ts';

/** The collection, for those who may make such a record or change this one. Throws a 403 for others, a 404 for no collection. */
function collectionFor(currentUser: CurrentUser, { collection, record }: DraftedRecord) {
  const found = versionedCollections.find(({ name }) => name === collection);
  if (!found || (record === NEW_RECORD && found.records)) throw notFound();
  const { create, edit } = found.permissions;
  if (!may(currentUser, record === NEW_RECORD ? create : edit)) throw notAllowed();
  return found;
}

/** What is written in forms and not saved yet. */
export function draftRoutes({ db, write }: Services): Endpoint[] {
  return [
    implement('GET /drafts/{collection}/{record}/', async ({ currentUser, parameters }) => {
      collectionFor(currentUser, parameters);
      const of = { ...parameters, userId: currentUser.userId };
      return { own: await ownDrafts(db, of), others: await othersDrafts(db, of) };
    }),
    implement('PUT /drafts/{collection}/{record}/{begun_at}/', async ({ currentUser, parameters, body }) => {
      const { fields, title } = collectionFor(currentUser, parameters);
      const unknown = Object.keys(body.values).find((name) => !Object.hasOwn(fields, name));
      if (unknown !== undefined)
        throw badRequest(staffText('noSuchField'), { [`values.${unknown}`]: [staffText('noSuchField')] });
      const { begun_at, ...which } = parameters;
      const saved = { ...body, begun_at, fields, title: String(body.values[title] ?? '').trim() };
      const now = await write(currentUser.userId, async (unit) =>
        (await saveDraft(unit.db, { ...which, userId: currentUser.userId }, saved, unit.now)) ? unit.now : undefined,
      );
      if (now === undefined) throw conflict(staffText('newerDraft'));
      return { saved_at: now };
    }),
    implement('DELETE /drafts/{collection}/{record}/{begun_at}/', async ({ currentUser, parameters }) => {
      // One's own goes also where the right to change the record has gone.
      const { begun_at, ...which } = parameters;
      await write(currentUser.userId, ({ db: own }) =>
        dropDraft(own, { ...which, userId: currentUser.userId }, begun_at),
      );
    }),
  ];
}
