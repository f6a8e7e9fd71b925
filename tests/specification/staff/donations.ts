import { addDonation } from '../../support/submissions.ts';
import { fill, inTurn, press } from '../acts.ts';
import {
  absent,
  button,
  count,
  field,
  heading,
  listed,
  made,
  named,
  part,
  sent,
  text,
  value,
  waitingButton,
} from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose, closeDialog, hold } from './acts.ts';

const LIST = '/dashboard/viewDonation';
const dialog: Place = { role: 'dialog' };
const main: Place = { role: 'main' };
const pages: Place = { role: 'navigation', name: 'Pages' };
const search = 'Search by name, e-mail or organisation';
const one = '**/api/admin-donations/1/status/';
const none = 'No donation interests found matching your filters';

const list: State = {
  where: 'donations',
  open: LIST,
  signedIn: true,
  faults: /status of 500/,
  prepare: async ({ services }) => {
    await addDonation(services, {
      full_name: 'Aline Uwase',
      email: 'aline@example.org',
      organization: 'Weavers of Kanombe',
      donation_type: 'monthly',
      estimated_amount: '$100-250',
      phone: '0788 111 222',
      best_contact_time: 'Mornings',
      message: 'For the baskets.',
    });
    for (let number = 2; number <= 32; number += 1)
      await addDonation(services, {
        full_name: `Listed ${number}`,
        status: number === 2 ? 'donated' : 'declined',
        created_at: '2026-10-01T08:00:00.000Z',
      });
  },
  rows: [
    ...rows(
      '2.11 Donation management',
      heading('Donation Management'),
      button('Export CSV'),
      field(search),
      field('Type', { choices: ['All Types', 'One time', 'Monthly', 'Yearly', 'Project based', 'General'] }),
      field('Status', { choices: ['All Status', 'New', 'Contacted', 'Committed', 'Donated', 'Declined'] }),
      ...['#', 'Donor Info', 'Type & Amount', 'Contact', 'Status', 'Created', 'Actions'].map((name) =>
        named('columnheader', name),
      ),
      text('Amount not specified', main),
      ...[
        'Aline Uwase',
        'aline@example.org',
        'Weavers of Kanombe',
        'Monthly',
        '$100-250',
        '0788 111 222',
        'Mornings',
      ].map((words) => text(words, main)),
      button('View details of Aline Uwase'),
      button('Update status of Aline Uwase'),
    ),
    ...rows(
      '9 Donation page size',
      field(/^Rows per page/, { value: '5', choices: ['5', '7', '10'] }),
      count('rows', 6, (page) => page.getByRole('row')),
      count('page numbers', 5, (page) => part(page, pages).getByRole('link', { name: /^Page \d$/ })),
    ),
    row(
      '4 Lists: newest first by creation date',
      value('the first', true, async ({ page }) =>
        ((await page.getByRole('row').nth(1).textContent()) ?? '').includes('Aline Uwase'),
      ),
    ),
    row('2.11 Pager', text('Showing 6 to 10 of 32 donations'), { after: press('link', 'Next', pages) }),
    ...rows('2.11 Pager', ...['First page', 'Previous', 'Next', 'Last page'].map((name) => named('link', name, pages))),
    ...['WEAVERS', 'aline@example', 'uwase'].map((words) =>
      row('2.11 Search by name, e-mail or organisation', text('Showing 1 to 1 of 1 donation'), {
        differs: 'one-in-the-singular',
        after: fill({ [search]: words }),
      }),
    ),
    row('2.11 Details modal', heading('Donor Information', dialog), {
      after: press('button', 'View details of Aline Uwase'),
    }),
    ...rows(
      '2.11 Details modal',
      heading('Donation Details', dialog),
      heading('Contact Preferences', dialog),
      heading('Message', dialog),
      heading('Status', dialog),
      text('Created At', dialog),
      text('For the baskets.', dialog),
    ),
    row('2.11 Update Status modal', heading('Update Status', dialog), {
      after: inTurn(closeDialog, press('button', 'Update status of Aline Uwase')),
    }),
    ...rows(
      '2.11 Update Status modal',
      ...['Aline Uwase', 'Monthly', '$100-250', 'New'].map((words) => text(words, dialog)),
      listed('one button per allowed next status', ['Mark as Contacted', 'Mark as Declined'], (page) =>
        part(page, dialog).getByRole('button', { name: /^Mark as/ }),
      ),
      waitingButton(/current status/, dialog),
    ),
    row('8 Donations and contacts', text('Failed to update donation status.'), {
      after: inTurn(answerWith(one, { detail: '' }, 500), press('button', 'Mark as Contacted', dialog)),
    }),
    row('2.11 Update Status modal: while busy', waitingButton('Updating status...', dialog), {
      after: inTurn(answerAgain(one), hold(one), press('button', 'Mark as Contacted', dialog)),
    }),
    row('8 Donations and contacts', text('Donation status updated successfully!'), {
      after: inTurn(
        ({ page }) => page.goto(`${LIST}?search=uwase`),
        answerAgain(one),
        press('button', 'Update status of Aline Uwase'),
        press('button', 'Mark as Contacted', dialog),
      ),
    }),
    ...rows(
      '7 Donations',
      made('PATCH /admin-donations/1/status/'),
      sent('PATCH /admin-donations/1/status/', ['status']),
    ),
    row(
      '4 Donation status: the list is updated',
      count('the badge', 1, (page) => page.getByRole('row').getByText('Contacted', { exact: true })),
    ),
    row(
      '4 Donation status: from contacted',
      listed('the next', ['Mark as Committed', 'Mark as Declined'], (page) =>
        part(page, dialog).getByRole('button', { name: /^Mark as/ }),
      ),
      { after: press('button', 'Update status of Aline Uwase') },
    ),
    row('2.11 A donated item', text('Donation Complete: This donation has been successfully completed.', dialog), {
      after: inTurn(({ page }) => page.goto(`${LIST}?status=donated`), press('button', 'Update status of Listed 2')),
    }),
    ...rows(
      '2.11 An item with no allowed changes',
      text('No status changes available for this donation.', dialog),
      count('buttons', 0, (page) => part(page, dialog).getByRole('button', { name: /^Mark as/ })),
    ),
    row('2.11 Empty', text(none), {
      after: inTurn(closeDialog, choose('Type', 'Yearly')),
    }),
    row('2.11 Empty', absent(text('There are none yet.'))),
    row('8 Donations and contacts', text('Failed to load donations'), {
      after: inTurn(answerWith(/\/api\/admin-donations\/\?/, { detail: '' }, 500), ({ page }) => page.goto(LIST)),
    }),
  ],
};

const empty: State = {
  where: 'donations, when there is none',
  open: LIST,
  signedIn: true,
  rows: [
    ...rows('2.11 Empty', text(none)),
    row('2.11 Empty', text('There are none yet. Interests sent from the “Donate” page appear here.'), {
      differs: 'empty-before-filters',
    }),
  ],
};

export const donationStates: readonly State[] = [list, empty];
