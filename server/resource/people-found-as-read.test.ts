import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folded } from '../../domain/folded.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addDonation, addMessage } from '../../tests/support/enquiries.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import type { Database } from '../database/open.ts';

/** Changes of each list, each followed by a search. */
const STEPS = isThorough ? 1000 : 80;

const ROWS = 30;

const texts = ['École Uwase', "N'ubwo", 'N’ubwo Zoé', 'COŒUR', 'Bo', 'a_b 100 %', 'x"y', 'Ümit Ki', 'Kigali', ''];
const searches = ['ecole', "n'ubwo", 'coeur', 'bo', 'ki', 'o', '_b', '100 %', '"', 'mit k', 'zoe', 'xq', '1@example'];

/** A list of people, and the columns in which it is searched; the last of them holds addresses, which differ. */
interface People {
  table: string;
  path: string;
  columns: readonly [string, ...string[]];
  hasTrash: boolean;
  add(app: TestApp, number: number): Promise<unknown>;
}

const at = '2026-11-20T08:00:00.000Z';
const emailOf = (number: number) => `person${number}@example.org`;

const lists: readonly People[] = [
  {
    table: 'contact_messages',
    path: '/admin-contacts/',
    columns: ['name', 'subject', 'email'],
    hasTrash: true,
    add: ({ services }, number) => addMessage(services, { email: emailOf(number) }),
  },
  {
    table: 'donation_interests',
    path: '/admin-donations/',
    columns: ['full_name', 'organization', 'email'],
    hasTrash: true,
    add: ({ services }, number) => addDonation(services, { email: emailOf(number) }),
  },
  {
    table: 'newsletter_subscribers',
    path: '/newsletter/subscribers/',
    columns: ['email'],
    hasTrash: false,
    add: ({ services }, number) =>
      services.db
        .insertInto('newsletter_subscribers')
        .values({
          ...{ email: emailOf(number), status: 'confirmed', confirm_hash: null, confirm_until: null, mailed_at: at },
          ...{ unsubscribe_hash: String(number), created_at: at, confirmed_at: at, left_at: null },
        })
        .execute(),
  },
  {
    table: 'users',
    path: '/users/',
    columns: ['first_name', 'last_name', 'email'],
    hasTrash: true,
    add: (app, number) => app.addUser({ email: emailOf(number) }),
  },
];

const row = z.looseObject({ id: z.int(), deleted_at: z.string().nullable().optional() });
const page = z.object({ count: z.int(), results: z.array(z.object({ id: z.int() })) });

eachDatabase('a search of people', (app) => {
  test.each(lists)('in $table finds what reading every row finds, after any change', async (list) => {
    const { table, path, columns, hasTrash } = list;
    const { db, write } = app.services;
    const { access } = await signedIn(app, { isSuperuser: true });
    const nobody = await signedIn(app);
    for (let number = 0; number < ROWS; number += 1) await list.add(app, number);
    const below = random(table.length);
    const rows = async () => z.array(row).parse((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
    const ids = (await rows()).map(({ id }) => id).slice(-ROWS);

    async function change(to: Database, step: number): Promise<void> {
      const id = ids[below(ids.length)];
      const column = columns[below(columns.length)] ?? columns[0];
      const text = column === 'email' ? `${step}${texts[below(3)]?.[0] ?? ''}@example.org` : texts[below(texts.length)];
      const set =
        hasTrash && below(4) === 0
          ? sql`deleted_at = ${below(2) === 0 ? at : null}`
          : sql`${sql.ref(column)} = ${text}`;
      await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(to);
    }

    for (let step = 0; step < STEPS; step += 1) {
      // As the product writes, and past it.
      if (below(2) === 0) await write(null, (unit) => change(unit.db, step));
      else await change(db, step);
      const search = searches[below(searches.length)] ?? '';
      const inTrash = hasTrash && below(3) === 0;
      const query = new URLSearchParams({ search, page_size: '100', ...(inTrash && { trash: 'true' }) });
      const expected = (await rows())
        .filter((one) => ((one.deleted_at ?? null) !== null) === inTrash)
        .filter((one) => {
          const read = columns.map((column) => folded(String(one[column])));
          // The words of a name may stand in different columns.
          const parts = table === 'users' ? search.split(' ') : [search];
          return parts.every((part) => read.some((text) => text.includes(folded(part))));
        })
        .map(({ id }) => id);
      const reply = await app.call('GET', `${path}?${query}`, undefined, access);
      const { count, results } = page.parse(await reply.json());
      expect(
        results.map(({ id }) => id).toSorted((a, b) => a - b),
        `${search} after step ${step}`,
      ).toEqual(expected.toSorted((a, b) => a - b));
      expect(count).toBe(expected.length);
      if (step % 20 === 0)
        expect((await app.call('GET', `${path}?${query}`, undefined, nobody.access)).status).toBe(403);
    }
  });

  test('for events is found by name and telephone in the search over everything, and by nobody who may not read it', async () => {
    const { db, write } = app.services;
    const { access } = await signedIn(app, { permissions: ['events.view', 'events.edit'] });
    const nobody = await signedIn(app);
    const event_id = await addEvent(app.services, { title: 'Umuganda' });
    const person = { event_id, email: '', organization: '', created_at: at, deleted_at: null };
    const below = random(7);
    const found = async (text: string, by: string) => {
      const reply = await app.call('GET', `/search/?${new URLSearchParams({ text })}`, undefined, by);
      const all = z.array(z.object({ kind: z.string(), title: z.string() })).parse(await reply.json());
      return all.filter(({ kind }) => kind === 'registrations').map(({ title }) => title);
    };
    for (let step = 0; step < STEPS / 4; step += 1) {
      const full_name = `${texts[below(9)]} ${step}`;
      const phone = ['0788 111 222', '+250 788-111-222', '', '0722333444'][below(4)] ?? '';
      const values = { ...person, full_name, phone, email: `ki${step}@bo.example` };
      await write(null, (unit) => unit.db.insertInto('event_registrations').values(values).execute());
      const all = await db.selectFrom('event_registrations').selectAll().orderBy('id', 'desc').execute();
      const expected = (holds: (one: (typeof all)[number]) => boolean) =>
        all
          .filter(holds)
          .slice(0, 5)
          .map((one) => one.full_name);
      for (const search of ['ecole', 'ki', 'bo', "n'ubwo"])
        expect(await found(search, access), search).toEqual(
          expected((one) => [one.full_name, one.phone].some((text) => folded(text).includes(search))),
        );
      for (const number of ['0788111222', '+250 788 111 222'])
        expect(await found(number, access)).toEqual(
          expected(({ phone }) => phone.replaceAll(/\D/g, '').endsWith('788111222')),
        );
      expect(await found('ecole', nobody.access)).toEqual([]);
    }
  });
});
