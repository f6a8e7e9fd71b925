import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPicture } from '../../tests/support/factories.ts';

eachDatabase('one event', (app) => {
  test('is the same by both its addresses, with its description made safe', async () => {
    const banner = await addPicture(app.services);
    const id = await addEvent(app.services, {
      description:
        '<h2>Bring seed</h2><script>alert(1)</script><p onclick="x">and <a href="https://example.org">a hoe</a></p>',
      banner_media_id: banner,
      capacity: 7,
    });
    const reply = await app.get(`/api/events_detail/${id}/`);
    expect(reply.status).toBe(200);
    const event = await reply.json();
    expect(event).toMatchObject({
      id,
      description:
        '<h2>Bring seed</h2><p>and <a href="https://example.org" rel="nofollow noopener noreferrer">a hoe</a></p>',
      banner: event.banner_picture.url,
      image: null,
      places: 'few',
    });
    expect(event).not.toHaveProperty('registered');
    expect(event).not.toHaveProperty('places_left');
    expect(event).not.toHaveProperty('deleted_at');
    expect(await (await app.get(`/api/events/${id}/`)).json()).toEqual(event);
  });

  test.each([{ is_active: false }, { is_public: false }, { deleted_at: '2026-11-20T08:00:00.000Z' }])(
    'with %j is not there for visitors',
    async (options) => {
      const id = await addEvent(app.services, options);
      const reply = await app.get(`/api/events_detail/${id}/`);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ detail: 'Event not found' });
    },
  );

  test('a change shows on the very next request', async () => {
    const id = await addEvent(app.services, { title: 'Before' });
    expect(await (await app.get(`/api/events/${id}/`)).json()).toMatchObject({ title: 'Before' });
    await app.services.write(null, async ({ db, changes }) => {
      await db.updateTable('events').set({ title: 'After' }).where('id', '=', id).execute();
      changes('events');
    });
    expect(await (await app.get(`/api/events/${id}/`)).json()).toMatchObject({ title: 'After' });
  });

  test('the list finds words whatever their letters', async () => {
    const id = await addEvent(app.services, { title: 'École d’été' });
    const found = async (search: string) =>
      (await (await app.get(`/api/events/?search=${encodeURIComponent(search)}`)).json()).results.map(
        (event: { id: number }) => event.id,
      );
    expect(await found('ÉCOLE D’ÉTÉ')).toEqual([id]);
    expect(await found('école')).toEqual([id]);
    expect(await found('nowhere')).toEqual([]);
  });
});
