import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('the documents to download', (app) => {
  const read = async (path: string) => (await app.get(path)).text();
  const titles = (html: string) => [...html.matchAll(/>(Report \d+)</g)].map(([, title]) => title);

  test('are all there, on pages that lead to one another without a script, in every language', async () => {
    const { db, media } = app.services;
    const { id } = await media.addFile(db, Buffer.from('%PDF-1.4 report'), 'pdf', 'Report', MORNING);
    await app.services.write(null, async (unit) => {
      const reports = Array.from({ length: 45 }, (_, count) => ({
        title: `Report ${count + 1}`,
        description: '',
        date: `2026-01-${String((count % 28) + 1).padStart(2, '0')}`,
        media_id: id,
        file_name: 'report.pdf',
        created_at: MORNING,
        updated_at: MORNING,
        deleted_at: null,
      }));
      await unit.db.insertInto('documents').values(reports).execute();
      unit.changes('documents');
    });
    await offerLanguages(app);
    const texts = {
      '': ['Pages of documents', 'Showing 21-40 of 45 documents'],
      '/fr': ['Pages des documents', 'Documents\u00a0: 21 à 40 sur 45'],
      '/rw': ['Impapuro z’inyandiko', 'Murareba inyandiko 21-40 muri 45'],
    };
    for (const [language, [name, shown]] of Object.entries(texts)) {
      const found: (string | undefined)[] = [];
      let next: string | undefined = `${language}/Documents`;
      for (let pages = 0; next !== undefined && pages < 5; pages += 1) {
        const html: string = await read(next);
        found.push(...titles(html));
        expect(html).toContain(`aria-label="${name}"`);
        if (pages === 1) expect(html).toContain(shown);
        if (pages === 1) expect(html).toContain(`rel="canonical" href="https://intambwe.example${next}"`);
        const links = [...html.matchAll(/<a href="([^"]+)"[^>]*class="page-step"/g)].map(([, href]) => href);
        next = links.find((href) => href?.endsWith(`?page=${pages + 2}`));
      }
      expect(new Set(found).size).toBe(45);
      expect(found).toHaveLength(45);
    }
    expect(titles(await read('/Documents?page=99'))).toHaveLength(5);
    await app.services.write(null, async (unit) => {
      await unit.db.deleteFrom('documents').where('title', 'like', 'Report __').execute();
      unit.changes('documents');
    });
    expect(await read('/Documents')).not.toContain('Pages of documents');
  });
});
