import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { lookForAddress } from './look-through.ts';

eachDatabase('a person in a long log and in many versions', (app) => {
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const people = ['Call 0788 123 456', 'Write to aline@example.org', 'Nobody'];
  const saying = () => JSON.stringify({ text: people[draw(people.length)] });

  /** More than one statement looks at. */
  async function addMany() {
    const { db } = app.services;
    for (let part = 0; part < 9; part += 1) {
      const entries = Array.from({ length: 250 }, () => ({
        ...{ at: MORNING, user_id: null, action: 'edit', resource: 'posts', resource_id: 1 },
        ...{ before: draw(2) === 0 ? null : saying(), after: saying() },
      }));
      await db.insertInto('audit').values(entries).execute();
    }
    const versions = Array.from({ length: 120 }, () => ({
      ...{ resource: 'posts', record: '1', language: 'en' as const, at: MORNING, user_id: null, texts: saying() },
    }));
    await db.insertInto('versions').values(versions).execute();
  }

  test.each([
    ['+250788123456', '0788 123 456'],
    ['aline@example.org', 'aline@example.org'],
  ])(
    '%s is found in all of them, also in those that are added while they are looked through',
    async (address, said) => {
      const { db } = app.services;
      const isSaid = (...texts: (string | null)[]) => texts.some((text) => text?.includes(said));
      await addMany();
      const before = await lookForAddress(db, address);
      await addMany();
      const found = await lookForAddress(db, address, before);
      const entries = await db.selectFrom('audit').select(['id', 'before', 'after']).orderBy('id').execute();
      const versions = await db.selectFrom('versions').select(['id', 'texts']).orderBy('id').execute();
      expect(found.log.ids).toEqual(entries.filter((one) => isSaid(one.before, one.after)).map(({ id }) => id));
      expect(found.versions.ids).toEqual(versions.filter(({ texts }) => isSaid(texts)).map(({ id }) => id));
      expect(before.log.ids.length).toBeGreaterThan(0);
      expect(before.versions.ids.length).toBeLessThan(found.versions.ids.length);
    },
  );
});
