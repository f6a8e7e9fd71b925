import { expect, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import { addAdmin, writtenBy } from '../support/posts.ts';

test('what came and went is marked in the text, and said in a sentence above it', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const author = await addAdmin(app);
  const media_id = await addPicture(app.services);
  const { id, change } = await writtenBy(app, author, {
    title: 'Goats',
    content: '<h2>Our goats</h2><p>Two old goats live here.</p><p>They eat grass.</p>',
  });
  await change({
    title: 'Our goats',
    content:
      '<h2>Our goats</h2><p>Two young goats live here.</p><p>They eat grass.</p><p>They climb.</p><p>Come and see.</p>',
    media_id,
  });
  await signInAs(await addAdmin(app), `/dashboard/versions/posts/${id}`);
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await versions.last().click();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(
    difference.getByText(
      'Since then: Title changed; Content: 2 paragraphs added, 1 paragraph changed; Featured Image is another.',
    ),
  ).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: 'They climb.' })).toBeVisible();
  await expect(difference.getByText('They eat grass.')).toBeVisible();
  await expect(difference.getByRole('insertion').filter({ hasText: 'old' })).toHaveText('[would come back: old]');
  await expectAccessible();

  await versions.first().click();
  await difference.getByRole('link', { name: 'The version before it' }).click();
  await expect(difference.getByText(/^Changed then: Title changed; Content: 2 paragraphs added/)).toBeVisible();
  await expect(difference.getByRole('insertion').filter({ hasText: 'They climb.' })).toBeVisible();
  await expect(difference.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a long article that is wholly another is compared at once', async ({ page, app, signInAs }) => {
  const author = await addAdmin(app);
  const article = (word: string) =>
    Array.from({ length: 300 }, (_, place) => `<p>${`${word}${place} `.repeat(40)}</p>`).join('');
  const { id, change } = await writtenBy(app, author, { title: 'Long', content: article('a') });
  await change({ title: 'Long', content: article('b') });
  await signInAs(await addAdmin(app), `/dashboard/versions/posts/${id}`);
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  await expect(page.getByText('Since then: Content: 300 paragraphs added, 300 paragraphs taken out.')).toBeVisible();
});

test('the second to save reads per field what the other changed, and keeps either', async ({
  page,
  app,
  signInAs,
  allowFaults,
  expectAccessible,
}) => {
  allowFaults(/status of 409/);
  const { id, change } = await writtenBy(app, await addAdmin(app), { title: 'Two hands', excerpt: 'Short.' });
  await signInAs(await addAdmin(app), `/dashboard/addblog/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('My hands');
  await change({ title: 'Four hands', excerpt: 'Longer.' });
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('They changed: Title, Excerpt.')).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'Four' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep mine for Title' }).click();
  await page.getByRole('button', { name: 'Use theirs for Excerpt' }).click();
  await expect(page.getByText('You have chosen for every field. Save again.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  const stored = app.services.db.selectFrom('posts').select(['title', 'excerpt']).where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ title: 'My hands', excerpt: 'Longer.' });
});
