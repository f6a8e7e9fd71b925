import { expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/databases.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING, startTestApp } from '../../tests/support/test-app.ts';

const stamps = { created_at: MORNING, updated_at: MORNING, deleted_at: null };

eachDatabase('public lists about the organisation', (app, kind) => {
  const list = async (path: string) => (await app.get(`/api${path}`)).json();

  test('the history runs from the oldest, without the trash', async () => {
    expect(await list('/timeline/')).toEqual([]);
    await app.services.write(null, async ({ db, changes }) => {
      const entry = { precision: 'month' as const, text: 'x', ...stamps };
      await db
        .insertInto('timeline_entries')
        .values([
          { ...entry, date: '2025-03-01', title: 'Second' },
          { ...entry, date: '2024-01-01', title: 'First' },
          { ...entry, date: '2024-02-01', title: 'Gone', deleted_at: MORNING },
        ])
        .execute();
      changes('timeline');
    });
    expect(await list('/timeline/')).toMatchObject([
      { date: '2024-01-01', precision: 'month', title: 'First', text: 'x' },
      { date: '2025-03-01', title: 'Second' },
    ]);
    expect(await list('/timeline/?ordering=-date&page_size=1')).toMatchObject({
      count: 2,
      results: [{ title: 'Second' }],
    });
    expect(await list('/timeline/?search=FIRST')).toHaveLength(1);
    expect((await app.get('/api/timeline/?ordering=deleted_at')).status).toBe(400);
  });

  test('quotations are shown only with consent', async () => {
    expect(await list('/testimonials/')).toEqual([]);
    await app.services.write(null, async ({ db, changes }) => {
      const said = { name: 'A', role: 'B', ...stamps };
      await db
        .insertInto('testimonials')
        .values([
          { ...said, quote: 'Second', is_consented: true, position: 2 },
          { ...said, quote: 'Secret', is_consented: false, position: 0 },
          { ...said, quote: 'First', is_consented: true, position: 1 },
          { ...said, quote: 'Gone', is_consented: true, position: 3, deleted_at: MORNING },
        ])
        .execute();
      changes('testimonials');
    });
    const shown = await list('/testimonials/');
    expect(shown).toEqual([
      { id: expect.any(Number), quote: 'First', name: 'A', role: 'B' },
      { id: expect.any(Number), quote: 'Second', name: 'A', role: 'B' },
    ]);
    expect(await list('/testimonials/?search=secret')).toEqual([]);
  });

  test('the sample organisation fills every list, and says that it is a sample', async () => {
    const other = await freshDatabase(kind);
    const sample = await startTestApp({ databaseUrl: other.url, sample: true });
    const read = async (path: string) => (await sample.get(`/api${path}`)).json();
    const [team, documents, quotes, gallery] = [
      await read('/team/'),
      await read('/documents/'),
      await read('/testimonials/'),
      await read('/gallery/'),
    ];
    expect(team.length).toBeGreaterThan(2);
    for (const { name, picture } of [...team])
      expect([name, picture?.url]).toEqual(['Sample person', expect.any(String)]);
    for (const { name, quote } of quotes)
      expect([name, quote]).toEqual(['Sample person', expect.stringMatching(/^Sample/)]);
    for (const { description } of [...gallery, ...documents]) expect(description).toMatch(/^Sample/);
    expect(await read('/gallery/?media_type=image')).toHaveLength(12);
    expect((await read('/timeline/')).length).toBeGreaterThan(3);

    const films = await read('/gallery/?media_type=video');
    expect(films).toHaveLength(4);
    for (const { video_url, thumbnail } of films) {
      expect((await sample.get(thumbnail)).status).toBe(200);
      const film = await sample.get(video_url);
      expect(film.headers.get('content-type')).toBe('video/webm');
      expect(Buffer.from(await film.arrayBuffer()).readUInt32BE(0)).toBe(0x1a45dfa3);
    }
    expect(documents.map(({ type }: { type: string }) => type).sort()).toEqual([
      'application/pdf',
      'text/csv',
      'text/plain',
    ]);
    for (const { url, bytes } of documents) {
      const reply = await sample.get(url);
      expect(reply.headers.get('content-disposition')).toBe('attachment');
      expect((await reply.bytes()).byteLength).toBe(bytes);
    }
    await sample.close();
    await other.drop();
  });
});
