import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startOfWrittenDay } from '../../domain/calendar.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isSqlite } from '../database/columns.ts';

/** Numbers with wide gaps, and the days on which they were written: twice somebody had set the clock back. */
const written = [
  [900_001, '2026-01-05'],
  [900_002, '2026-02-05'],
  [903_999, '2026-02-06'],
  [904_000, '2026-03-07'],
  [912_345, '2026-01-08'],
  [912_346, '2026-03-09'],
  [980_000, '2026-04-10'],
  [991_999, '2026-05-11'],
  [992_000, '2026-02-12'],
  [1_200_000, '2026-06-13'],
  [1_200_001, '2026-06-13'],
] as const;

const days = ['2025-12-31', ...new Set(written.map(([, day]) => day)), '2026-07-01'].toSorted();

eachDatabase('the log of a period', (app) => {
  test('has all of its entries and no others, though there are gaps and a clock was set back', async () => {
    const { db, config } = app.services;
    const { access } = await signedIn(app, { permissions: ['audit.view'] });
    const numbered = isSqlite(db) ? sql`` : sql`overriding system value`;
    for (const [id, day] of written) {
      const at = startOfWrittenDay(day, config.timeZone).toISOString();
      await sql`insert into audit (id, at, action, resource) ${numbered} values (${id}, ${at}, 'create', 'posts')`.execute(
        db,
      );
    }
    const entries = await db.selectFrom('audit').select(['id', 'at']).execute();
    for (const [place, day] of days.entries())
      for (const { from, to } of [{ from: day }, { to: day }, { from: day, to: days[place + 2] }]) {
        const query = new URLSearchParams({ page_size: '100', ...(from && { from }), ...(to && { to }) });
        const reply = await app.call('GET', `/audit/?${query}`, undefined, access);
        const { count, results }: { count: number; results: { id: number }[] } = await reply.json();
        const meant = entries
          .filter(({ at }) => !from || at >= startOfWrittenDay(from, config.timeZone).toISOString())
          .filter(({ at }) => !to || at < startOfWrittenDay(to, config.timeZone, 1).toISOString())
          .map(({ id }) => id)
          .toSorted((one, other) => other - one);
        expect({ count, ids: results.map(({ id }) => id) }, `${from} to ${to}`).toEqual({
          count: meant.length,
          ids: meant,
        });
      }
  });
});
