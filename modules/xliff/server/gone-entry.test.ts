import { beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '../../../domain/site.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { signedIn } from '../../../tests/support/signed-in.ts';

eachDatabase('the text of an entry of a list', (app) => {
  let access = '';

  beforeAll(async () => {
    access = (await signedIn(app, { isSuperuser: true })).access;
  });

  async function json(method: string, path: string, body?: unknown) {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, await reply.clone().text()).toBe(200);
    return reply.json();
  }

  test('in a file for translators that comes back after the entry is gone, is passed over and named', async () => {
    const file = await (await app.call('GET', '/translation-bundles/rw/?resource=settings', undefined, access)).text();
    const settings: SiteSettings = await json('GET', '/site-settings/');
    await json('PUT', '/site-settings/', { ...settings, fun_facts: settings.fun_facts.slice(1) });
    const translated = file.replaceAll(
      /<segment state="initial">\n?(<source xml:space="preserve">(?:People Rised|Volunteer)<\/source>)/g,
      '<segment state="translated">$1<target xml:space="preserve">Abantu</target>',
    );
    const done = await json('POST', '/translation-bundles/', { file: translated });
    expect(done).toMatchObject({ changed: 1, skipped: ['Intambwe: Fun facts'] });
  });
});
