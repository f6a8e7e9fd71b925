import { wakeIslands } from '../../support/islands.ts';
import { fill, inTurn, lookAround, press } from '../acts.ts';
import { absent, field, link, made, text } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const footer: Place = { role: 'contentinfo' };

const legal: readonly (readonly [string, string])[] = [
  ['Our Services', '/Services'],
  ['Privacy Policy', '/Privacy'],
  ['Terms of Service', '/Terms'],
  ['Cookie Policy', '/Cookies'],
];

const atItsEnd: State = {
  where: 'footer',
  open: '/Aboutus',
  prepare: async () => {},
  rows: [
    ...rows(
      '2 Footer',
      text('A Community Benefit Company registered in Kicukiro District, Kanombe Sector.', footer),
      text('Kigali, Rwanda', footer),
      link('+250 788 000 000 (sample)', 'tel:+250788000000', footer),
      link('sample@example.org', 'mailto:sample@example.org', footer),
      link('About Us', '/Aboutus', footer),
      link('Events', '/Events', footer),
      link('Blogs', '/MoreBlogs', footer),
      link('Contact', '/contactus', footer),
      text('2025', footer),
      field('Newsletter', { type: 'email', value: '' }, footer),
    ),
    ...legal.map(([name, address]) =>
      row('2 Route table: links of the footer', link(name, address, footer), {
        differs: 'unlisted-links-have-screens',
      }),
    ),
    ...rows(
      '1 The header',
      text('Fair Trade', { role: 'banner' }),
      text('Empowering Communities Together', { role: 'banner' }),
      link('Intambwe Fair Trade Empowering Communities Together', '/', { role: 'banner' }),
    ),
    row('2 Footer: newsletter, no call is made', made('POST /newsletter/'), {
      after: inTurn(
        ({ page }) => page.getByRole('contentinfo').scrollIntoViewIfNeeded(),
        fill({ Newsletter: 'reader@example.org' }, footer),
        // Pressed before its script has come, the form is sent as one without script.
        ({ page }) => wakeIslands(page, 'footer'),
        lookAround,
        press('button', 'Subscribe', footer),
      ),
      differs: 'newsletter-subscribes',
    }),
    row('2 Footer: submitting clears it', absent(field('Newsletter', { value: 'reader@example.org' }, footer))),
  ],
};

const narrow: State = {
  where: 'header, on the narrowest screens',
  open: '/Aboutus',
  width: 340,
  rows: [
    row('1 The header', text('Fair Trade', { role: 'banner' })),
    row('1 The header', link(/Empowering Communities Together/, '/', { role: 'banner' }), {
      differs: 'header-line-on-narrow-screens',
    }),
  ],
};

export const footerStates: readonly State[] = [atItsEnd, narrow];
