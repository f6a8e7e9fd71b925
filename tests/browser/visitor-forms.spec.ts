import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { LOOK_AROUND } from '../support/contact-form.ts';
import { csvRows } from '../support/csv.ts';
import { pointerOf } from '../support/presses.ts';
import type { TestApp } from '../support/test-app.ts';
import { publishTranslation } from '../support/translating.ts';
import { offerLanguages } from '../support/words.ts';

const asked = (id: string, kind: string, label: string, is_required = 'no', choices = '') => ({
  ...{ id, kind, label, hint: '', choices, is_required },
});

const questions = [
  asked('called', 'name', 'Your name', 'yes'),
  asked('reached', 'email', 'Your e-mail', 'yes'),
  asked('skill', 'choice', 'How can you help?', 'yes', 'By teaching\nBy planting'),
  asked('about', 'paragraphs', 'About you'),
];

/** A form of staff; answers its number. */
async function addForm(app: TestApp, title: string): Promise<{ id: number; slug: string }> {
  const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
  const words = { title, description: 'Would you like to help?', consent: 'You may write to me.', thanks: '' };
  const form = { ...words, questions, kept_months: 6, is_open: true, is_active: true };
  const reply = await app.call('POST', '/forms/', form, access);
  expect(reply.status).toBe(201);
  return reply.json();
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);

async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'Your name').fill(name);
  await field(page, 'Your e-mail').fill(`${name.toLowerCase()}@example.org`);
  await field(page, 'How can you help?').selectOption('By planting');
  await field(page, 'You may write to me.').check();
}

/** Opens the form, as late as a person sends one. */
async function openForm(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' });
  await page.goto(`/Form/${slug}`);
  await field(page, 'Your name').focus();
  await expect(page.locator('main [data-hydrated]')).toBeAttached();
  await page.clock.runFor(LOOK_AROUND);
}

async function pressSend(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await page.clock.runFor(100);
}

test('a form for volunteers is made in ten presses, and visitors find it at its link', async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs(await app.addUser({ isSuperuser: true }));
  const by = pointerOf(page, 'mouse');
  const main = page.getByRole('main');
  await by.press(page.getByRole('navigation').getByRole('link', { name: 'Forms', exact: true }));
  await by.press(main.getByRole('link', { name: 'New form' }).first());
  await by.press(main.getByRole('link', { name: 'Volunteer with us' }));
  await by.press(main.getByRole('button', { name: 'Create Form' }));
  expect(by.count()).toBeLessThanOrEqual(10);
  await expect(page.getByRole('row').filter({ hasText: 'Volunteer with us' })).toContainText('volunteer-with-us');
  await page.goto('/Form/volunteer-with-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volunteer with us');
  for (const label of ['Your name', 'E-mail', 'How would you like to help?', 'How much time do you have?'])
    await expect(field(page, label)).toBeVisible();
  await expect(main.getByText('We keep your answers for 24 months.')).toBeVisible();
});

test('a question is added, another taken out, and what is wrong is said at its field', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/400/);
  const { id } = await addForm(app, 'Changed form');
  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/forms/${id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Remove question 4' }).click();
  await main.getByRole('button', { name: 'Add question' }).click();
  const added = main.getByRole('group', { name: 'question 4 of 4' });
  await added.getByLabel('Question', { exact: true }).fill('Which day?');
  await added.getByLabel('Kind of answer').selectOption('A choice of several');
  await main.getByRole('button', { name: 'Update Form' }).click();
  await expect(added.getByText('Write at least two choices, one on each line.')).toBeVisible();
  await added.getByLabel('Choices, one on each line').fill('Monday\nFriday');
  await main.getByRole('button', { name: 'Update Form' }).click();
  await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible();
  await page.goto('/Form/changed-form');
  await expect(field(page, 'Which day?').getByRole('option')).toHaveText(['Please choose', 'Monday', 'Friday']);
  await expect(field(page, 'About you')).toHaveCount(0);
});

test('an answer without network waits on the phone, and is among the answers, on paper and in the file', async ({
  page,
  app,
  context,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED/);
  const { id, slug } = await addForm(app, 'Offline form');
  await openForm(page, slug);
  await pressSend(page);
  await expect(page.locator('.field-error')).toHaveCount(4);
  await fill(page, 'Aline');
  await context.setOffline(true);
  await pressSend(page);
  await expect(page.getByText('You are offline. Your message is saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-messages'))).toBeNull();

  await signInAs(await app.addUser({ isSuperuser: true }), `/dashboard/formAnswers?form=${id}`);
  await page.getByRole('button', { name: 'View details of Aline' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('By planting');
  await dialog.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Aline', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('How can you help?');
  await page.getByRole('link', { name: 'Back to the answers' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [head, ...rows] = csvRows(await readFile(await download.path(), 'utf8'));
  expect(head?.slice(3)).toEqual([
    'Your name',
    'Your e-mail',
    'How can you help?',
    'About you',
    'You may write to me.',
  ]);
  expect(rows.map((row) => row.slice(3))).toContainEqual(['Aline', 'aline@example.org', 'By planting', '', 'Yes']);
});

test('a question that was taken out, and made anew, is read in the answers of before, on the screen, on paper and in the file', async ({
  page,
  app,
  signInAs,
}) => {
  const { id } = await addForm(app, 'Renewed form');
  const answer = (fields: object) =>
    app.call('POST', `/forms/${id}/answers/`, { q_skill: 'By planting', consent: 'true', ...fields });
  const before = { q_called: 'Aline', q_reached: 'aline@example.org', q_about: 'I plant.' };
  expect((await answer(before)).status).toBe(201);
  const user = await app.addUser({ isSuperuser: true });
  const { access } = await app.signIn(user);
  const form = await (await app.call('GET', `/forms/${id}/`, undefined, access)).json();
  const anew = { ...form, questions: [...questions.slice(0, 3), asked('anew', 'paragraphs', 'About you')] };
  expect((await app.call('PUT', `/forms/${id}/`, anew, access)).status).toBe(200);
  expect((await answer({ q_called: 'Bosco', q_reached: 'bosco@example.org', q_anew: 'I teach.' })).status).toBe(201);

  await signInAs(user, `/dashboard/formAnswers?form=${id}`);
  for (const [name, words] of [
    ['Aline', 'I plant.'],
    ['Bosco', 'I teach.'],
  ]) {
    await page.getByRole('button', { name: `View details of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(new RegExp(`About you\\s*${words}`));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'View details of Aline' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('main')).toContainText(/About you\s*I plant\./);
  await page.getByRole('link', { name: 'Back to the answers' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [head = [], ...rows] = csvRows(await readFile(await download.path(), 'utf8'));
  const columns = ['Your name', 'About you', 'About you (no longer asked)'].map((name) => head.indexOf(name));
  expect(rows.map((row) => columns.map((at) => row[at]))).toEqual([
    ['Bosco', 'I teach.', ''],
    ['Aline', '', 'I plant.'],
  ]);
});

test.describe('without script, on a narrow phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('a form is answered in Kinyarwanda, and what is missing is said at its question', async ({
    page,
    app,
    allowFaults,
  }) => {
    allowFaults(/status of 400/);
    await offerLanguages(app, ['rw']);
    const { id } = await addForm(app, 'Written form');
    const label = (one: string) => `questions-${one}-label`;
    await publishTranslation(app, `forms/${id}/rw`, {
      ...{ title: 'Ifishi yanditse', description: 'Urifuza gufasha?', consent: 'Mushobora kunyandikira.' },
      ...{ [label('called')]: 'Izina ryawe', [label('reached')]: 'Imeyili yawe', [label('skill')]: 'Wafasha ute?' },
      ...{ [label('about')]: 'Ibikwerekeyeho', 'questions-skill-choices': 'Nigisha\nNtera ibiti' },
    });
    await page.goto('/rw/Form/written-form');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ifishi yanditse');
    const send = page.getByRole('main').locator('button[type=submit]');
    await field(page, 'Izina ryawe').fill('Keza');
    await send.click();
    await expect(page.locator('.field-error')).toHaveCount(3);
    await expect(field(page, 'Izina ryawe')).toHaveValue('Keza');
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(375);
    await field(page, 'Imeyili yawe').fill('keza@example.org');
    await field(page, 'Wafasha ute?').selectOption('Ntera ibiti');
    await field(page, 'Mushobora kunyandikira.').check();
    await send.click();
    await expect(page.getByText(/^Murakoze ku butumwa bwanyu!/)).toBeVisible();
    expect((await app.mailbox.take('keza@example.org')).subject).toContain('twakiriye');
    const { answers } = await app.services.db
      .selectFrom('form_answers')
      .select('answers')
      .where('email', '=', 'keza@example.org')
      .executeTakeFirstOrThrow();
    // Stored in the words of the form, whatever the language in which it was read.
    expect(answers).toContain('By planting');
  });
});
