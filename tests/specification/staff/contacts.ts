import { addMessage } from '../../support/submissions.ts';
import { fill, inTurn, press } from '../acts.ts';
import { button, count, field, heading, made, named, sent, text, value, waitingButton } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose, closeDialog } from './acts.ts';

const LIST = '/dashboard/viewContact';
const dialog: Place = { role: 'dialog' };
const main: Place = { role: 'main' };
const search = 'Search by name, e-mail or subject';
const one = '**/api/admin-contacts/1/update/';
const none = 'No contact messages found matching your filters';
const message = `${'Amahoro '.repeat(14)}and more.`;
const update = press('button', 'Update status of Aline Uwase');

const list: State = {
  where: 'contacts',
  open: LIST,
  signedIn: true,
  faults: /status of 500/,
  prepare: async ({ services }) => {
    await addMessage(services, {
      name: 'Aline Uwase',
      email: 'aline@example.org',
      phone: '0788 111 222',
      subject: 'A market stall',
      subject_type: 'partnership',
      message,
    });
    for (let number = 2; number <= 9; number += 1)
      await addMessage(services, {
        name: `Listed ${number}`,
        status: 'readed',
        created_at: '2026-10-01T08:00:00.000Z',
      });
  },
  rows: [
    ...rows(
      '2.12 Contact management',
      heading('Contact Management'),
      button('Export CSV'),
      field(search),
      field('Status', { choices: ['All Status', 'New', 'Read'], values: ['', 'new', 'readed'] }),
      field('Type', { values: ['', 'general', 'support', 'partnership', 'feedback', 'complaint'] }),
      ...['#', 'Contact Info', 'Subject & Type', 'Message Preview', 'Status', 'Created', 'Actions'].map((name) =>
        named('columnheader', name),
      ),
      ...['Aline Uwase', 'aline@example.org', 'A market stall', 'Partnership', 'New', 'Read'].map((words) =>
        text(words, main),
      ),
    ),
    ...rows(
      '9 Contact page size',
      field(/^Rows per page/, { value: '7', choices: ['5', '7', '10'] }),
      count('rows', 8, (page) => page.getByRole('row')),
    ),
    row(
      '9 Text previews: contact message 100',
      value('at most 100 characters and an ellipsis', true, async ({ page }) =>
        ((await page.getByRole('row').nth(1).textContent()) ?? '').includes(`${'Amahoro '.repeat(12).trim()}…`),
      ),
      { differs: 'texts-end-with-a-word' },
    ),
    row(
      '4 Lists: newest first by creation date',
      value('the first', true, async ({ page }) =>
        ((await page.getByRole('row').nth(1).textContent()) ?? '').includes('Aline Uwase'),
      ),
    ),
    ...['ALINE', 'aline@example', 'market stall'].map((words) =>
      row('2.12 Search by name, e-mail or subject', text('Showing 1 to 1 of 1 message'), {
        differs: 'one-in-the-singular',
        after: fill({ [search]: words }),
      }),
    ),
    row('2.12 Status modal', waitingButton('Mark as New', dialog), { after: update }),
    ...rows('2.12 Status modal', button('Mark as Read', dialog), heading('Update Status', dialog)),
    row('8 Donations and contacts', text('Failed to update contact status.'), {
      after: inTurn(answerWith(one, { detail: '' }, 500), press('button', 'Mark as Read', dialog)),
    }),
    row('8 Donations and contacts', text('Contact status updated successfully!'), {
      after: inTurn(answerAgain(one), press('button', 'Mark as Read', dialog)),
    }),
    row('8 Donations and contacts: by the wrapper', text('Contact updated successfully!')),
    ...rows('7 Contacts', made('PATCH /admin-contacts/1/update/'), sent('PATCH /admin-contacts/1/update/', ['status'])),
    row(
      '4 Contact status: the list is reloaded',
      count('the badge', 1, (page) => page.getByRole('row').getByText('Read', { exact: true })),
    ),
    row('2.12 Status modal', waitingButton('Mark as Read', dialog), { after: update }),
    row(
      '4 Contact status: back to new',
      count('the badge', 1, (page) => page.getByRole('row').getByText('New', { exact: true })),
      {
        after: press('button', 'Mark as New', dialog),
      },
    ),
    row('2.12 Details modal', text('A market stall', dialog), {
      after: press('button', 'View details of Aline Uwase'),
    }),
    ...rows(
      '2.12 Details modal',
      ...[
        'Aline Uwase',
        'aline@example.org',
        '0788 111 222',
        'Subject Type',
        'Partnership',
        'Subject',
        'Status',
        'Created At',
      ].map((words) => text(words, dialog)),
      text('Amahoro and more.', dialog),
    ),
    row(
      '2.12 Details modal: a message becomes Read',
      value('its status', 'readed', async ({ app }) => {
        const { status } = await app.services.db
          .selectFrom('contact_messages')
          .select('status')
          .where('id', '=', 1)
          .executeTakeFirstOrThrow();
        return status;
      }),
      { differs: 'opening-reads-a-message' },
    ),
    row('2.12 Empty', text(none), { after: inTurn(closeDialog, choose('Type', 'Complaint')) }),
    row('8 Donations and contacts', text('Failed to load contacts'), {
      after: inTurn(answerWith(/\/api\/admin-contacts\/\?/, { detail: '' }, 500), ({ page }) => page.goto(LIST)),
    }),
  ],
};

const empty: State = {
  where: 'contacts, when there is none',
  open: LIST,
  signedIn: true,
  rows: [
    ...rows('2.12 Empty', text(none)),
    row('2.12 Empty', text('There are none yet. Messages from the “Contact us” page appear here.'), {
      differs: 'empty-before-filters',
    }),
  ],
};

export const contactStates: readonly State[] = [list, empty];
