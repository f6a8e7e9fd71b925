import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { translating, written } from '../../tests/support/translating.ts';

eachDatabase('the translation of an event', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const { call, json, read } = translating(() => ({ app, access: superuser.access }));
  const at = (event: number) => `/translations/events/${event}/rw/`;

  test('comes with its beginning for lists', async () => {
    const event = await addEvent(app.services, { title: 'Market', location: 'Kanombe' });
    const seen = await json('GET', at(event));
    const texts = { title: 'Isoko', description: '<p>Mwese murahawe ikaze.</p>', location: 'I Kanombe' };
    await json('PUT', at(event), { fields: written(seen, texts), publish: true });
    const { results } = await read('/events/?language=rw');
    expect(results.find((one: { id: number }) => one.id === event)).toMatchObject({
      title: 'Isoko',
      summary: 'Mwese murahawe ikaze.',
      location: 'I Kanombe',
    });
  });

  test('whose description was emptied has no empty beginning in lists', async () => {
    const event = await addEvent(app.services, { title: 'Fair', location: 'Kanombe' });
    const place = at(event);
    const texts = { title: 'Imurikagurisha', description: '<p>Murahawe ikaze.</p>', location: 'I Kanombe' };
    await json('PUT', place, { fields: written(await json('GET', place), texts), publish: true });
    const opened = await json('GET', place);
    const describe = async (description: string) => {
      const { title, location, start_date, updated_at } = await json('GET', `/events/${event}/`);
      const body = { title, location, start_date, end_date: start_date, updated_at, description };
      const reply = await call('PUT', `/events/${event}/`, body);
      expect(reply.status).toBe(200);
    };
    await describe('');
    const emptied = await json('PUT', place, { fields: written(opened, { description: '' }), publish: true });
    expect(emptied).toMatchObject({ status: 200, is_published: true });
    await describe('<p>Bring a friend.</p>');
    const { results } = await read('/events/?language=rw');
    expect(results.find((one: { id: number }) => one.id === event)).toMatchObject({
      title: 'Imurikagurisha',
      summary: 'Bring a friend.',
      untranslated: ['summary'],
    });
  });
});
