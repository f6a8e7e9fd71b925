import { expect, inject, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../support/databases.ts';
import { startTestApp } from '../support/test-app.ts';
import { offerLanguages } from '../support/words.ts';
import { allowBackgroundErrors } from './background-errors.ts';
import { openLine } from './line.ts';

test('without the database a page says so in its language, and nobody is led to English', async () => {
  allowBackgroundErrors();
  const database = await freshDatabase('postgres');
  const line = await openLine(Number(new URL(inject('postgres')).port));
  const address = new URL(database.url ?? '');
  address.port = String(line.port);
  const app = await startTestApp({ databaseUrl: address.href });
  onTestFinished(async () => {
    line.mend();
    await app.close();
    line.close();
    await database.drop();
  });
  await offerLanguages(app);
  line.hangUp();
  const words = new Map<string, string>();
  for (const language of ['', '/rw', '/fr']) {
    for (const page of ['/Events', '/about/nobody-made-this-page', '/2019/05/an-old-address', '/pledge']) {
      const reply = await fetch(`${app.url}${language}${page}`, { redirect: 'manual' });
      const told = [language + page, reply.status, reply.headers.get('retry-after'), reply.headers.get('content-type')];
      expect(told).toEqual([language + page, 503, '5', 'text/html; charset=UTF-8']);
      const html = await reply.text();
      expect(html).toContain(`<html lang="${language.slice(1) || 'en'}"`);
      words.set(language + page, html);
    }
  }
  line.mend();
  await expect.poll(async () => (await app.get('/rw/Events')).status, { timeout: 60_000 }).toBe(200);
});
