import { goTo, press } from '../acts.ts';
import { heading, link, named, standsAt, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };

/** Every address of the table, with the name of its screen. */
const screens: readonly (readonly [string, string])[] = [
  ['/', 'Empowering Communities, Transforming Lives'],
  ['/Aboutus', 'About Us'],
  ['/Mission', 'Our Mission'],
  ['/Vision', 'Our Vision'],
  ['/Events', 'Recent Events'],
  ['/EventDetails/1', 'Opening day of three savings groups'],
  ['/MoreBlogs', 'Our Blog'],
  ['/BlogDetail/1', 'Why the box has three locks'],
  ['/Gallery', 'Photo Gallery'],
  ['/Videos', 'Video Gallery'],
  ['/Donate', 'How donations are used'],
  ['/donate', 'How donations are used'],
  ['/contactus', 'Contact Us'],
];

/** Linked to, and in no row of the table. */
const unlisted: readonly (readonly [string, string])[] = [
  ['/Blogs', 'Our Blog'],
  ['/History', 'Our History'],
  ['/Team', 'Our Team'],
  ['/Documents', 'Documents'],
  ['/Testimonials', 'Testimonials'],
  ['/EventDetails', 'Recent Events'],
];

const routes: State = {
  where: 'addresses',
  open: '/healthz',
  rows: [
    ...screens.map(([address, name]) => row(`2 Route table ${address}`, heading(name, main), { after: goTo(address) })),
    row('2 Route table', named('banner', ''), { after: goTo('/contactus') }),
    ...unlisted.map(([address, name]) =>
      row(`2 Route table, links beside it: ${address}`, heading(name, main), {
        after: goTo(address),
        differs: 'unlisted-links-have-screens',
      }),
    ),
    row('2 Mentorship Structure page', heading('Mentorship Structure', main), { after: goTo('/Mentorship') }),
    row(
      '2 Route table: scrolls to the top on every path change',
      value('the top of the page after a change of path', 0, ({ page }) => page.evaluate(() => window.scrollY)),
      {
        after: async (visit) => {
          await visit.page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
          await press('link', 'Events', { role: 'navigation', name: 'Main' })(visit);
        },
      },
    ),
    row('2 Route table: scrolls to the top on every path change', standsAt('/Events')),
  ],
};

const signIn: State = {
  where: 'sign-in, around it',
  open: '/autho/login',
  rows: [
    ...['banner', 'contentinfo'].map((role) =>
      row(
        '2 Route table /autho/login',
        value(`no ${role}`, 0, ({ page }) => page.getByRole(role === 'banner' ? 'banner' : 'contentinfo').count()),
      ),
    ),
    row('2 Route table /autho/login', named('textbox', /^E-?mail/i)),
    row('1 The login page', text('Over 3k+ GIfT support')),
  ],
};

const missing: State = {
  where: 'an address that leads nowhere',
  open: async ({ page }) => {
    await page.goto('/Aboutus');
    await page.goto('/no/such/page');
  },
  awake: true,
  faults: /status of 404/,
  rows: [
    ...rows(
      '2 404 page',
      heading('Page Not Found'),
      link('Go Home', '/', main),
      ...['/contactus', '/Events', '/MoreBlogs', '/Aboutus'].map((address) =>
        value(`a help link to ${address}`, true, async ({ page }) => {
          const found = await page
            .getByRole('main')
            .getByRole('link')
            .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
          return found.includes(address);
        }),
      ),
      value('its status', 404, async ({ app }) => (await app.get('/no/such/page')).status),
    ),
    row('2 404 page: Go Back', standsAt('/Aboutus'), {
      after: ({ page }) => page.getByRole('main').getByText('Go Back', { exact: true }).click(),
    }),
  ],
};

export const routeStates: readonly State[] = [routes, signIn, missing];
