import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../tests/support/browser.ts';
import { addPost } from '../../../tests/support/factories.ts';
import { offerLanguages } from '../../../tests/support/words.ts';

test.beforeEach(({ app }) => offerLanguages(app));

test('texts go to a translator outside and come back as drafts', async ({ page, app, signInAs, allowFaults }) => {
  allowFaults(/status of 400/);
  const id = await addPost(app.services, { title: 'For others', excerpt: 'Why a box has three.' });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/translations?resource=posts');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for Français' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('translations-fr.xlf');
  const bundle = await readFile(await download.path(), 'utf8');
  const translated = bundle.replace(
    '<source xml:space="preserve">For others</source>',
    '<source xml:space="preserve">For others</source><target>Pour les autres</target>',
  );
  const send = (text: string) =>
    page.getByLabel('Upload a translated file').setInputFiles({
      name: 'translations-fr.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(text),
    });
  await send(translated.slice(0, 900));
  await expect(page.getByText(/The file cannot be used\. Line \d+/)).toBeVisible();
  await send(translated);
  await expect(page.getByText('1 text of 1 record saved as drafts.')).toBeVisible();
  await page.goto(`/dashboard/translations/posts/${id}/fr`);
  await expect(page.getByRole('textbox', { name: 'Title (Français)' })).toHaveValue('Pour les autres');
});

test('texts that are too many for one file are saved as several, called by their places', async ({
  page,
  app,
  signInAs,
}) => {
  const content = `<p>${'Rain and sun. '.repeat(12_000)}</p>`;
  for (const title of ['Long for one', 'Long for two']) await addPost(app.services, { title, content });
  await signInAs(await app.addUser({ isSuperuser: true }), '/dashboard/translations?resource=posts');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Download for Français' }).click();
  await expect(page.getByText('There are 2 files.')).toBeVisible();
  await expect.poll(() => names).toEqual(['translations-fr-1-of-2.xlf', 'translations-fr-2-of-2.xlf']);
});
