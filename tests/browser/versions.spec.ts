import { expect, test } from '../support/browser.ts';
import { addPicture } from '../support/factories.ts';
import type { TestApp } from '../support/test-app.ts';

const superuser = (app: TestApp) => app.addUser({ isSuperuser: true });

/** A call by a colleague, who answers its reply. */
async function colleague(app: TestApp) {
  const { access } = await app.signIn(await superuser(app));
  return async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, path, body, access);
    expect(reply.status, path).toBeLessThan(300);
    return reply.status === 204 ? null : reply.json();
  };
}

test('an earlier version of a testimonial is compared with the present one and brought back, with the keyboard alone', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const call = await colleague(app);
  const said = {
    name: 'Bosco Mugabo',
    role: 'Farmer',
    quote: 'We have two old cows.',
    is_consented: true,
    position: 3,
  };
  const { id } = await call('POST', '/testimonials/', said);
  await call('PUT', `/testimonials/${id}/`, { ...said, quote: 'We have two young cows.', position: 12 });
  await signInAs(await superuser(app), '/dashboard/testimonials?search=Bosco Mugabo');
  await page.getByRole('button', { name: 'Edit Bosco Mugabo' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Earlier versions' });
  await link.scrollIntoViewIfNeeded();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.press('Enter');

  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('(now)');
  await versions.last().press('Enter');
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('heading', { name: 'Quotation' })).toBeVisible();
  await expect(difference.getByRole('insertion').filter({ hasText: 'old' })).toBeVisible();
  await expect(difference.getByRole('deletion').filter({ hasText: 'young' })).toBeVisible();
  await expect(difference.getByRole('heading', { name: 'Name' })).toHaveCount(0);
  await expect(difference.getByRole('deletion').filter({ hasText: '12' })).toBeVisible();
  await expect(difference.getByRole('insertion').filter({ hasText: '3' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(page.getByText('Earlier version restored.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Earlier version restored.');
  await expect(versions).toHaveCount(3);
  await expect(difference.getByText('Same as now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toHaveCount(0);
  expect(await (await app.get('/Testimonials')).text()).toContain('two old cows');
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
});

test('what is gone by now is left out of an event that comes back, and the screen says so on a telephone', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const call = await colleague(app);
  const media_id = await addPicture(app.services);
  const dates = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z' };
  const event = { title: 'Market day', location: 'Kanombe', ...dates };
  const { id } = await call('POST', '/events/', { ...event, media_id });
  await call('PUT', `/events/${id}/`, { ...event, location: 'Remera', media_id: null });
  await call('DELETE', `/media/${media_id}/`);
  await page.setViewportSize({ width: 375, height: 700 });
  await signInAs(await superuser(app), `/dashboard/addEvent/${id}`);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('link');
  await versions.last().click();
  await expect(page.getByText('People who are registered are not told.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Thumbnail: The file is no longer in the library.')).toBeVisible();
  await expectAccessible();
  expect(await call('GET', `/events/${id}/`)).toMatchObject({ location: 'Kanombe', picture: null });
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Physical Location')).toHaveValue('Kanombe');
});

test('the categories of a picture are compared by their names, and those that are still there come back', async ({
  page,
  app,
  signInAs,
  expectAccessible,
}) => {
  const call = await colleague(app);
  const named = async (name: string) => (await call('POST', '/gallery-categories/', { name, icon: 'food' })).id;
  const [harvests, gone] = [await named('Harvests'), await named('Away')];
  const hills = { title: 'Hills', media_id: await addPicture(app.services) };
  const { id } = await call('POST', '/gallery/', { ...hills, categories: [harvests, gone] });
  await call('PUT', `/gallery/${id}/`, { ...hills, categories: [] });
  await call('DELETE', `/gallery-categories/${gone}/`);
  await signInAs(await superuser(app), `/dashboard/addGallery/${id}`);
  await page.getByRole('link', { name: 'Earlier versions' }).click();
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  const difference = page.getByRole('region', { name: 'Difference' });
  await expect(difference.getByRole('heading', { level: 3 })).toHaveText(['Categories']);
  const back = difference.getByRole('insertion');
  await expect(back.filter({ hasText: 'Harvests' }).filter({ hasText: 'no longer there' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Categories: Restored without what is no longer there.')).toBeVisible();
  expect((await call('GET', `/gallery/${id}/`)).categories).toMatchObject([{ name: 'Harvests' }]);
});

test('a version that was not seen is not written over; a record without versions, and one that is gone, say so', async ({
  page,
  app,
  signInAs,
  allowFaults,
}) => {
  allowFaults(/status of 40[49]/);
  const call = await colleague(app);
  const said = { name: 'Diane', role: 'Baker', quote: 'First.', is_consented: true };
  const { id } = await call('POST', '/testimonials/', said);
  await call('PUT', `/testimonials/${id}/`, { ...said, quote: 'Second.' });
  await signInAs(await superuser(app), `/dashboard/versions/testimonials/${id}`);
  await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await call('PUT', `/testimonials/${id}/`, { ...said, quote: 'Third.' });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Someone else changed this while you were editing it.')).toBeVisible();
  expect(await call('GET', `/testimonials/${id}/`)).toMatchObject({ quote: 'Third.' });

  await app.services.db.deleteFrom('versions').where('record', '=', String(id)).execute();
  await page.goto(`/dashboard/versions/testimonials/${id}`);
  await expect(page.getByText('There are no earlier versions.')).toBeVisible();
  await call('DELETE', `/testimonials/${id}/`);
  await page.goto(`/dashboard/versions/testimonials/${id}`);
  await expect(page.getByText(/This record is in the trash/)).toBeVisible();
  await page.goto('/dashboard/versions/nothing/1');
  await expect(page.getByText(/This record does not exist/)).toBeVisible();
});
