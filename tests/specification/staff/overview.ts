import { goTo } from '../acts.ts';
import { button, count, heading, made, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerWith } from './acts.ts';

const OVERVIEW = '/dashboard/adminDashboard';
const figures: Place = { role: 'region', name: 'Figures' };
const stats: Place = { role: 'region', name: 'Quick Stats' };
const DAY = 86_400_000;

/** The figure under this name. */
const figure = (name: string, is: string) =>
  value(`${name}: ${is}`, is, async ({ page }) => {
    const terms = await page
      .getByRole('main')
      .locator('dl > div')
      .evaluateAll((all) => all.map((each) => [...each.children].map((child) => child.textContent?.trim() ?? '')));
    return terms.find(([term]) => term === name)?.[1];
  });

const overview: State = {
  where: 'overview',
  open: OVERVIEW,
  signedIn: true,
  prepare: async (app) => {
    for (let number = 0; number < 4; number += 1) await app.addUser();
    await app.addUser({ isActive: false });
    const old = new Date(Date.parse('2026-11-20T08:00:00.000Z') - 8 * DAY).toISOString();
    await app.services.db.updateTable('users').set({ created_at: old, is_staff: false }).where('id', '<', 4).execute();
  },
  rows: [
    ...rows(
      '2.3 Stat cards',
      ...['Total Users', 'Active Users', 'Announcements', 'Total Content', 'Blog Posts', 'Events'].map((name) =>
        text(name, figures),
      ),
      text('Gallery + Video Items', figures),
      text('Verified Users', figures),
      text('+4 this week', figures),
      text('86% active', figures),
      figure('Total Users', '7'),
      figure('Active Users', '6'),
      figure('Announcements', '4'),
      figure('Blog Posts', '6'),
      figure('Events', '10'),
      figure('Gallery + Video Items', '16'),
      figure('Total Content', '32'),
      figure('Verified Users', '7'),
    ),
    ...rows(
      '2.3 Recent Users',
      heading('Recent Users'),
      count('the first 5 users', 6, (page) => page.getByRole('table', { name: 'Recent Users' }).getByRole('row')),
      text('Test Staff 5', { role: 'main' }),
      text('staff5@example.org', { role: 'main' }),
      text('Never', { role: 'main' }),
      ...['Active', 'Inactive', 'Verified', 'Staff', 'User'].map((words) => text(words, { role: 'main' })),
    ),
    ...rows(
      '9 Overview bar maxima',
      ...[
        ['Blog Posts', 50],
        ['Gallery Items', 100],
        ['Events', 30],
        ['Advertisements', 20],
      ].map(([name, most]) =>
        value(`the bar “${name}” ends at ${most}`, most, ({ page }) =>
          page.getByRole('progressbar', { name: String(name) }).evaluate((bar: HTMLProgressElement) => bar.max),
        ),
      ),
      heading('Content Overview'),
    ),
    ...rows(
      '2.3 Quick Stats',
      heading('Quick Stats'),
      ...['Staff Members', 'User Roles', 'Active Ads', 'New This Week'].map((name) => text(name, stats)),
      figure('User Roles', '6'),
      figure('Active Ads', '3'),
      figure('Staff Members', '4'),
      figure('New This Week', '4'),
    ),
    row('7 The overview loads its figures', made('GET /overview/')),
  ],
};

const failed: State = {
  where: 'overview, when it does not come',
  open: OVERVIEW,
  signedIn: true,
  faults: /status of 5/,
  rows: [
    row('2.3 Load errors are only logged', text('Failed to load the overview.', { role: 'alert' }), {
      after: async (visit) => {
        await answerWith('**/api/overview/', { detail: 'Not now.' }, 500)(visit);
        await goTo(OVERVIEW)(visit);
      },
      differs: 'overview-errors-shown',
    }),
    row('2.3 Load errors are only logged', button('Try again'), { differs: 'overview-errors-shown' }),
  ],
};

export const overviewStates: readonly State[] = [overview, failed];
