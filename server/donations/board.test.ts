import { expect, test } from 'vitest';
import { donationBoard } from '../../domain/submissions/donations.ts';
import { databases, freshDatabase } from '../../tests/support/databases.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation } from '../../tests/support/submissions.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

test.each(databases)('the board has the newest of each column and counts all, on %s', async (kind) => {
  const database = await freshDatabase(kind);
  const app = await startTestApp({ databaseUrl: database.url });
  const { access } = await signedIn(app, { permissions: ['donations.view'] });
  async function board(query: string) {
    const reply = await app.call('GET', `/admin-donations/board/${query}`, undefined, access);
    const columns = Object.entries(donationBoard.parse(await reply.json()));
    return Object.fromEntries(
      columns.map(([status, { count, results }]) => [status, [count, ...results.map(({ full_name }) => full_name)]]),
    );
  }
  for (const full_name of ['Ann', 'Ben', 'Cyd']) await addDonation(app.services, { full_name });
  await addDonation(app.services, { full_name: 'Anna', status: 'declined' });
  await addDonation(app.services, { full_name: 'Gone', deleted_at: app.services.clock().toISOString() });
  const none = { contacted: [0], committed: [0], donated: [0] };
  expect(await board('')).toEqual({ ...none, new: [3, 'Cyd', 'Ben', 'Ann'], declined: [1, 'Anna'] });
  expect(await board('?new=2')).toEqual({ ...none, new: [3, 'Cyd', 'Ben'], declined: [1, 'Anna'] });
  expect(await board('?search=ann')).toEqual({ ...none, new: [1, 'Ann'], declined: [1, 'Anna'] });
  expect((await app.call('GET', '/admin-donations/board/?new=101', undefined, access)).status).toBe(400);
  await app.close();
  await database.drop();
});
