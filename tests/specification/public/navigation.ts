import { absent, byRole, link, part, standsAt, text } from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';

const main: Place = { role: 'navigation', name: 'Main' };
const toggle =
  (name: string) =>
  ({ page }: Visit) =>
    part(page, main).getByText(name, { exact: true }).filter({ visible: true }).first().click();

const entries: [string, string][] = [
  ['Home', '/'],
  ['Events', '/Events'],
  ['Contact', '/contactus'],
  ['Blogs', '/MoreBlogs'],
  ['Login', '/autho/login'],
];

const menu: State = {
  where: 'navigation',
  open: '/',
  awake: true,
  rows: [
    ...entries.map(([name, address]) => row('2 Top navigation', link(name, address, main))),
    ...rows(
      '2 Top navigation',
      link('Donate Now', '/donate', main),
      text('About Us', main),
      text('Gallery', main),
      text('+250 788 000 000', { role: 'banner' }),
      absent(link('Our Mission', '/Mission', main)),
    ),
    ...[
      ['Our Mission', '/Mission'],
      ['Our Vision', '/Vision'],
      ['Our History', '/History'],
      ['Our Team', '/Team'],
    ].map(([name = '', address = ''], place) =>
      row('2 Top navigation', link(name, address, main), place === 0 ? { after: toggle('About Us') } : {}),
    ),
    ...[
      ['Video Gallery', '/Videos'],
      ['Photo Gallery', '/Gallery'],
      ['Documents', '/Documents'],
      ['Testimonials', '/Testimonials'],
    ].map(([name = '', address = ''], place) =>
      row('2 Top navigation', link(name, address, main), place === 0 ? { after: toggle('Gallery') } : {}),
    ),
    row('4 Navigation: one open dropdown at a time', absent(link('Our Mission', '/Mission', main))),
    row('4 Navigation: dropdowns toggle on click', absent(link('Video Gallery', '/Videos', main)), {
      after: toggle('Gallery'),
    }),
  ],
};

const onPhone: State = {
  where: 'navigation, on a phone',
  open: '/',
  awake: true,
  width: 375,
  rows: [
    row('2 Top navigation', absent(link('Events', '/Events', main))),
    ...entries.map(([name, address], place) =>
      row(
        '2 Top navigation',
        link(name, address, main),
        place === 0
          ? {
              after: ({ page }) =>
                part(page, main)
                  .getByText('Menu', { exact: true })
                  .or(page.getByLabel('Menu', { exact: true }))
                  .first()
                  .click(),
            }
          : {},
      ),
    ),
    row('2 Top navigation', link('Donate Now', '/donate', main)),
    row('2 Top navigation', link('Our Vision', '/Vision', main), { after: toggle('About Us') }),
    row('4 Navigation: closed on navigation', standsAt('/Events'), {
      after: ({ page }) => byRole(page, 'link', 'Events', main).click(),
    }),
    row('4 Navigation: closed on navigation', absent(link('Blogs', '/MoreBlogs', main))),
  ],
};

const networks = ['facebook', 'instagram', 'youtube'];

const social: State = {
  where: 'top bar, with social links',
  open: '/Aboutus',
  prepare: async (app) => {
    const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
    const settings = await (await app.get('/api/site-settings/')).json();
    const social_links = networks.map((network) => ({ network, url: `https://www.${network}.com/intambwe` }));
    await app.call('PUT', '/site-settings/', { ...settings, social_links }, access);
  },
  rows: networks.map((network) =>
    row(
      '2 Top navigation: social links',
      link(new RegExp(network, 'i'), `https://www.${network}.com/intambwe`, { role: 'banner' }),
    ),
  ),
};

export const navigationStates: readonly State[] = [menu, onPhone, social];
