import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { EDIT_CONFLICT } from '../../domain/timestamps.ts';
import { bodyFor, changeFor, emptyFormErrors, requiredFor } from '../../tests/support/collections.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { worded } from '../http/reply-words.ts';

type Fields = Record<string, unknown>;

interface Case {
  path: string;
  /** A good one, seen by visitors. `{picture}` and `{document}` become numbers of the library. */
  body: Fields;
  /** The fields the editor changes, as they are then read. */
  change: Fields;
  /** Fields of a record that visitors must not see. Without, they see every record. */
  hidden?: Fields;
  /** The errors of an empty form. */
  errors: Record<string, string[]>;
  /** Keys that visitors must not read. */
  staffOnly?: readonly string[];
  /** The fields that must be sent, where they are known. */
  required?: Fields;
}

const evening = { start_date: '2026-11-21T15:00:00.000Z', end_date: '2026-11-21T17:00:00.000Z' };

const caseOf = (collection: Collection): Case => ({
  path: collection.path,
  body: bodyFor(collection),
  change: changeFor(collection),
  ...(collection.visibility?.flags !== undefined && { hidden: bodyFor(collection, false) }),
  errors: emptyFormErrors(collection),
  staffOnly: collection.staffOnly,
  required: requiredFor(collection),
});

const cases: Case[] = [
  {
    path: '/posts/',
    body: { title: 'The first harvest', content: '<p>Beans</p>', status: 'published', media_id: '{picture}' },
    change: { title: 'The second harvest', excerpt: 'Maize' },
    hidden: { status: 'draft' },
    errors: { title: ['Title is required'] },
  },
  {
    path: '/events/',
    body: { title: 'Umuganda', description: '<p>All</p>', location: 'Kanombe', media_id: '{picture}', ...evening },
    change: { title: 'Umuganda again', capacity: 12 },
    hidden: { is_active: false },
    errors: {
      title: ['Title is required'],
      start_date: ['Start date is required'],
      end_date: ['End date is required'],
    },
  },
  {
    path: '/gallery/',
    body: { title: 'Hills', media_type: 'image', media_id: '{picture}', thumbnail_media_id: '{picture}' },
    change: { title: 'Higher hills', description: 'At dawn' },
    hidden: { is_active: false },
    errors: { title: ['Title is required'] },
  },
  ...describedCollections.map(caseOf),
];

eachDatabase('the actions of staff on each resource', (app) => {
  let staff: string;
  const library = new Map<unknown, number>();

  beforeAll(async () => {
    staff = (await signedIn(app, { isSuperuser: true })).access;
    const bytes = Buffer.from('%PDF-1.4 statutes');
    const { id } = await app.services.media.addFile(app.services.db, bytes, 'pdf', 'Statutes', '2026-01-01T00:00:00Z');
    library.set('{document}', id);
    library.set('{picture}', await addPicture(app.services));
  });

  const filled = (body: Fields) =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, library.get(value) ?? value]));
  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, staff);
  const create = async ({ path, body }: Case, options: Fields = {}) => {
    const reply = await call('POST', path, filled({ ...body, ...options }));
    expect([reply.status, reply.status === 201 ? '' : await reply.clone().text()]).toEqual([201, '']);
    return reply.json();
  };
  const idsOf = async (reply: Response): Promise<number[]> => {
    const list = await reply.json();
    return ('results' in list ? list.results : list).map(({ id }: { id: number }) => id);
  };
  const seenByAnybody = async (path: string) => idsOf(await app.get(`/api${path}`));
  const seenByStaff = async (path: string, query = '') => idsOf(await call('GET', `${path}${query}`));

  describe.each(cases)('$path', (it) => {
    const { path, body, change, hidden, errors } = it;

    // Some records may not have the name of another.
    afterEach(async () => {
      for (const id of await seenByStaff(path)) expect((await call('DELETE', `${path}${id}/`)).status).toBe(204);
    });

    test('is made, seen by the next visitor, changed, deleted and restored', async () => {
      expect(await seenByAnybody(path)).not.toContain(9999);
      const made = await create(it);
      expect(made).toMatchObject({ can: { edit: true, delete: true }, deleted_at: null });
      expect(await seenByAnybody(path)).toContain(made.id);

      const changed = await call('PUT', `${path}${made.id}/`, filled({ ...body, ...change }));
      expect([changed.status, await changed.json()]).toMatchObject([200, { ...change, id: made.id }]);
      expect(await (await call('GET', `${path}${made.id}/`)).json()).toMatchObject({ ...change, can: { edit: true } });
      const listed = await (await app.get(`/api${path}`)).text();
      for (const [name, text] of Object.entries(change)) {
        if (typeof text === 'string')
          expect([name, listed.includes(text)]).toEqual([name, !it.staffOnly?.includes(name)]);
      }

      expect((await call('DELETE', `${path}${made.id}/`)).status).toBe(204);
      expect(await seenByAnybody(path)).not.toContain(made.id);
      expect(await seenByStaff(path)).not.toContain(made.id);
      expect(await seenByStaff(path, '?trash=true')).toContain(made.id);
      expect((await call('PUT', `${path}${made.id}/`, filled(body))).status).toBe(404);
      expect(await (await call('POST', `${path}${made.id}/restore/`)).json()).toMatchObject({ deleted_at: null });
      expect(await seenByAnybody(path)).toContain(made.id);
    });

    test('only staff see records that are not yet for visitors', async () => {
      const made = await create(it, hidden);
      expect(await seenByStaff(path)).toContain(made.id);
      expect((await seenByAnybody(path)).includes(made.id)).toBe(hidden === undefined);
    });

    test('an empty form is told what is missing, and nothing is written', async () => {
      const before = await seenByStaff(path);
      const reply = await call('POST', path, {});
      expect([reply.status, (await reply.json()).errors]).toEqual([400, errors]);
      expect(await seenByStaff(path)).toEqual(before);
    });

    test.runIf(it.required)('what need not be sent may be left out, and a change leaves it as it is', async () => {
      const reply = await call('POST', path, filled(it.required ?? {}));
      const made = await reply.json();
      expect([reply.status, made.errors]).toEqual([201, undefined]);
      const { updated_at: _, ...before } = made;
      expect(await (await call('PUT', `${path}${made.id}/`, filled(it.required ?? {}))).json()).toMatchObject(before);
      expect((await app.get(`/api${path}`)).status).toBe(200);
    });

    test('the second of two editors is told, and gets what the first has left', async () => {
      const made = await create(it);
      const sees = { ...filled(body), updated_at: made.updated_at };
      const first = await call('PUT', `${path}${made.id}/`, { ...sees, ...change });
      expect(first.status).toBe(200);
      const second = await call('PUT', `${path}${made.id}/`, sees);
      const problem = await second.json();
      expect([second.status, problem.detail]).toEqual([409, worded(EDIT_CONFLICT, 'en')]);
      expect(problem.current).toMatchObject({ id: made.id, ...change });
      const again = { ...sees, updated_at: problem.current.updated_at };
      expect((await call('PUT', `${path}${made.id}/`, again)).status).toBe(200);
    });

    test('of ten who save at once, one is first', async () => {
      const made = await create(it);
      const sees = { ...filled(body), updated_at: made.updated_at };
      const replies = await Promise.all(Array.from({ length: 10 }, () => call('PUT', `${path}${made.id}/`, sees)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    });

    test('visitors are told nothing that is for staff', async () => {
      const { id } = await create(it);
      const told = await (await app.get(`/api${path}`)).text();
      expect(told).toContain(`"id":${id},`);
      expect(told).not.toMatch(/"(?:can|deleted_at|is_consented)"/);
    });
  });

  test('a picture or document that is not in the library is refused at its field', async () => {
    const refused = async (path: string, options: Fields) => {
      const found = cases.find((one) => one.path === path);
      return (await (await call('POST', path, filled({ ...found?.body, ...options }))).json()).errors;
    };
    const none = { media_id: 2_147_483_000 };
    expect(await refused('/ads/', none)).toEqual({ image: ['Choose a picture from the library.'] });
    expect(await refused('/ads/', { media_id: '{document}' })).toEqual({
      image: ['Choose a picture from the library.'],
    });
    expect(await refused('/ads/', { media_id: 99_999_999_999 })).toHaveProperty('media_id');
    expect(await refused('/documents/', none)).toEqual({ file: ['Choose a document from the library.'] });
    expect(await refused('/documents/', { media_id: '{picture}' })).toHaveProperty('file');
    expect(await refused('/documents/', { media_id: undefined })).toEqual({ file: ['A file is required'] });
    expect(await refused('/posts/', { category: 77_777 })).toEqual({ category: ['Choose a category from the list.'] });
    expect(await refused('/gallery/', { categories: [77_777] })).toEqual({
      categories: ['Choose categories from the list.'],
    });
  });
});
