import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { indexWords } from '../database/searched-words.ts';

eachDatabase('what nobody may read yet', behindProxy, (app) => {
  let visitors = 0;
  async function count(q: string): Promise<number> {
    visitors += 1;
    const reply = await app.get(`/api/search/?q=${encodeURIComponent(q)}`, { 'x-forwarded-for': `10.0.0.${visitors}` });
    return (await reply.json()).count;
  }
  const hidden = { status: 'draft' } as const;
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

  test('words of a draft take no place from those with which a word begins', async () => {
    await addPost(app.services, { title: 'Grovetree' });
    expect(await count('grov')).toBe(1);
    await addPost(app.services, { ...hidden, title: letters.map((letter) => `grova${letter}`).join(' ') });
    expect(await count('grov')).toBe(1);
  });

  test('words of a draft take no place from those that are a slip away', async () => {
    await addPost(app.services, { title: 'Tilopz' });
    expect(await count('tilopx')).toBe(1);
    const near = letters.slice(0, 23).map((letter) => `tilop${letter}`);
    await addPost(app.services, { ...hidden, title: near.join(' ') });
    expect(await count('tilopx')).toBe(1);
  });

  test('a word that stands in a draft alone is missed, as one that stands nowhere', async () => {
    await addPost(app.services, { ...hidden, title: 'Ubworozi' });
    for (let times = 0; times < 2; times += 1) expect(await count('ubworozi')).toBe(0);
    const kept = await app.services.db.selectFrom('missed_words').select('word').execute();
    expect(kept).toEqual([{ word: 'ubworozi' }]);
  });

  test('newer texts that nobody may read, however many, do not hide an older one', async () => {
    await addPost(app.services, { title: 'Kivulake' });
    expect(await count('kivulake')).toBe(1);
    await app.services.write(null, async ({ db }) => {
      for (let number = 0; number < 520; number += 1) {
        const text = { title: 'Kivulake', text: 'kivulake', part: '', language: 'en' };
        const { id } = await db
          .insertInto('searched_texts')
          .values({ resource: 'posts', record: String(900_000 + number), ...text })
          .returning('id')
          .executeTakeFirstOrThrow();
        await indexWords(db, id, ['kivulake'], ['kivulake']);
      }
    });
    expect(await count('kivulake')).toBe(1);
  });
});
