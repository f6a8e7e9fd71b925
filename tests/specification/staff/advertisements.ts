import { addAdvertisement } from '../../support/advertisements.ts';
import { fill, inTurn, pass, press } from '../acts.ts';
import {
  absent,
  button,
  count,
  field,
  heading,
  link,
  listed,
  made,
  named,
  part,
  sent,
  standsAt,
  text,
} from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose, follow, hold } from './acts.ts';

const LIST = '/dashboard/getAds';
const FORM = '/dashboard/AddAds';
const dialog: Place = { role: 'dialog', name: 'Ad Details' };
const pages: Place = { role: 'navigation', name: 'Pages' };
const description = `${'The goats of Kanombe give milk. '.repeat(3)}`.trim();
const goats = (...names: string[]) =>
  listed(
    `those shown: ${names.join(', ')}`,
    names.map((name) => `Goats ${name}`),
    (page) => page.getByRole('row').getByText(/^Goats [a-z]+$/),
  );

const list: State = {
  where: 'ads',
  open: LIST,
  signedIn: true,
  prepare: async (app) => {
    for (let number = 1; number <= 50; number += 1)
      await app.services.db
        .insertInto('advertisements')
        .values({
          title: `Filler ${number}`,
          target_url: '/donate',
          start_date: '2026-11-01',
          end_date: '2026-11-02',
          description: '',
          content: '',
          is_active: false,
          views: 0,
          clicks: 0,
          created_at: '2026-10-01T08:00:00.000Z',
          updated_at: '2026-10-01T08:00:00.000Z',
        })
        .execute();
    const one = (title: string, options: Record<string, unknown> = {}) =>
      addAdvertisement(app, { title: `Goats ${title}`, description: 'Hoofed', ...options });
    const { id } = await one('running', { description, content: 'From eight.', target_url: '/donate?from=goats' });
    await one('hidden', { is_active: false });
    await one('coming', { start_date: '2026-12-01', end_date: '2026-12-24' });
    await one('over', { start_date: '2026-10-01', end_date: '2026-11-19' });
    await app.services.db.updateTable('advertisements').set({ views: 1234, clicks: 31 }).where('id', '=', id).execute();
  },
  rows: [
    ...rows(
      '2.6 List',
      field('Status', { choices: ['All', 'Active', 'Inactive', 'Scheduled', 'Expired'] }),
      field('Start Date', { placeholder: 'dd/mm/yyyy' }),
      field('End Date', { placeholder: 'dd/mm/yyyy' }),
      named('button', /^Reset Filters/),
      ...['#', 'Title', 'Status', 'Date Range', 'Performance'].map((name) => named('columnheader', name)),
      text('Showing 1 to 10 of 57 advertisements'),
    ),
    ...rows(
      '9 Ads page size',
      field(/^Rows per page/, { value: '10', choices: ['5', '10', '25', '50'] }),
      count('rows', 11, (page) => page.getByRole('row')),
      count('page numbers', 5, (page) => part(page, pages).getByRole('link', { name: /^Page \d$/ })),
    ),
    row('4 Lists: ads by created_at descending', goats('over', 'coming', 'hidden', 'running')),
    row('2.6 Pager', text('Showing 11 to 20 of 57 advertisements'), { after: press('link', 'Next', pages) }),
    ...rows('2.6 Pager', ...['First page', 'Previous', 'Next', 'Last page'].map((name) => named('link', name, pages))),
    row('2.6 List: search on title or description', goats('over', 'coming', 'hidden'), {
      after: fill({ 'Search advertisements': 'hoofed' }),
    }),
    row('2.6 List: search on title', goats('over', 'coming', 'hidden', 'running'), {
      after: fill({ 'Search advertisements': 'goats' }),
    }),
    row(
      '9 Text previews: ad description 60',
      text('The goats of Kanombe give milk. The goats of Kanombe give…', { role: 'main' }),
      { differs: 'texts-end-with-a-word' },
    ),
    row('9 Text previews: ad description 60', absent(text(description.slice(0, 64), { role: 'main' }))),
    ...rows('2.6 Performance', text('1,234 views'), text('31 clicks'), text('CTR 2.51%'), text('0 views')),
    row(
      '2.6 Performance: CTR when views > 0',
      count('shares', 1, (page) => page.getByText(/^CTR/)),
    ),
    row('2.6 Date Range', text('20 Nov 2026 – 30 Nov 2026')),
    ...(
      [
        ['Active', 'running'],
        ['Inactive', 'hidden'],
        ['Scheduled', 'coming'],
        ['Expired', 'over'],
      ] as const
    ).flatMap(([status, title]) => [
      row('4 Advertisement display status', goats(title), { after: choose('Status', status) }),
      row(
        '4 Advertisement display status',
        count(`the badge “${status}”`, 1, (page) => page.getByRole('row').getByText(status, { exact: true })),
      ),
    ]),
    row('2.6 List: date range', goats('coming', 'hidden', 'running'), {
      after: inTurn(choose('Status', 'All'), fill({ 'Start Date': '2026-11-20' })),
    }),
    row('2.6 List: date range', goats('hidden', 'running'), { after: fill({ 'End Date': '2026-11-30' }) }),
    row('2.6 Empty', text('No advertisements found'), { after: fill({ 'Search advertisements': 'no such words' }) }),
    row('4 Lists: clearing all filters also clears the search', field('Search advertisements', { value: '' }), {
      after: press('button', /^Reset Filters/),
    }),
    row('2.6 Ad Details', heading('Ad Details', dialog), {
      after: inTurn(
        fill({ 'Search advertisements': 'goats running' }),
        press('button', 'View details of Goats running'),
      ),
    }),
    ...rows(
      '2.6 Ad Details',
      ...['Status', 'Active Period', 'Created', 'Last Updated', 'Views', 'Clicks', 'CTR', '2.51%'].map((name) =>
        text(name, dialog),
      ),
      heading('Content', dialog),
      text('From eight.', dialog),
      heading('Target URL', dialog),
      link('/donate?from=goats', '/donate?from=goats', dialog),
      button('Copy URL', dialog),
      link('Edit Ad', '/ads/edit/54', dialog),
      button('Close', dialog),
    ),
    row('9 CTR: 0.00% with no views', text('0.00%', dialog), {
      after: inTurn(
        ({ page }) => page.keyboard.press('Escape'),
        fill({ 'Search advertisements': 'goats hidden' }),
        press('button', 'View details of Goats hidden'),
      ),
    }),
    row('8 Ads', text('Failed to load advertisements'), {
      after: inTurn(answerWith(/\/api\/ads\//, { detail: '' }, 500), ({ page }) => page.goto(LIST)),
    }),
  ],
  faults: /status of 500/,
};

const days = { 'Start Date': '2026-11-20', 'End Date': '2026-11-30' };
const create = press('button', 'Create Advertisement');

const form: State = {
  where: 'ads, a new one',
  open: LIST,
  signedIn: true,
  prepare: async () => {},
  rows: [
    row('2.6 Create', heading('Create New Advertisement'), { after: follow(FORM) }),
    ...rows(
      '2.6 Create',
      text('Design and launch your new ad campaign in minutes'),
      heading('Basic Information'),
      heading('Campaign Timing'),
      heading('Ad Content'),
      heading('Media'),
      field('Title', { value: '' }),
      field('Target URL'),
      field('Start Date', { placeholder: 'dd/mm/yyyy' }),
      field('End Date', { placeholder: 'dd/mm/yyyy' }),
      field('Short Description'),
      field('Detailed Content'),
      field('Make this ad active immediately', { type: 'checkbox' }),
      text('goes live once approved, otherwise it is saved as a draft'),
      button('Create Advertisement'),
    ),
    row('4 The ‘make active’ checkbox defaults to on', field('Make this ad active immediately', { checked: true })),
    row('5 Advertisement form', text('Title is required'), { after: create }),
    ...rows(
      '5 Advertisement form',
      text('Target URL is required'),
      text('Start date is required'),
      text('End date is required'),
    ),
    row('5 Advertisement form', text('Please enter a valid URL'), {
      after: inTurn(fill({ Title: 'Maize', 'Target URL': 'maize', ...days }), create),
    }),
    row('5 Advertisement form', text('End date must be after start date'), {
      after: inTurn(fill({ 'Target URL': 'example.org', 'End Date': '2026-11-19' }), create),
    }),
    row('2.6 Create: while busy', button('Creating...'), {
      after: inTurn(fill(days), hold('**/api/ads/'), create),
    }),
    row('8 Ads', text('Advertisement created successfully!'), {
      after: inTurn(
        answerAgain('**/api/ads/'),
        ({ page }) => page.goto(LIST),
        follow(FORM),
        fill({ Title: 'Maize at a fair price', 'Target URL': 'example.org', ...days }),
        create,
      ),
    }),
    row('8 Ads', text('Ads created successfully!')),
    ...rows(
      '7 Create ad',
      made('POST /ads/'),
      sent('POST /ads/', ['title', 'description', 'content', 'target_url', 'is_active', 'start_date', 'end_date']),
    ),
    row('9 Form reset delay after ad creation', standsAt(FORM)),
    row('9 Form reset delay after ad creation', standsAt(LIST), { after: pass(3000) }),
  ],
};

export const advertisementStates: readonly State[] = [list, form];
