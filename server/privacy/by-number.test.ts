import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { placesInFiles, placesInTables } from '../../tests/support/places.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const NAME = 'Espérance Uwamahoro';
/** Texts that must be found nowhere afterwards. */
const traces = ['Espérance', 'Uwamahoro', '765432', '765 432'];

describe.each(databases)('data of a person who left only a telephone number, on %s', (kind) => {
  let database: FreshDatabase;
  let app: TestApp;
  let officer: SignedInUser;

  beforeAll(async () => {
    database = await freshDatabase(kind);
    app = await startTestApp({ databaseUrl: database.url });
    officer = await signedIn(app, { isSuperuser: true });
    const event = await addEvent(app.services, { title: 'Planting day' });
    const register = async (body: object) => {
      const reply = await app.call('POST', `/events/${event}/registrations/`, body);
      expect(reply.status).toBe(201);
    };
    await register({ full_name: NAME, phone: '0788 765 432' });
    await unsent(`Name: ${NAME}\nPhone: 0788 765 432`);
    await register({ full_name: 'Innocent', email: 'innocent@example.org', phone: '+250733000111' });
    await register({ full_name: 'Mother of Innocent', phone: '0733 000 111' });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  /** A mail that the mail server has not taken yet. */
  async function unsent(body: string): Promise<void> {
    const times = { created_at: MORNING, next_try_at: '2099-01-01T00:00:00.000Z' };
    const mail = { recipient: 'staff@example.org', subject: 'New registration', body, ...times };
    await app.services.db.insertInto('mails').values(mail).execute();
  }

  const call = (path: string, body: unknown) => app.call('POST', `/privacy/${path}/`, body, officer.access);
  const found = async (search: string) =>
    (await (await call('search', { search })).json()).map(({ address }: { address: string }) => address);

  test.each(['uwamahoro', '0788765432', '+250 788 765 432'])('is found by %s', async (search) => {
    expect(await found(search)).toEqual(['+250788765432']);
  });

  test('is found with somebody of the same number, whatever is searched for', async () => {
    const both = ['+250733000111', 'innocent@example.org'];
    expect((await found('innocent@')).sort()).toEqual(both);
    expect((await found('0733000111')).sort()).toEqual(both);
  });

  test('is shown under the number, however it is typed, and under nothing else', async () => {
    const { address, has_account, records } = await (await call('person', { address: '0788 765 432' })).json();
    expect({ address, has_account }).toEqual({ address: '+250788765432', has_account: false });
    expect(records).toMatchObject([
      {
        kind: 'registrations',
        facts: [
          { name: 'Event', value: 'Planting day' },
          { name: 'Name', value: NAME },
          { name: 'Phone', value: '0788 765 432' },
        ],
      },
      { kind: 'mails' },
    ]);
    const wrong = await call('person', { address: 'my sister' });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      400,
      { address: ['Enter an e-mail address or a telephone number.'] },
    ]);
  });

  test('is erased with the mail to staff, and nobody else is', async () => {
    expect((await placesInTables(app.services.db, traces)).length).toBeGreaterThan(2);
    const refused = await call('erase', { address: '+250788765432', confirmation: '0788 765 433' });
    expect(refused.status).toBe(400);
    const reply = await call('erase', { address: '+250788765432', confirmation: '0788 765 432' });
    expect((await reply.json()).counts).toMatchObject({ registrations: 1, mails: 1 });
    expect(await placesInTables(app.services.db, traces)).toEqual([]);
    expect(await placesInFiles(app.services.config.dataFolder, traces)).toEqual([]);
    const left = await app.services.db.selectFrom('event_registrations').select('full_name').orderBy('id').execute();
    expect(left.map(({ full_name }) => full_name)).toEqual(['Innocent', 'Mother of Innocent']);
  });

  test('the organisation’s own number is no reason to delete its mails', async () => {
    await app.services.write(officer.id, (unit) =>
      unit.audit({ action: 'update', resource: 'settings', after: { phone: '+250 788 300 300' } }),
    );
    await unsent('Call us: 0788 300 300');
    const { counts } = await (await call('erase', { address: '0788300300', confirmation: '0788300300' })).json();
    expect(counts).toMatchObject({ mails: 0, log_entries: 0 });
  });
});
