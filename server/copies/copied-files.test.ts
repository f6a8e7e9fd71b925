import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { markedFolder } from '../../tests/support/marked-folder.ts';
import { folderStorage } from '../media/folder-storage.ts';
import { newKey, shareKeyOf } from '../media/keys.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { filesAt, restoreFiles } from './copied-files.ts';
import { makeCopyKey } from './copy-key.ts';
import { type CopyPlace, PlaceProblem } from './copy-place.ts';
import { FileCopier } from './file-copier.ts';
import { momentName } from './moment-names.ts';
import { openPlace } from './open-place.ts';

const noAccess = { accessKeyId: null, secretAccessKey: null, sshKey: null, sshHost: null };
const key = makeCopyKey();

eachDatabase('pictures and documents at a place of copies', (app) => {
  let place: CopyPlace;
  /** Names that were written, in their order. */
  let written: string[];
  let storage: ReturnType<typeof folderStorage>;

  beforeAll(async () => {
    storage = folderStorage(join(app.services.config.dataFolder, 'of-copies'));
  });

  beforeEach(async () => {
    await app.services.db.deleteFrom('media').execute();
    const folder = await openPlace(await markedFolder(), noAccess);
    written = [];
    place = {
      ...folder,
      async write(name, bytes) {
        written.push(name);
        await folder.write(name, bytes);
      },
    };
  });

  const copier = () => new FileCopier({ place, key, storage, db: app.services.db });
  const start = new Date('2026-11-20T08:00:00.000Z');
  const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

  async function addRow(storageKey: string, variants: string | null = '[]'): Promise<void> {
    const measures = { type: 'image/jpeg', bytes: 1, width: 1, height: 1, placeholder: null, alt: '' };
    await app.services.db
      .insertInto('media')
      .values({ key: storageKey, variants, ...measures, created_at: start.toISOString() })
      .execute();
  }

  /** A file of the library with this content; a picture whose sizes are not made yet has none of them. */
  async function add(content: Buffer, variants: string | null = '[]'): Promise<string> {
    const storageKey = newKey('jpg');
    await storage.put(storageKey, content);
    await addRow(storageKey, variants);
    return storageKey;
  }

  async function contentOf(from: ReturnType<typeof folderStorage>, storageKey: string): Promise<Buffer | undefined> {
    const file = await from.find(storageKey);
    return file && Buffer.from(await new Response(await file.read()).bytes());
  }

  const temporary = () => new TemporaryFiles(join(app.services.config.dataFolder, 'uploads'));
  const to = (restored: ReturnType<typeof folderStorage>) => ({ storage: restored, temporary: temporary() });

  const newStorage = async () => folderStorage(await markedFolder());

  test('lie there once each, and come back into an empty storage', async () => {
    const small = Buffer.from('a small picture');
    const large = Buffer.from(Array.from({ length: 9_000_000 }, (_, at) => (at * 31) % 253));
    const [one, other] = [await add(small), await add(large)];
    const keeper = copier();
    expect(await keeper.copyFiles(start)).toBe(2);
    expect(await keeper.copyFiles(start)).toBe(0);
    // One that starts anew finds them there.
    expect(await copier().copyFiles(start)).toBe(0);
    const files = written.filter((name) => name.startsWith('files/'));
    expect(files).toHaveLength(4);
    expect(files.join()).not.toContain(one.slice(0, 10));
    const empty = await newStorage();
    expect(await restoreFiles(place, key, to(empty))).toMatchObject({ missing: [] });
    expect(await contentOf(empty, one)).toEqual(small);
    expect(large.equals((await contentOf(empty, other)) ?? Buffer.alloc(0))).toBe(true);
    expect(await readdir(temporary().folder)).toEqual([]);
  });

  test('what is uploaded later comes the next time, and the sizes of a picture once they are made', async () => {
    const keeper = copier();
    await keeper.copyFiles(start);
    const picture = await add(Buffer.from('picture'), null);
    expect(await keeper.copyFiles(start)).toBe(1);
    const size = newKey('avif');
    await storage.put(size, Buffer.from('smaller'));
    await storage.put(shareKeyOf(picture), Buffer.from('shared'));
    const variants = JSON.stringify([{ key: size, type: 'image/avif', width: 400 }]);
    await app.services.db.updateTable('media').set({ variants }).where('key', '=', picture).execute();
    expect(await keeper.copyFiles(start)).toBe(2);
    expect(await keeper.copyFiles(start)).toBe(0);
    const empty = await newStorage();
    await restoreFiles(place, key, to(empty), [picture, size]);
    expect(await contentOf(empty, size)).toEqual(Buffer.from('smaller'));
    expect(await contentOf(empty, shareKeyOf(picture))).toBeUndefined();
  });

  test('a broken connection loses none: the next time goes on', async () => {
    for (const text of ['one', 'two', 'three']) await add(Buffer.from(text));
    const keeper = copier();
    const { write } = place;
    place.write = (name, bytes) =>
      written.length === 1 ? Promise.reject(new PlaceProblem('The network is gone')) : write(name, bytes);
    await expect(keeper.copyFiles(start)).rejects.toThrow('The network is gone');
    place.write = write;
    expect(await keeper.copyFiles(start)).toBe(2);
    expect((await filesAt(place)).size).toBe(3);
  });

  test('one that the place lost is there again after a day', async () => {
    await add(Buffer.from('one'));
    const keeper = copier();
    await keeper.copyFiles(start);
    await place.remove(written.find((name) => name.startsWith('files/')) ?? '');
    expect(await keeper.copyFiles(start)).toBe(0);
    expect(await keeper.copyFiles(after(1))).toBe(1);
  });

  test('a file that is damaged, in another’s place, or of another key is never taken for what it was; the others come', async () => {
    const [one, two] = [await add(Buffer.from('one')), await add(Buffer.from('two'))];
    await copier().copyFiles(start);
    const [first = '', second = ''] = written.filter((name) => name.startsWith('files/'));
    const stranger = await restoreFiles(place, makeCopyKey(), to(await newStorage()));
    expect(stranger).toMatchObject({
      restored: [],
      damaged: [expect.stringContaining('not its key'), expect.anything()],
    });
    await place.write(first, await place.read(second));
    const outcome = await restoreFiles(place, key, to(await newStorage()), [one, two]);
    expect(outcome).toMatchObject({ restored: [two], missing: [one] });
    expect(outcome.damaged).toEqual([`${first} is damaged, or this is not its key.`]);
    expect(await restoreFiles(place, key, to(await newStorage()), [newKey('pdf')])).toMatchObject({ restored: [] });
  });

  test('parts that somebody added beside a file do not keep it from coming back', async () => {
    const one = await add(Buffer.from('one'));
    await copier().copyFiles(start);
    const [path = ''] = written;
    for (const end of ['.1-2', '.2-2']) await place.write(path.replace('.1-1', end), Buffer.from('worthless'));
    const empty = await newStorage();
    expect(await restoreFiles(place, key, to(empty), [one])).toEqual({ restored: [one], missing: [], damaged: [] });
    for (let day = 1; day < 57; day += 1) await copier().copyFiles(after(day));
    expect(written.filter((name) => name.startsWith('files/')).length).toBe(3);
  });

  test('one that cannot be read is told, and does not keep the others from being copied', async () => {
    const one = await add(Buffer.from('one'));
    await add(Buffer.from('two'));
    const { find } = storage;
    storage.find = (storageKey) => (storageKey === one ? Promise.reject(new Error('EIO')) : find(storageKey));
    const keeper = copier();
    await expect(keeper.copyFiles(start)).rejects.toThrow('EIO');
    expect((await filesAt(place)).size).toBe(1);
    storage.find = find;
    await keeper.copyFiles(start);
    expect((await filesAt(place)).size).toBe(2);
  });

  test('what the storage has stays, and what the copy lacks is named', async () => {
    const one = await add(Buffer.from('one'));
    await copier().copyFiles(start);
    const lost = newKey('jpg');
    const full = await newStorage();
    await full.put(one, Buffer.from('one, as it is here'));
    expect(await restoreFiles(place, key, to(full), [one, lost])).toEqual({
      restored: [],
      missing: [lost],
      damaged: [],
    });
    expect(await contentOf(full, one)).toEqual(Buffer.from('one, as it is here'));
  });

  test('one that can no longer be opened is found within 8 weeks, and written anew', async () => {
    const one = await add(Buffer.from('one'));
    await keep(0, 1);
    const [name = ''] = written.filter((file) => file.startsWith('files/'));
    const [whole, damaged] = [await place.read(name), Buffer.from('damaged')];
    await place.write(name, damaged);
    await keep(1, 56);
    expect(await place.read(name)).toEqual(whole);
    expect((await restoreFiles(place, key, to(await newStorage()))).restored).toEqual([one]);
  });

  test('one that can no longer be opened is told where the account may not replace it, or the site lacks it', async () => {
    const one = await add(Buffer.from('one'));
    await keep(0, 1);
    const [name = ''] = written.filter((file) => file.startsWith('files/'));
    const whole = await place.read(name);
    await place.write(name, Buffer.from('damaged'));
    const { remove } = place;
    place.remove = () => Promise.reject(new PlaceProblem('It refuses'));
    const keeper = copier();
    await expect(keep(1, 56, keeper)).rejects.toThrow('is damaged');
    await add(Buffer.from('another'));
    await expect(keeper.copyFiles(after(57))).rejects.toThrow('is damaged');
    expect((await filesAt(place)).size).toBe(2);
    await storage.remove(one);
    await expect(keeper.copyFiles(after(58))).rejects.toThrow('is damaged');
    place.remove = remove;
    await place.write(name, whole);
    await keeper.copyFiles(after(59));
  });

  test('what another key opens is left alone for 8 weeks, and goes then', async () => {
    await add(Buffer.from('one'));
    await keep(0, 1);
    const keeper = new FileCopier({ place, key: makeCopyKey(), storage, db: app.services.db });
    await keep(1, 56, keeper);
    expect((await filesAt(place)).size).toBe(2);
    await keep(57, 2, keeper);
    expect((await filesAt(place)).size).toBe(1);
  });

  /** Keeps copies for so many days, once a day. */
  async function keep(from: number, days: number, keeper = copier()): Promise<void> {
    for (let day = from; day < from + days; day += 1) await keeper.copyFiles(after(day));
  }

  test('what the site no longer needs goes after 8 weeks, and no day sooner', async () => {
    const gone = await add(Buffer.from('gone'));
    await add(Buffer.from('stays'));
    await keep(0, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    await keep(1, 56);
    expect((await filesAt(place)).size).toBe(2);
    await keep(57, 1);
    expect((await filesAt(place)).size).toBe(1);
    expect((await place.list('unneeded')).length).toBeLessThan(60);
  });

  test('a list that somebody added does not keep it from going, and is told', async () => {
    const gone = await add(Buffer.from('gone'));
    await keep(0, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    const told: string[] = [];
    const tools = { place, key, storage, db: app.services.db, tell: (found: string) => void told.push(found) };
    const keeper = new FileCopier(tools);
    await keep(1, 30, keeper);
    const name = `unneeded/${momentName(after(30.1).toISOString())}`;
    await place.write(name, Buffer.from('worthless'));
    await keep(31, 27, keeper);
    expect((await filesAt(place)).size).toBe(0);
    expect(told[0]).toContain(name);
    // Nor is it taken for the list of the day.
    await place.write(`unneeded/${momentName(after(57.9).toISOString())}`, Buffer.from('worthless'));
    await keep(58, 1, keeper);
    expect(await place.list('unneeded')).toContain(`unneeded/${momentName(after(58).toISOString())}`);
  });

  test('one that is needed again in between stays', async () => {
    const gone = await add(Buffer.from('gone'));
    await keep(0, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    await keep(1, 30);
    await addRow(gone);
    await keep(31, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    await keep(32, 40);
    expect((await filesAt(place)).size).toBe(1);
  });

  test('a clock that leaps two years ahead removes nothing, nor does one that is set back again', async () => {
    const gone = await add(Buffer.from('gone'));
    await keep(0, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    await keep(1, 3);
    await keep(730, 2);
    await keep(4, 40);
    expect((await filesAt(place)).size).toBe(1);
    // Nor does it keep what has to go.
    await keep(44, 20);
    expect((await filesAt(place)).size).toBe(0);
  });

  test('an account that may not remove anything copies all the same', async () => {
    const gone = await add(Buffer.from('gone'));
    await keep(0, 1);
    await app.services.db.deleteFrom('media').where('key', '=', gone).execute();
    place.remove = () => Promise.reject(new PlaceProblem('It refuses'));
    const keeper = copier();
    await keep(1, 58, keeper);
    await add(Buffer.from('new'));
    expect(await keeper.copyFiles(after(59))).toBe(1);
    expect((await filesAt(place)).size).toBe(2);
  });
});
