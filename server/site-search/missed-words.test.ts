import { expect, test } from 'vitest';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('words that visitors do not find', { ...behindProxy, perTest: true }, (app) => {
  let visitors = 0;
  function ask(q: string, place?: string, headers: Record<string, string> = {}) {
    visitors += 1;
    const from = place ?? `10.0.${visitors >> 8}.${visitors & 255}`;
    return app.get(`/api/search/?q=${encodeURIComponent(q)}`, { 'x-forwarded-for': from, ...headers });
  }
  /** Two visitors, each from a place of their own. */
  async function askTwice(q: string, headers: Record<string, string> = {}) {
    for (let number = 0; number < 2; number += 1) expect((await ask(q, undefined, headers)).status).toBe(200);
  }
  const kept = async () =>
    (await app.services.db.selectFrom('missed_words').select('word').orderBy('word').execute()).map(({ word }) => word);

  /** A word of letters alone that is like no other. */
  const madeUp = (number: number) =>
    `zq${String(number)
      .padStart(4, '0')
      .replaceAll(/\d/g, (digit) => 'bcdfghjkmn'[Number(digit)]?.repeat(3) ?? '')}`;

  test('a list that somebody has filled has room for the next word', async () => {
    const words = Array.from({ length: 500 }, (_, number) => ({
      word: madeUp(number),
      count: 2,
      last_on: '2026-11-20',
    }));
    await app.services.db.insertInto('missed_words').values(words).execute();
    await askTwice('ubworozi');
    await askTwice('ubwisungane');
    const now = await kept();
    expect(now).toEqual(expect.arrayContaining(['ubworozi', 'ubwisungane']));
    expect(now).toHaveLength(500);
  });

  test('one place adds twenty words an hour, whatever address of its network it takes', async () => {
    for (let number = 0; number < 25; number += 1) await ask(madeUp(number), `2001:db8:7:${number.toString(16)}00::1`);
    for (let number = 0; number < 25; number += 1) await ask(madeUp(number));
    expect(await kept()).toHaveLength(20);
  });

  test('what one place alone asks for, a name perhaps, is never kept, however often it does', async () => {
    for (let times = 0; times < 3; times += 1) await ask('uwamahoro mukeshimana', '203.0.113.7');
    for (const place of ['2001:db8:8:1::1', '2001:db8:8:2::1']) await ask('mukandayisenga', place);
    app.advance(24 * 3_600_000);
    await ask('mukandayisenga', '2001:db8:8:ffff::1');
    expect(await kept()).toEqual([]);
  });

  test.each([
    'uwamahoro aline@example.org',
    'uwamahoro aline＠example',
    'uwamahoro example.com',
    'uwamahoro intambwe.rw',
    'uwamahoro 07 88',
    'uwamahoro abcdefghijklmnopq',
    'uwamahoro skabcdefgh_ijklmnopq',
  ])('of %j, which may be somebody’s, no word is kept', async (q) => {
    await askTwice(q);
    expect(await kept()).toEqual([]);
  });

  test('a robot is no visitor', async () => {
    for (const agent of ['Googlebot/2.1', 'my crawler', 'Spider', 'Yahoo! Slurp', 'WhatsApp preview'])
      await askTwice('ubworozi', { 'user-agent': agent });
    expect(await kept()).toEqual([]);
    await askTwice('ubworozi', { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile)' });
    expect(await kept()).toEqual(['ubworozi']);
  });

  test('what is fetched ahead, or by its head alone, is no search, at the call nor on the page', async () => {
    for (const path of ['/api/search/?q=ubworozi', '/search?q=ubworozi']) {
      for (const place of ['203.0.113.7', '203.0.113.8']) {
        const from = { 'x-forwarded-for': place };
        await app.get(path, { ...from, 'sec-purpose': 'prefetch;prerender' });
        await app.get(path, { ...from, purpose: 'prefetch' });
        await app.get(path, { ...from, 'user-agent': 'Googlebot/2.1' });
        await fetch(`${app.url}${path}`, { method: 'HEAD', headers: from });
      }
    }
    expect(await kept()).toEqual([]);
    for (const place of ['203.0.113.7', '203.0.113.8'])
      await app.get('/search?q=ubworozi', { 'x-forwarded-for': place });
    expect(await kept()).toEqual(['ubworozi']);
  });

  test('somebody of the staff is no visitor', async () => {
    const { access } = await signedIn(app, { permissions: ['posts.edit'] });
    await askTwice('ubworozi', { authorization: `Bearer ${access}` });
    expect(await kept()).toEqual([]);
  });
});
