import { addDonation, addMessage } from '../../support/submissions.ts';
import type { TestApp } from '../../support/test-app.ts';
import { answered, value } from '../looks.ts';
import { type Row, row, type State } from '../row.ts';
import { asStaff, everythingAllowed } from './api.ts';

const moves = {
  new: ['contacted', 'declined'],
  contacted: ['committed', 'declined'],
  committed: ['donated', 'declined'],
  donated: [],
  declined: ['new', 'contacted'],
} as const;
const statuses = ['new', 'contacted', 'committed', 'donated', 'declined'] as const;

const stands =
  (status: (typeof statuses)[number]) =>
  ({ services }: TestApp) =>
    services.db.updateTable('donation_interests').set({ status }).where('id', '=', 1).execute();

const move = (from: (typeof statuses)[number], to: (typeof statuses)[number]): Row => {
  const isAllowed = moves[from].some((each) => each === to);
  const what = `from ${from} to ${to} it ${isAllowed ? 'may' : 'may not'} go`;
  const look = value(what, isAllowed ? [200, to] : [409, undefined], async ({ app }) => {
    const reply = await app.call('PATCH', '/admin-donations/1/status/', { status: to }, await everythingAllowed(app));
    return [reply.status, (await reply.json()).status];
  });
  return row('4 Donation status', { ...look, once: true }, { after: ({ app }) => stands(from)(app) });
};

const message = (from: 'new' | 'readed', to: 'new' | 'readed'): Row =>
  row(
    '4 Contact status',
    asStaff(answered('PATCH /admin-contacts/1/update/', { status: to }, { status: from === to ? 409 : 200 })),
    {
      after: ({ app }) => app.services.db.updateTable('contact_messages').set({ status: from }).execute(),
    },
  );

const csv =
  (path: string, line: number, is: string): Row['read'] =>
  async ({ app }) => {
    const reply = await app.call('GET', path, undefined, await everythingAllowed(app));
    return (await reply.text()).replace('\uFEFF', '').split('\n')[line]?.trim() === is;
  };

const quoted = (...cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');

const transitions: State = {
  where: 'the statuses of interests and messages',
  open: '/healthz',
  prepare: async ({ services }) => {
    await addDonation(services);
    await addMessage(services);
  },
  rows: [
    ...statuses.flatMap((from) => statuses.map((to) => move(from, to))),
    row(
      '4 Donation status values',
      asStaff(answered('PATCH /admin-donations/1/status/', { status: 'lost' }, { status: 400 })),
    ),
    message('new', 'readed'),
    message('readed', 'readed'),
    message('readed', 'new'),
    message('new', 'new'),
    row(
      '4 Contact status values',
      asStaff(answered('PATCH /admin-contacts/1/update/', { status: 'read' }, { status: 400 })),
    ),
  ],
};

const exports_: State = {
  where: 'the tables for download',
  open: '/healthz',
  prepare: async ({ services }) => {
    await addDonation(services, {
      full_name: 'Aline Uwase',
      email: 'aline@example.org',
      organization: 'Weavers',
      donation_type: 'project_based',
      estimated_amount: '$100-250',
      message: 'Baskets.',
    });
    await addMessage(services, {
      name: 'Jean',
      email: 'jean@example.org',
      phone: '+250788111222',
      subject: 'Maize',
      message: 'When?',
    });
  },
  rows: [
    row('7 Export CSV: donation columns', {
      what: 'the head of the donations',
      is: true,
      read: csv(
        '/admin-donations/export/',
        0,
        quoted('Name', 'Email', 'Organization', 'Type', 'Amount', 'Message', 'Contact Method', 'Created At'),
      ),
    }),
    row('7 Export CSV: a donation', {
      what: 'a line of the donations',
      is: true,
      read: csv(
        '/admin-donations/export/',
        1,
        quoted(
          'Aline Uwase',
          'aline@example.org',
          'Weavers',
          'Project based',
          '$100-250',
          'Baskets.',
          'E-mail',
          '2026-11-20 10:00',
        ),
      ),
    }),
    row('7 Export CSV: contact columns', {
      what: 'the head of the contacts',
      is: true,
      read: csv(
        '/admin-contacts/export/',
        0,
        quoted('Name', 'Email', 'Phone', 'Subject Type', 'Subject', 'Message', 'Status', 'Created At'),
      ),
    }),
    row(
      '7 Export CSV: a telephone number',
      value('the number as a formula that spells it', true, async ({ app }) => {
        const reply = await app.call('GET', '/admin-contacts/export/', undefined, await everythingAllowed(app));
        return (await reply.text()).includes('"=""+250788111222"""');
      }),
      { differs: 'csv-telephone-numbers' },
    ),
    ...[
      ['/admin-donations/export/', 'donations.csv'],
      ['/admin-contacts/export/', 'contacts.csv'],
    ].map(([path = '', name = '']) =>
      row(
        `7 Export CSV: saved as ${name}`,
        value(`GET ${path} names its file ${name}`, true, async ({ app }) => {
          const reply = await app.call('GET', path, undefined, await everythingAllowed(app));
          return reply.headers.get('content-disposition')?.includes(name) === true;
        }),
        { differs: 'csv-by-the-server' },
      ),
    ),
  ],
};

export const transitionStates: readonly State[] = [transitions, exports_];
