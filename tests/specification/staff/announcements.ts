import { fill, goTo, inTurn, press } from '../acts.ts';
import { absent, button, count, field, heading, made, named, sent, text } from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';
import { answerAgain, answerWith, hold } from './acts.ts';

const LIST = '/dashboard/addAnnouncement';
const dialog: Place = { role: 'dialog' };
const main: Place = { role: 'main' };
const many = /\/api\/announcements\/\?/;
const calls = /\/api\/announcements\/$/;
const hail = (page: Visit['page']) => page.getByRole('row').filter({ hasText: 'Hail' });
const send = ({ page }: Visit) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Create|Update) Announcement$/ })
    .click();

const list: State = {
  where: 'announcements',
  open: LIST,
  signedIn: true,
  faults: /status of 50[03]/,
  prepare: async ({ services }) => {
    const created_at = '2026-11-20T09:00:00.000Z';
    for (const number of [1, 2, 3, 4, 5, 6])
      await services.db
        .insertInto('announcements')
        .values({
          title: `Hail ${number}`,
          message: 'Bring a coat.',
          is_active: number > 1,
          show_until: number === 2 ? '2026-11-02T08:00:00.000Z' : null,
          created_at,
          updated_at: created_at,
          deleted_at: null,
        })
        .execute();
  },
  rows: [
    ...rows(
      '2.9 Announcements',
      heading('Manage Announcements'),
      button('Add Announcement'),
      field('Active only', { type: 'checkbox', checked: false }),
      field('Search announcements'),
      text('Total announcements: 10'),
      button('Edit Hail 6'),
    ),
    row(
      '9 Announcements page size',
      count('rows', 5, (page) => page.getByRole('row')),
    ),
    row('2.9 A search box', count('those found', 4, hail), { after: fill({ 'Search announcements': 'hail' }) }),
    row('4 Announcement: Inactive', text('Inactive', main), {
      after: ({ page }) => page.goto(`${LIST}?search=hail&page=2`),
    }),
    row('4 Announcement: Expired when show_until is in the past', text('Expired', main)),
    row('2.9 Active only', count('those active', 4, hail), {
      after: ({ page }) => page.getByLabel('Active only', { exact: true }).check(),
    }),
    row('4 Announcement: Active', text('Active', main)),
    row('2.9 Active only', absent(text('Inactive', main))),
    row('2.9 Empty', text('No matching announcements found'), {
      after: fill({ 'Search announcements': 'no such words' }),
    }),
    row('2.9 A modal form', named('dialog', /Announcement/), { after: press('button', 'Add Announcement') }),
    ...rows(
      '2.9 A modal form',
      field('Title', { value: '' }, dialog),
      field('Message', { value: '' }, dialog),
      field('Show Until', { value: '' }, dialog),
      field('Active', { type: 'checkbox', checked: true }, dialog),
    ),
    row('5 Announcement form', text('Announcement title is required', dialog), { after: send }),
    row('5 Announcement form', text('Announcement message is required', dialog)),
    row('8 Announcements', text('Failed to save announcement. Please try again.', dialog), {
      after: inTurn(
        fill({ Title: 'Umuganda', Message: 'At eight.' }, dialog),
        answerWith(calls, { detail: '' }, 503),
        send,
      ),
    }),
    row('8 Wrapper defaults', text('Error creating announcement.', dialog)),
    row('2.9 An inline error banner inside the form', named('alert', '', dialog)),
    row('8 Announcements, toasts', text('Announcement "Umuganda" created successfully!'), {
      after: inTurn(answerAgain(calls), send),
    }),
    row('8 Announcements, wrapper', text('Announcement created successfully!')),
    ...rows(
      '7 Announcements',
      made('POST /announcements/'),
      sent('POST /announcements/', ['title', 'message', 'is_active', 'show_until']),
    ),
    row('8 Announcements, toasts', text('Announcement "Umuganda" updated successfully!'), {
      after: inTurn(
        goTo(`${LIST}?search=umuganda`),
        press('button', 'Edit Umuganda'),
        fill({ Message: 'At nine.' }, dialog),
        send,
      ),
    }),
    row('8 Announcements, wrapper', text('Announcement updated successfully!')),
    row('7 Announcements', made('PUT /announcements/11/')),
    row('2.9 Loading', text('Loading announcements...'), { after: inTurn(hold(many), goTo(LIST)) }),
    row('8 Announcements', text('Failed to fetch announcements. Please try again.'), {
      after: inTurn(answerWith(many, { detail: '' }, 500), goTo(LIST)),
    }),
    row('2.9 Empty', text('No announcements added yet'), {
      after: inTurn(
        answerWith(many, { count: 0, next: null, previous: null, results: [] }),
        press('button', 'Try again'),
      ),
    }),
  ],
};

export const announcementStates: readonly State[] = [list];
