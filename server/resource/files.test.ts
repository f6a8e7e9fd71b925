import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { photograph } from '../../tests/uploads/corpus.ts';
import type { Database } from '../database/open.ts';

/** The number of connections to this database that wait for another's lock. */
async function waiting(db: Database): Promise<number | undefined> {
  const { rows: found } = await sql<{ number: number }>`select count(*) as number from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return found[0]?.number;
}

eachDatabase('forms with their files', (app, kind) => {
  let staff: string;
  let photo: File;

  beforeAll(async () => {
    staff = (await signedIn(app, { isSuperuser: true })).access;
    photo = new File([new Uint8Array(await photograph())], '../../hills.jpg', { type: 'image/jpeg' });
  });

  function send(path: string, fields: Record<string, string | string[] | File>, method = 'POST') {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) form.append(name, one);
    }
    return fetch(`${app.url}/api${path}`, { method, body: form, headers: { authorization: `Bearer ${staff}` } });
  }
  const files = async () => (await app.services.db.selectFrom('media').select('id').execute()).length;
  const made = async (path: string, fields: Record<string, string | string[] | File>) => {
    const reply = await send(path, fields);
    expect([reply.status, reply.status === 201 ? '' : await reply.clone().text()]).toEqual([201, '']);
    return reply.json();
  };

  test('an advertisement, as the specification sends it', async () => {
    const ad = { title: 'Market', description: '', content: '', target_url: 'example.org', is_active: 'true' };
    const days = { start_date: '2026-11-20', end_date: '2026-11-21' };
    const found = await made('/ads/', { ...ad, ...days, image: photo });
    expect(found).toMatchObject({ is_active: true, picture: { alt: 'Market' } });
    expect((await app.get(found.image)).headers.get('content-type')).toBe('image/jpeg');
    const before = await files();
    const bad = await send('/ads/', { ...ad, ...days, title: '', image: photo });
    expect([bad.status, (await bad.json()).errors, await files()]).toEqual([
      400,
      { title: ['Title is required'] },
      before,
    ]);
    const edited = await send(`/ads/${found.id}/`, { ...ad, ...days, title: 'Kept' }, 'PUT');
    expect(await edited.json()).toMatchObject({ title: 'Kept', image: found.image });
    expect(await made('/ads/', { ...ad, ...days })).toMatchObject({ image: null });
  });

  test('a post, with its picture; what cannot be kept leaves nothing', async () => {
    const post = { title: 'Harvest', slug: '', category: '', content: '<p>x</p>', excerpt: '', status: 'published' };
    const found = await made('/posts/', { ...post, is_featured: 'false', featured_image: photo });
    expect(found).toMatchObject({
      category: null,
      is_featured: false,
      featured_image: expect.stringContaining('/media/'),
    });
    const before = await files();
    const wrong = await send('/posts/', { ...post, category: '77777', featured_image: photo });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      400,
      { category: ['Choose a category from the list.'] },
    ]);
    expect(await files()).toBe(before);
    const text = new File(['<svg onload="alert(1)"/>'], 'x.jpg', { type: 'image/jpeg' });
    const refused = await send('/posts/', { ...post, featured_image: text });
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([400, ['featured_image']]);
  });

  test('an event, with banner and thumbnail', async () => {
    const event = { title: 'Umuganda', description: '', event_type: 'hybrid', location: 'Kanombe', online_link: '' };
    const when = {
      start_date: '2026-11-21T15:00:00Z',
      end_date: '2026-11-21T17:00:00Z',
      capacity: '',
      is_public: 'true',
    };
    const found = await made('/events/', { ...event, ...when, is_active: 'true', banner: photo, image: photo });
    expect(found).toMatchObject({ capacity: null, online_link: null });
    expect(found.banner).not.toBe(found.image);
  });

  test('a gallery item with its categories, and a video with a thumbnail', async () => {
    const category = async (name: string) => (await app.call('POST', '/gallery-categories/', { name }, staff)).json();
    const [one, other] = [await category('One'), await category('Other')];
    const item = { title: 'Hills', description: '', media_type: 'image', is_active: 'false' };
    const categories = [`${one.id}`, `${other.id}`];
    const image = await made('/gallery/', { ...item, categories, image: photo });
    expect(image).toMatchObject({ is_active: false, categories: [{ name: 'One' }, { name: 'Other' }] });
    const video = { ...item, media_type: 'video', video_url: 'https://example.org/a.mp4', thumbnail: photo };
    expect(await made('/gallery/', { ...video, categories: `${one.id}` })).toMatchObject({
      categories: [{ name: 'One' }],
      thumbnail: expect.stringContaining('/media/'),
    });
    expect((await (await send('/gallery/', item)).json()).errors).toEqual({ image: ['Image file is required'] });
  });

  test('a file that somebody is removing is not chosen, not removed twice, and not missed later', async () => {
    const { db, media } = app.services;
    const stamp = '2026-11-20T08:00:00.000Z';
    const picture = await addPicture(app.services, '#8e2f17', 4, 4);
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    const { id: document } = await media.addFile(db, pdf, 'pdf', 'A report', stamp);
    const member = { name: 'Keza', role: 'Teacher', text: '', position: 0, media_id: picture };
    const report = { title: 'Report', description: '', date: '2026-01-01', media_id: document };
    const removing = await db.startTransaction().execute();
    await removing.deleteFrom('media').where('id', 'in', [picture, document]).execute();
    const answers = Promise.all(
      [
        app.call('POST', '/team/', member, staff),
        app.call('POST', '/documents/', report, staff),
        app.call('DELETE', `/media/${picture}/`, undefined, staff),
      ].map(async (reply) => [(await reply).status, (await (await reply).json()).errors]),
    );
    // Here they wait for the removal itself; SQLite lets them begin only after it.
    if (kind === 'postgres') await expect.poll(() => waiting(db)).toBe(3);
    await removing.commit().execute();
    expect(await answers).toEqual([
      [400, { photo: ['Choose a picture from the library.'] }],
      [400, { file: ['Choose a document from the library.'] }],
      [404, undefined],
    ]);
  });
});
