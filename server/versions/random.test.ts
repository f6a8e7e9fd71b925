import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { pathOfOne, versionedCollections } from '../../domain/collections/versioned.ts';
import { type Field, fieldNames } from '../../domain/fields/field.ts';
import { heldValues, holding, relatedTo } from '../../domain/fields/field-kinds.ts';
import { fieldsWithin, withValue } from '../../domain/fields/within.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { random } from '../../tests/support/random.ts';
import { randomBody } from '../../tests/support/random-values.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isThorough } from '../../tests/support/thorough.ts';

const STEPS = isThorough ? 1000 : 150;

type Collection = (typeof versionedCollections)[number];

interface Kept {
  collection: Collection;
  id: number | string;
  inTrash: boolean;
  /** The values of its fields after each change, the newest last. */
  history: Record<string, unknown>[];
}

const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const entry = z.record(z.string(), z.union([plain, z.array(z.record(z.string(), plain))]));
const value = z.union([plain, z.array(z.union([z.string(), z.number()])), z.array(entry)]);
const record = z.looseObject({ id: z.int() });
const versions = z.array(z.object({ id: z.int(), is_now: z.boolean() }));
const compared = z.object({ values: z.record(z.string(), value), now: z.record(z.string(), value) });
const inOrder = (held: unknown) => (Array.isArray(held) ? held.toSorted() : held);
const same = (one: unknown, other: unknown) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const restored = z.object({ left_out: z.array(z.object({ field: z.string() })) });

eachDatabase('after any changes, restores and deletions', (app, kind) => {
  const below = random(kind === 'sqlite' ? 11 : 7);
  const library = { pictures: [] as number[], documents: [] as number[] };
  const all: Kept[] = [];
  let access = '';

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
    for (let turn = 0; turn < 3; turn += 1) await addFiles();
  });

  async function addFiles() {
    const { services } = app;
    const bytes = Buffer.from(`%PDF-1.4 ${below(1_000_000)}`);
    const file = await services.media.addFile(services.db, bytes, 'pdf', 'Statutes', '2026-01-01T00:00:00Z');
    library.documents.push(file.id);
    library.pictures.push(await addPicture(services, '#8e2f17', 40, 30));
  }

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, access);
  const there = (name: string) =>
    all.flatMap(({ collection, id, inTrash }) => (collection.name === name && !inTrash ? Number(id) : []));
  const choosing = () => ({ below, ...library, records: there });
  const pathOf = ({ collection, id }: Kept) => pathOfOne(collection).replace(/\{\w+\}/, String(id));
  const versionsPath = ({ collection, id }: Kept) => `/versions/${collection.name}/${id}/`;

  async function held(kept: Kept) {
    const found = z.looseObject({}).parse(await (await call('GET', pathOf(kept))).json());
    return heldValues(kept.collection.fields, found);
  }

  /** The change is one of the history if it was one. What is chosen in a field may have gone before. */
  async function note(kept: Kept, before?: Record<string, unknown>) {
    const now = await held(kept);
    if (JSON.stringify(now) !== JSON.stringify(before)) kept.history.push(now);
  }

  /** One of those that are always there is tried from now on, as it came with the program. */
  async function find(collection: Collection, id: string | undefined) {
    if (id === undefined || all.some((kept) => kept.collection === collection && kept.id === id)) return;
    const kept = { collection, id, inTrash: false, history: [] };
    all.push(kept);
    await note(kept);
  }

  async function create(collection: Collection) {
    const { records } = collection;
    if (records) return find(collection, records[below(records.length)]);
    const reply = await call('POST', collection.path, randomBody(collection.fields, choosing()));
    // Another category has the name.
    if (reply.status === 400) return;
    expect(reply.status, await reply.clone().text()).toBe(201);
    const { id } = record.parse(await reply.json());
    const kept = { collection, id, inTrash: false, history: [] };
    all.push(kept);
    await note(kept);
  }

  async function edit(kept: Kept) {
    const before = z.record(z.string(), value).parse(await held(kept));
    const body = below(4) === 0 ? before : randomBody(kept.collection.fields, choosing(), before);
    const reply = await call('PUT', pathOf(kept), body);
    expect([200, 400], await reply.clone().text()).toContain(reply.status);
    await note(kept, before);
  }

  const isThere = (name: string, id: unknown, { collection: { fields } }: Kept) =>
    id === null ||
    !holding(fields, 'file').includes(name) ||
    [...library.pictures, ...library.documents].includes(Number(id));

  /** Another record outside the trash has this name. */
  const isTaken = (name: string, said: unknown, { collection, id }: Kept) =>
    fieldNames(collection.fields, ({ distinct }) => distinct).includes(name) &&
    all.some(
      (one) => one.collection === collection && one.id !== id && !one.inTrash && one.history.at(-1)?.[name] === said,
    );

  /** The entries without the pictures that are gone. */
  function entriesLeft(field: Field, said: unknown): unknown {
    const record = { list: said };
    return Array.from(fieldsWithin({ list: field }, record)).reduce(
      (left, { path, field: { kind }, value: id }) =>
        kind === 'picture' && id !== null && !library.pictures.includes(Number(id))
          ? withValue(left, path, null)
          : left,
      record,
    ).list;
  }

  /** The value without the chosen records that are gone. One in the trash that is chosen now stays. */
  function leftOf(field: Field, said: unknown, now: unknown) {
    if (field.kind === 'blocks') return entriesLeft(field, said);
    const collection = relatedTo(field);
    if (collection === undefined || said === null) return said;
    const ids: unknown[] = [...there(collection), ...[now].flat()];
    if (!Array.isArray(said)) return ids.includes(said) ? said : undefined;
    return said.filter((id) => ids.includes(id));
  }

  async function restore(kept: Kept) {
    const listed = versions.parse(await (await call('GET', versionsPath(kept))).json());
    if (listed.length === 0) return;
    const place = below(listed.length);
    const wanted = kept.history.toReversed()[place] ?? {};
    const before = await held(kept);
    const reply = await call('POST', `${versionsPath(kept)}${listed[place]?.id}/restore/`, {});
    expect(reply.status, await reply.clone().text()).toBe(200);
    const said = restored.parse(await reply.json()).left_out.map(({ field }) => field);
    const after = await held(kept);
    const { name: collection, fields, visibility, staying = [], together = [] } = kept.collection;
    const differs = (name: string) => !same(wanted[name], before[name]);
    const canBe = (name: string) => {
      const showsAgain = visibility?.flags?.includes(name) && wanted[name] === true && before[name] === false;
      const stays = staying.includes(name) && differs(name);
      return isThere(name, wanted[name], kept) && !isTaken(name, wanted[name], kept) && !showsAgain && !stays;
    };
    for (const [name, field] of Object.entries(fields)) {
      const left = leftOf(field, wanted[name], before[name]);
      const groupCanBe = !together.includes(name) || together.every(canBe);
      const comes = left !== undefined && canBe(name) && groupCanBe;
      expect([collection, name, inOrder(after[name])]).toEqual([
        collection,
        name,
        inOrder(comes ? left : before[name]),
      ]);
      const isWhole = comes ? same(left, wanted[name]) : canBe(name) && left !== undefined && !differs(name);
      expect([name, said.includes(field.label)]).toEqual([name, !isWhole]);
    }
    await note(kept, before);
  }

  /** A file that is used nowhere but in versions. */
  async function loseFile() {
    for (const ids of [library.pictures, library.documents]) {
      const id = ids[below(ids.length)];
      const { status } = await call('DELETE', `/media/${id}/`);
      if (status === 204) ids.splice(ids.indexOf(Number(id)), 1);
    }
    if (library.pictures.length < 3 || library.documents.length < 3) await addFiles();
  }

  async function moveToTrashOrBack(kept: Kept) {
    const reply = kept.inTrash ? await call('POST', `${pathOf(kept)}restore/`) : await call('DELETE', pathOf(kept));
    if (reply.status < 300) kept.inTrash = !kept.inTrash;
    else expect(reply.status).toBe(409);
  }

  async function deleteForGood(kept: Kept) {
    const { name } = kept.collection;
    const { status } = await call('DELETE', `/trash/${name}/${kept.id}/?reason=Old`);
    const posts = app.services.db.selectFrom('posts').select('id').where('category_id', '=', Number(kept.id));
    const isNeeded = name === 'categories' && (await posts.execute()).length > 0;
    expect([name, status]).toEqual([name, isNeeded ? 409 : 204]);
    if (isNeeded) return;
    all.splice(all.indexOf(kept), 1);
    const left = app.services.db.selectFrom('versions').select('id').where('resource', '=', name);
    expect(await left.where('record', '=', String(kept.id)).execute()).toEqual([]);
  }

  /** The list is the history, and a version of it has the values of that time. */
  async function expectHistory(kept: Kept) {
    const listed = versions.parse(await (await call('GET', versionsPath(kept))).json());
    const isAsItCame = kept.collection.records !== undefined && kept.history.length === 1;
    const count = isAsItCame ? 0 : Math.min(kept.history.length, 100);
    expect([kept.collection.name, listed.length]).toEqual([kept.collection.name, count]);
    if (isAsItCame) return;
    const now = await held(kept);
    const isNow = Object.entries(now).every(([name, said]) => same(said, kept.history.at(-1)?.[name]));
    expect(listed.map(({ is_now }) => is_now)).toEqual(listed.map((_, place) => place === 0 && isNow));
    const place = below(listed.length);
    const one = compared.parse(await (await call('GET', `${versionsPath(kept)}${listed[place]?.id}/`)).json());
    expect(one).toEqual({ values: kept.history.toReversed()[place], now });
  }

  async function step() {
    const kept = all[below(all.length)];
    const collection = versionedCollections[below(versionedCollections.length)];
    const action = below(20);
    if (kept?.collection.records) {
      await (action < 8 ? restore(kept) : edit(kept));
      return expectHistory(kept);
    }
    if (!kept || action < 3) return collection && create(collection);
    if (action === 3) return loseFile();
    if (kept.inTrash) await (action < 6 ? deleteForGood(kept) : moveToTrashOrBack(kept));
    else if (action === 4) await moveToTrashOrBack(kept);
    else await (action < 12 ? restore(kept) : edit(kept));
    if (all.includes(kept) && !kept.inTrash) await expectHistory(kept);
  }

  test('a restored version gives exactly what it held, except what is gone and said to be', async () => {
    for (const collection of versionedCollections) await create(collection);
    for (let turn = 0; turn < STEPS; turn += 1) await step();
  }, 600_000);
});
