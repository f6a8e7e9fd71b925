import { lose } from '../specification/acts.ts';
import { expect, test } from '../support/browser.ts';

test('when no event can be read, the page says so in one place', async ({ page, app, allowFaults }) => {
  allowFaults(/status of 503/);
  await lose('events')(app);
  await page.goto('/Events');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('Oops something went wrong while Loading Events');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch events');
});
