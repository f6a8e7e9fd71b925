import { beforeAll, expect, test } from 'vitest';
import type { Write } from '../../../server/database/unit-of-work.ts';
import { DiskFull } from '../../../server/http/outage.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { addPost } from '../../../tests/support/factories.ts';
import { asSuperuser, type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { importBundle, readChecked } from './exchange.ts';

/** Far more than are written in one transaction. */
const MANY = 300;

eachDatabase('a long file from translators outside', (app) => {
  let superuser: SignedInUser;
  let posts: number[];

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    const { db } = app.services;
    const id = await addPost(app.services, { title: 'Rain 0' });
    const {
      id: _,
      folded_text: __,
      ...first
    } = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const others = Array.from({ length: MANY - 1 }, (_, place) => ({
      ...first,
      title: `Rain ${place + 1}`,
      slug: `rain-${place + 1}`,
    }));
    await db.insertInto('posts').values(others).execute();
    posts = (await db.selectFrom('posts').select('id').execute()).map((post) => post.id);
  });

  /** A file with every title in words that begin so. */
  const fileOf = (translation: string, ids = posts) =>
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="rw">',
      ...ids.map(
        (id) =>
          `<file id="posts.${id}"><unit id="title"><segment><source>Rain</source><target>${translation} ${id}</target></segment></unit></file>`,
      ),
      '</xliff>',
    ].join('\n');

  const titles = async () => {
    const written = app.services.db.selectFrom('translations').select('draft').where('field', '=', 'title');
    return (await written.execute()).map(({ draft }) => draft);
  };
  const logged = async () =>
    (await app.services.db.selectFrom('audit').select('id').where('action', '=', 'translate').execute()).length;

  const take = (file: string) => app.call('POST', '/translation-bundles/', { file }, superuser.access);

  test('changes nothing where its last record is there no more', async () => {
    const reply = await take(fileOf('Imvura', [...posts, 99_999]));
    expect(reply.status).toBe(400);
    expect((await reply.json()).detail).toContain('this record no longer exists');
    expect(await titles()).toEqual([]);
  });

  test('that is broken off says how many records are saved, and once more it adds the others', async () => {
    let turns = 0;
    const write: Write = (userId, work) => {
      turns += 1;
      return turns > 2 ? Promise.reject(new DiskFull()) : app.services.write(userId, work);
    };
    const bundle = await readChecked(fileOf('Imvura'), asSuperuser(superuser));
    const failure = await importBundle({ ...app.services, write }, bundle, asSuperuser(superuser)).catch(
      (error) => error,
    );
    const saved = await titles();
    expect(saved.length).toBeGreaterThan(0);
    expect(saved.length).toBeLessThan(MANY);
    expect(await logged()).toBe(saved.length);
    expect(failure.status).toBe(507);
    expect(JSON.stringify(failure.problem)).toContain(`${saved.length}`);
    const again = await (await take(fileOf('Imvura'))).json();
    expect(again).toMatchObject({ changed: MANY - saved.length, unchanged: saved.length, skipped: [] });
    expect(await titles()).toHaveLength(MANY);
  });

  test('lets others write before it is at its end', async () => {
    const ended: string[] = [];
    const first = take(fileOf('Amazi')).then((reply) => ended.push(`import ${reply.status}`));
    while ((await titles()).every((title) => !title?.startsWith('Amazi'))) await app.get('/healthz');
    const other = app.services.write(null, async () => undefined).then(() => ended.push('other'));
    await Promise.all([first, other]);
    expect(ended).toEqual(['other', 'import 200']);
  });
});
