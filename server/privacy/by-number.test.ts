import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { placesInFiles, placesInTables } from '../../tests/support/places.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';

const NAME = 'Espérance Uwamahoro';
/** Texts that must be found nowhere afterwards. */
const traces = ['Espérance', 'Uwamahoro', '765432', '765 432'];

eachDatabase('data of a person who left only a telephone number', (app) => {
  let officer: SignedInUser;

  beforeAll(async () => {
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
      { address: ['Enter an e-mail address or a phone number.'] },
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

  test('a part of a number is nobody’s, and erases nothing', async () => {
    const said = JSON.stringify({ text: 'Call +250 733 222 333.' });
    await app.services.write(officer.id, (unit) =>
      unit.audit({ action: 'update', resource: 'posts', resourceId: 1, after: JSON.parse(said) }),
    );
    for (const address of ['+250', '+2', '+1234567', '+25073322233', '+'])
      for (const path of ['erase', 'person', 'export']) {
        const refused = await call(path, { address, confirmation: address });
        const { errors } = await refused.json();
        expect([refused.status, errors]).toEqual([400, { address: ['Enter an e-mail address or a phone number.'] }]);
      }
    const logged = await app.services.db.selectFrom('audit').select('after').where('resource', '=', 'posts').execute();
    expect(logged).toEqual([{ after: said }]);
  });

  test('the organisation’s own number, and the one before, is no reason to delete its mails', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    for (const phone of ['+250 788 300 300 / 0788 300 301', '+250 788 400 400']) {
      const settings = await (await app.call('GET', '/site-settings/', undefined, access)).json();
      expect((await app.call('PUT', '/site-settings/', { ...settings, phone }, access)).status).toBe(200);
    }
    // The log is emptied of what is old.
    await app.services.db.deleteFrom('audit').execute();
    for (const address of ['0788300301', '0788400400']) {
      await unsent(`Call us: ${address}`);
      const { counts } = await (await call('erase', { address, confirmation: address })).json();
      expect(counts).toMatchObject({ mails: 0, log_entries: 0 });
    }
  });
});
