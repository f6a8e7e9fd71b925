import { goTo, inTurn, press } from '../acts.ts';
import { absent, button, byRole, heading, link, listed, named, part, standsAt, text, value } from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';
import { follow } from './acts.ts';

const OVERVIEW = '/dashboard/adminDashboard';
const menu: Place = { role: 'navigation', name: 'Menu' };
const drawer: Place = { role: 'dialog', name: 'Menu' };
const banner: Place = { role: 'banner' };
const main: Place = { role: 'main' };

const entries: readonly (readonly [string, string])[] = [
  ['Dashboard', '/dashboard/adminDashboard'],
  ['Role Management', '/dashboard/getrole'],
  ['User Management', '/dashboard/GetUser'],
  ['Ads management', '/dashboard/getAds'],
  ['Blogs management', '/dashboard/getBlog'],
  ['Events management', '/dashboard/getEvent'],
  ['Announcements', '/dashboard/addAnnouncement'],
  ['Gallery And Video', '/dashboard/getGallery'],
  ['Donation', '/dashboard/viewDonation'],
  ['Contact Messages', '/dashboard/viewContact'],
];

const labels = entries.map(([label]) => label);
const inGroupOfToday: readonly string[] = ['Dashboard', 'Donation', 'Contact Messages'];

const theme = ({ page }: Visit) => page.evaluate(() => document.documentElement.dataset.theme ?? 'light');
const widthOfMenu = async ({ page }: Visit) => ((await part(page, menu).boundingBox())?.width ?? 0) > 100;

const shell: State = {
  where: 'shell',
  open: OVERVIEW,
  signedIn: true,
  rows: [
    ...entries.map(([label, path]) => row('2.2 Menu entries', link(label, path, menu))),
    row(
      '2.2 Menu entries: their order',
      listed(
        'the entries of the table',
        [...labels.filter((label) => inGroupOfToday.includes(label)), ...labels.slice(3, 8), ...labels.slice(1, 3)],
        (page) =>
          part(page, menu)
            .getByRole('link')
            .filter({ hasText: new RegExp(`^(${labels.join('|')})$`) }),
      ),
      { differs: 'menu-in-groups' },
    ),
    row(
      '2.2 Dashboard shell: a header with logo',
      value('the logo leads to the overview', OVERVIEW, ({ page }) =>
        part(page, banner).getByRole('link').first().getAttribute('href'),
      ),
    ),
    row('2.2 Dashboard shell: a dark-mode toggle', button('Dark mode', banner)),
    row('4 Shell: dark mode off', value('the theme', 'light', theme)),
    row('4 Shell: dark mode on', value('the theme', 'dark', theme), { after: press('button', 'Dark mode', banner) }),
    row('4 Shell: sidebar expanded', value('room for words', true, widthOfMenu), {
      after: press('button', 'Dark mode', banner),
    }),
    row('4 Shell: sidebar collapsed', value('room for words', false, widthOfMenu), {
      after: press('button', 'Wide menu', banner),
    }),
    row('4 Shell: user menu closed', absent(named('menuitem', 'Sign Out'))),
    row('2.2 User menu', text('Staff', { role: 'banner' }), { after: press('button', /Test Staff/, banner) }),
    ...rows('2.2 User menu', named('menuitem', 'My Profile'), named('menuitem', 'Sign Out')),
    row('2.2 User menu: the e-mail', text('staff', banner)),
    row('2.2 User menu: the e-mail', text('@example.org', banner)),
    row('2.2 User menu: the name', text('Test Staff', banner)),
  ],
};

const onPhone: State = {
  where: 'shell, on a phone',
  open: OVERVIEW,
  signedIn: true,
  width: 375,
  rows: [
    row('4 Shell: mobile drawer closed', absent(link('Announcements', '/dashboard/addAnnouncement', drawer))),
    ...entries.map(([label, path], place) =>
      row(
        '2.2 Dashboard shell: mobile drawer',
        link(label, path, drawer),
        place === 0 ? { after: press('button', 'Open the menu', banner) } : {},
      ),
    ),
    row('4 Shell: mobile drawer closed', absent(named('dialog', 'Menu')), {
      after: ({ page }) => byRole(page, 'link', 'Ads management', drawer).click(),
    }),
  ],
};

/** Every child route of the table, and the other spellings of links elsewhere, with the name of its screen. */
const screens: readonly (readonly [string, string])[] = [
  ['addUser', 'User Management'],
  ['adduser', 'User Management'],
  ['adduser/1', 'User Management'],
  ['getUser', 'User Management'],
  ['getuser', 'User Management'],
  ['userDetails/1', 'Site Administrator'],
  ['addEventRegistration', 'Event Registration'],
  ['addRole', 'Add New Role'],
  ['addrole', 'Add New Role'],
  ['getRole', 'Role Management'],
  ['addAds', 'Create New Advertisement'],
  ['AddAds', 'Create New Advertisement'],
  ['getAds', 'Ads management'],
  ['addBlog', 'Blog Management'],
  ['addblog', 'Blog Management'],
  ['getBlog', 'Blogs management'],
  ['getblog', 'Blogs management'],
  ['addCategory', 'Manage Blog Categories'],
  ['addEvent', 'Manage Announcements'],
  ['addevent', 'Manage Announcements'],
  ['getEvent', 'Manage Events'],
  ['getevent', 'Manage Events'],
  ['addAnnouncement', 'Manage Announcements'],
  ['getGallery', 'Gallery Management'],
  ['gallery', 'Gallery Management'],
  ['addGallery', 'Add New Gallery Item'],
  ['addgallery', 'Add New Gallery Item'],
  ['galleryCategory', 'Manage Gallery Categories'],
  ['viewDonation', 'Donation Management'],
  ['viewContact', 'Contact Management'],
];

const half = Math.ceil(screens.length / 2);
const addressStates: State[] = [screens.slice(0, half), screens.slice(half)].map((some, place) => ({
  where: `addresses of the dashboard, part ${place + 1}`,
  open: OVERVIEW,
  signedIn: true,
  rows: [
    ...some.map(([address, name]) =>
      row(`2.2 Child routes: ${address}`, heading(name, main), { after: follow(`/dashboard/${address}`) }),
    ),
    ...(place === 0
      ? [row('2.2 Links elsewhere: /ads/edit/{id}', heading('Edit Ad', main), { after: follow('/ads/edit/1') })]
      : [
          row('2.2 /add-event outside the layout', heading('Manage Announcements', main), {
            after: follow('/add-event'),
          }),
          row('2.2 /add-event outside the layout', absent(named('navigation', 'Menu'))),
        ]),
  ],
}));

const nowhere: State = {
  where: 'an address of the dashboard that leads nowhere',
  open: '/dashboard/getAds',
  signedIn: true,
  faults: /status of 404/,
  rows: [
    row('2.2 404 page', heading('Page Not Found'), { after: goTo('/dashboard/nothing') }),
    ...rows('2.2 404 page', link('Go Home', '/'), button('Go Back')),
    ...['/contactus', '/Events', '/MoreBlogs', '/Aboutus'].map((address) =>
      row(
        '2.2 404 page',
        value(`a help link to ${address}`, true, async ({ page }) => {
          const found = await page
            .getByRole('link')
            .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
          return found.includes(address);
        }),
      ),
    ),
    row('2.2 404 page: Go Back', standsAt('/dashboard/getAds'), { after: press('button', 'Go Back') }),
    row(
      '2.2 The page scrolls to top on every path change',
      value('the top', 0, ({ page }) => page.evaluate(() => window.scrollY)),
      {
        after: inTurn(
          ({ page }) => page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' })),
          press('link', 'Announcements', menu),
        ),
      },
    ),
  ],
};

export const shellStates: readonly State[] = [shell, onPhone, ...addressStates, nowhere];
