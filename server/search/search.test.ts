import { beforeAll, expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import type { FoundRecord } from '../../domain/search.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation, addMessage } from '../../tests/support/submissions.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('the search over everything', (app) => {
  beforeAll(async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const make = async (path: string, body: object) => {
      expect((await app.call('POST', path, body, access)).status).toBe(201);
    };
    await make('/posts/', { title: 'Amasaka y’Élodie' });
    await make('/categories/', { name: 'Amasaka' });
    await make('/roles/', { name: 'Keeper of amasaka', permissions: [] });
    const event = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T09:00:00.000Z' };
    await make('/events/', { title: 'AMASAKA day', ...event });
    await addDonation(app.services, { full_name: 'Amasaka Uwase' });
    await addMessage(app.services, { name: 'Bosco', subject: 'About amasaka' });
  });

  async function search(access: string, text: string): Promise<FoundRecord[]> {
    return (await app.call('GET', `/search/records/?text=${encodeURIComponent(text)}`, undefined, access)).json();
  }

  test('finds records of every kind, whatever their letter case', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const found = await search(access, 'amaSAKA');
    expect(found.map((it) => `${it.kind}: ${it.title}`).toSorted()).toEqual([
      'categories: Amasaka',
      'contacts: Bosco',
      'donations: Amasaka Uwase',
      'events: AMASAKA day',
      'posts: Amasaka y’Élodie',
      'roles: Keeper of amasaka',
    ]);
    expect((await search(access, 'éLODIE')).map(({ title }) => title)).toEqual(['Amasaka y’Élodie']);
    expect(await search(access, '100%')).toEqual([]);
  });

  test('finds people by both of their names', async () => {
    const { access, id } = await signedIn(app, { isSuperuser: true });
    const { first_name, last_name } = await app.services.db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const found = await search(access, `${first_name} ${last_name}`);
    expect(found.some((it) => it.kind === 'users' && it.title === `${first_name} ${last_name}`)).toBe(true);
  });

  test('shows nobody what they may not see', async () => {
    const { access } = await signedIn(app, { permissions: ['posts.view', 'contacts.view'] });
    expect((await search(access, 'amasaka')).map((it) => it.kind)).toEqual(['posts', 'contacts']);
    const without = await signedIn(app, { permissions: [] });
    expect(await search(without.access, 'amasaka')).toEqual([]);
  });

  test('says into which languages somebody may translate what they find, of those that visitors are offered', async () => {
    const languagesFor = async (...permissions: Permission[]) => {
      const { access } = await signedIn(app, { permissions });
      return (await search(access, 'amasaka')).map(({ kind, languages }) => ({ kind, languages }));
    };
    await offerLanguages(app, []);
    expect(await languagesFor('posts.view', 'posts.translate')).toEqual([{ kind: 'posts', languages: [] }]);
    await offerLanguages(app, ['rw']);
    expect(await languagesFor('posts.view', 'posts.translate', 'contacts.view')).toEqual([
      { kind: 'posts', languages: ['rw'] },
      { kind: 'contacts', languages: [] },
    ]);
    expect(await languagesFor('posts.view', 'events.translate')).toEqual([{ kind: 'posts', languages: [] }]);
  });

  test('records in the trash are not found, and of each kind at most five are', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const ids: number[] = [];
    for (let number = 1; number <= 7; number += 1) {
      const made = await app.call('POST', '/announcements/', { title: `Ibyatsi ${number}`, message: 'x' }, access);
      ids.push((await made.json()).id);
    }
    await app.call('DELETE', `/announcements/${ids[6]}/`, undefined, access);
    const titles = (await search(access, 'ibyatsi')).map(({ title }) => title);
    expect(titles).toEqual(['Ibyatsi 6', 'Ibyatsi 5', 'Ibyatsi 4', 'Ibyatsi 3', 'Ibyatsi 2']);
  });

  test('one letter is refused', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const reply = await app.call('GET', '/search/records/?text=a', undefined, access);
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { text: ['Enter at least two characters.'] }]);
  });
});
