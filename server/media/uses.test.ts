import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { random } from '../../tests/support/random.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { isSqlite } from '../database/columns.ts';
import { filePlaces } from '../database/file-places.ts';
import { linkingTexts, wrongLinks } from '../database/migrations/file-links.ts';

const STEPS = 150;

eachDatabase('where files are used', (app, kind) => {
  let editor: SignedInUser;
  let files: { id: number; url: string }[];

  beforeAll(async () => {
    editor = await signedIn(app, { isSuperuser: true });
    files = [];
    for (let made = 0; made < 4; made += 1) {
      const id = await addPicture(app.services);
      files.push(await (await call('GET', `/media/${id}/`)).json());
    }
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, editor.access);

  async function json(method: string, path: string, body?: unknown) {
    const reply = await call(method, path, body);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  /** The nouns of all rows that name a file, found by reading every row of every place. */
  async function readThrough({ id, url }: { id: number; url: string }): Promise<string[]> {
    const stem = url.replace(/\.\w+$/, '');
    const found: string[] = [];
    for (const { table, noun, files: numbers, texts } of filePlaces) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(app.services.db);
      const using = rows.filter(
        (row) =>
          numbers.some((column) => row[column] === id) ||
          texts.some((column) => String(row[column] ?? '').includes(stem)),
      );
      found.push(...using.map(() => noun));
    }
    return found.toSorted();
  }

  const shown = async (id: number) => {
    const { used_in: uses }: { used_in: string[] } = await json('GET', `/media/${id}/`);
    return uses.map((use) => use.replace(/ “.*/, '')).toSorted();
  };

  async function expectAllFound(): Promise<void> {
    for (const file of files) expect(await shown(file.id)).toEqual(await readThrough(file));
    const { db } = app.services;
    for (const text of linkingTexts) {
      const { rows } = await wrongLinks(text, isSqlite(db)).execute(db);
      expect({ ...text, ...rows[0] }).toEqual({ ...text, count: 0 });
    }
  }

  test('are what reading every record finds, whatever was written, deleted and brought back', async () => {
    const below = random(kind === 'sqlite' ? 11 : 12);
    const one = <Item>(of: readonly Item[]) => of[below(of.length)];
    const picture = () => (below(3) === 0 ? one(files) : undefined);
    /** HTML with some of the pictures, whole, in another size, or twice. */
    const html = () => {
      const pictures = Array.from({ length: below(4) }, () => {
        const [stem, ending] = one(files)?.url.split('.') ?? [];
        return `<img src="${stem}${below(2) ? '' : '-800'}.${ending}" alt="“a\\"b”">`;
      });
      return `<p>Text ${below(9)} \\ /media/ and on</p>${pictures.join('')}`;
    };
    const live: Record<'posts' | 'pages', number[]> = { posts: [], pages: [] };
    const trashed: typeof live = { posts: [], pages: [] };
    const { db } = app.services;

    const steps = [
      async (name: 'posts' | 'pages') => {
        if (live[name].length + trashed[name].length >= 3) return;
        const address = name === 'pages' ? { address: crypto.randomUUID() } : { media_id: picture()?.id ?? null };
        const { id } = await json('POST', `/${name}/`, {
          title: 'T',
          content: html(),
          status: 'published',
          ...address,
        });
        live[name].push(id);
      },
      async (name: 'posts' | 'pages') => {
        const id = one(live[name]);
        if (id === undefined) return;
        const was = await json('GET', `/${name}/${id}/`);
        const media_id = name === 'posts' ? { media_id: picture()?.id ?? null } : {};
        await json('PUT', `/${name}/${id}/`, { ...was, tags: [], content: html(), ...media_id });
      },
      async (name: 'posts' | 'pages') => {
        const id = live[name].pop();
        if (id === undefined) return;
        await call('DELETE', `/${name}/${id}/`);
        trashed[name].push(id);
      },
      async (name: 'posts' | 'pages') => {
        const id = trashed[name].pop();
        if (id === undefined) return;
        if (below(3) === 0) await call('DELETE', `/trash/${name}/${id}/?reason=old`);
        else {
          await json('POST', `/${name}/${id}/restore/`);
          live[name].push(id);
        }
      },
      async (name: 'posts' | 'pages') => {
        const id = one(live[name]);
        if (id === undefined) return;
        const texts = { title: 'Umutwe', excerpt: 'Make', description: 'Make', content: html() };
        await publishTranslation(app, `${name}/${id}/rw`, texts);
      },
      async () => {
        const was = await json('GET', '/site-pages/services/');
        await json('PUT', '/site-pages/services/', { ...was, body: html() });
      },
      // As a program writes that knows nothing of it, such as the release before.
      async (name: 'posts' | 'pages') => {
        await db.updateTable(name).set({ content: html() }).execute();
      },
    ];
    for (let count = 0; count < STEPS; count += 1) {
      await one(steps)?.(below(2) ? 'posts' : 'pages');
      if (count % 5 === 0) await expectAllFound();
    }
    await expectAllFound();
  });

  test('a file to which the link of an advertisement leads is used by it', async () => {
    const id = await addPicture(app.services);
    const { url } = await json('GET', `/media/${id}/`);
    const days = { start_date: '2026-11-01', end_date: '2026-12-01' };
    await json('POST', '/ads/', { title: 'Report', target_url: url, ...days });
    expect((await json('GET', `/media/${id}/`)).used_in).toEqual(['advertisement “Report”']);
    const refused = await call('DELETE', `/media/${id}/`);
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      'This file is used by advertisement “Report”. Remove it there first.',
    ]);
  });
});
