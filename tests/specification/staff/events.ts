import { addEvent } from '../../support/factories.ts';
import { fill, inTurn, press } from '../acts.ts';
import { absent, button, count, field, heading, link, listed, made, named, part, sent, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose, follow, hold } from './acts.ts';

const LIST = '/dashboard/getEvent';
const FORM = '/dashboard/addEvent';
const dialog: Place = { role: 'dialog' };
const main: Place = { role: 'main' };
const pages: Place = { role: 'navigation', name: 'Pages' };
const many = /\/api\/events\/\?/;
const one = '**/api/events/12/';
const summary = 'How internal lending works, and how to keep the passbooks straight.';
const showing = (number: number) => text(`Showing 1 to ${number} of ${number} ${number === 1 ? 'event' : 'events'}`);

const list: State = {
  where: 'events for staff',
  open: LIST,
  signedIn: true,
  faults: /status of 500|Failed to load resource|net::ERR/,
  prepare: async (app) => {
    const { services } = app;
    const choir = (number: number, options: Parameters<typeof addEvent>[1]) =>
      addEvent(services, { title: `Choir ${number}`, created_at: '2026-11-20T08:00:00.000Z', ...options });
    await choir(1, {
      event_type: 'online',
      online_link: 'https://meet.example/choir',
      capacity: 5,
      summary,
      description: `<p>${summary}</p>`,
      start_date: '2026-11-20T15:00:00.000Z',
      end_date: '2026-11-20T17:00:00.000Z',
    });
    await app.call('POST', '/events/11/registrations/', { full_name: 'Aline', email: 'aline@example.org' });
    const earlier = { created_at: '2026-11-18T08:00:00.000Z' };
    await choir(2, {
      ...earlier,
      summary: 'Exactly fifty characters are left whole, as here...',
      start_date: '2026-11-25T08:00:00.000Z',
      event_type: 'hybrid',
    });
    await choir(3, { ...earlier, start_date: '2026-12-10T08:00:00.000Z', event_type: 'hybrid' });
    await choir(4, { ...earlier, start_date: '2027-03-10T08:00:00.000Z', is_active: false });
    for (let number = 5; number <= 34; number += 1)
      await choir(number, { created_at: '2026-10-01T08:00:00.000Z', start_date: '2026-10-02T08:00:00.000Z' });
  },
  rows: [
    ...rows(
      '2.8 List',
      heading('Manage Events'),
      named('link', 'Add Event'),
      field('Search events'),
      field('Type', { choices: ['All Types', 'Offline', 'Online', 'Hybrid'] }),
      field('Status', { choices: ['All Status', 'Active', 'Inactive'] }),
      field('Date', { choices: ['All Dates', 'Today', 'This Week', 'This Month'] }),
      named('button', /^Clear all filters/),
      text('Showing 1 to 6 of 44 events'),
      text('Page 1 of 8'),
      ...['Event', 'Type', 'Date', 'Location', 'Registrations', 'Status', 'Actions'].map((name) =>
        named('columnheader', name),
      ),
    ),
    ...rows(
      '9 Events list page size',
      count('rows', 7, (page) => page.getByRole('row')),
      listed('page numbers with ellipsis', ['1', '2', '3', '8'], (page) =>
        part(page, pages).getByRole('link', { name: /^Page \d$/ }),
      ),
      text('…', pages),
    ),
    ...rows('2.8 Pager', button('Previous', pages), named('link', 'Next', pages)),
    row(
      '4 Lists: newest first by creation date',
      value('the first', true, async ({ page }) =>
        /Choir 1(?!\d)/.test((await page.getByRole('row').nth(1).textContent()) ?? ''),
      ),
    ),
    ...rows(
      '2.8 List: a row',
      text('1 / 5', main),
      text('20%', main),
      text('20 Nov 2026, 17:00 to 19:00', main),
      text('Online', main),
      text('0 / 100', main),
      button('View Choir 1'),
      button('Update the status of Choir 1'),
    ),
    ...rows('9 Event capacity default', text('0 / 100', main)),
    row('9 Text previews: event description cut to 20 when over 50', text('How internal lending…', main)),
    row('4 Events date filter: today', showing(1), {
      differs: 'one-in-the-singular',
      after: inTurn(fill({ 'Search events': 'choir' }), choose('Date', 'Today')),
    }),
    row('4 Events date filter: thisWeek', showing(2), { after: choose('Date', 'This Week') }),
    row('4 Events date filter: thisMonth', showing(3), { after: choose('Date', 'This Month') }),
    row('2.8 List: type', showing(2), { after: choose('Type', 'Hybrid') }),
    row('2.8 A badge with the count of active filters', named('button', /^Clear all filters\s*2/)),
    row('2.8 Empty', text('No events found'), { after: choose('Status', 'Inactive') }),
    row('2.8 Empty', text('Try adjusting your search or filters')),
    row('4 Lists: clearing all filters also clears the search', field('Search events', { value: '' }), {
      after: press('button', /^Clear all filters/),
    }),
    row('2.8 List: status', showing(1), { differs: 'one-in-the-singular', after: choose('Status', 'Inactive') }),
    row('2.8 Details modal', heading('Choir 1', dialog), {
      after: inTurn(({ page }) => page.goto(`${LIST}?search=choir+1`), press('button', 'View Choir 1')),
    }),
    ...rows(
      '2.8 Details modal',
      text('Online', dialog),
      text('Active', dialog),
      text('20 Nov 2026, 17:00 to 19:00', dialog),
      text('Online Event', dialog),
      text('1 Registered (4 spots left)', dialog),
      heading('About This Event', dialog),
      text(summary, dialog),
      link('Join Event Online', 'https://meet.example/choir', dialog),
      text('Created At', dialog),
    ),
    row('2.8 Update Status modal', heading('Update Status', dialog), {
      after: inTurn(({ page }) => page.goto(`${LIST}?search=choir+2`), press('button', 'Update the status of Choir 2')),
    }),
    ...rows(
      '2.8 Update Status modal',
      field('Status', { choices: ['Active', 'Inactive'] }, dialog),
      button('Cancel', dialog),
      button('Update Status', dialog),
    ),
    row('8 Events: the message of the server', text('Not today.', dialog), {
      after: inTurn(
        ({ page }) => page.getByRole('dialog').getByLabel('Status').selectOption('Inactive'),
        answerWith(one, { detail: 'Not today.' }, 500),
        press('button', 'Update Status', dialog),
      ),
    }),
    row('8 Events', text('Failed to update event status', dialog), {
      after: inTurn(answerWith(one, { detail: '' }, 500), press('button', 'Update Status', dialog)),
    }),
    row('8 Events: on exception', text('Error updating event status: ', dialog), {
      after: inTurn(
        answerAgain(one),
        ({ page }) => page.route(one, (route) => route.abort()),
        press('button', 'Update Status', dialog),
      ),
    }),
    row('2.8 Update Status modal: while busy', button('Updating...', dialog), {
      after: inTurn(answerAgain(one), hold(one), press('button', 'Update Status', dialog)),
    }),
    row('8 Events', text('Event status updated successfully!'), {
      after: inTurn(
        ({ page }) => page.goto(`${LIST}?search=choir+2`),
        answerAgain(one),
        press('button', 'Update the status of Choir 2'),
        ({ page }) => page.getByRole('dialog').getByLabel('Status').selectOption('Inactive'),
        press('button', 'Update Status', dialog),
      ),
    }),
    ...rows('7 Events: update', made('PUT /events/12/'), sent('PUT /events/12/', ['is_active'])),
    row('4 Event: the list is reloaded', text('Inactive', main)),
    row('8 Events: an unsuccessful response shows its message', text('Error: The roof leaks.'), {
      after: inTurn(answerWith(many, { detail: 'The roof leaks.' }, 500), ({ page }) => page.goto(LIST)),
    }),
    row('8 Wrapper defaults: Events', text('Error fetching Events.'), {
      after: inTurn(answerWith(many, { detail: '' }, 500), press('button', 'Try again')),
    }),
    row('2.8 Empty', text('There are no events to display'), {
      after: inTurn(
        answerWith(many, { count: 0, next: null, previous: null, results: [] }),
        press('button', 'Try again'),
      ),
    }),
  ],
};

const onPhone: State = {
  where: 'events for staff, on a phone',
  open: LIST,
  signedIn: true,
  width: 375,
  rows: [
    row('2.8 Pager: p of n on small screens', text('1 of 2', pages)),
    row('2.8 Pager: p of n on small screens', absent(named('link', 'Page 2', pages))),
  ],
};

const create = press('button', 'Create Event');
const dates = { 'Start Date': '2026-11-28T09:00', 'End Date': '2026-11-28T12:00' };
const calls = '**/api/events/';

const form: State = {
  where: 'events for staff, a new one',
  open: FORM,
  signedIn: true,
  faults: /status of 50[03]|Failed to load resource|net::ERR/,
  prepare: async () => {},
  rows: [
    ...rows(
      '2.8 Create',
      heading('Manage Announcements'),
      link('Back to Events', LIST),
      heading('Basic Information'),
      heading('Location Details'),
      heading('Date and Time'),
      heading('Media'),
      heading('Event Settings'),
      field('Title', { value: '' }),
      named('textbox', 'Description'),
      field('Event Type', { choices: ['Offline', 'Online', 'Hybrid'] }),
      field('Start Date', { value: '' }),
      field('End Date', { value: '' }),
      named('group', 'Banner'),
      named('group', 'Thumbnail'),
      field('Public', { type: 'checkbox', checked: true }),
      field('Active', { type: 'checkbox', checked: true }),
      button('Save as Draft'),
      button('Create Event'),
    ),
    ...rows('5 Event form: offline', field('Physical Location'), absent(field('Meeting Link'))),
    row('5 Event form: online', field('Meeting Link', { type: 'url' }), { after: choose('Event Type', 'Online') }),
    row('5 Event form: online', absent(field('Physical Location'))),
    row('5 Event form: hybrid', field('Meeting Link', { type: 'url' }), { after: choose('Event Type', 'Hybrid') }),
    row('5 Event form: hybrid', field('Physical Location')),
    row('5 Event form', text('Title is required'), { after: create }),
    ...rows('5 Event form', text('Start date is required'), text('End date is required')),
    row('8 Events', text('Error creating event: The roof leaks.'), {
      after: inTurn(
        fill({ Title: 'Seed fair', ...dates }),
        choose('Event Type', 'Offline'),
        answerWith(calls, { detail: 'The roof leaks.' }, 503),
        create,
      ),
    }),
    row('8 Wrapper defaults', text('Error creating event.'), {
      after: inTurn(answerWith(calls, { detail: '' }, 503), create),
    }),
    row('8 Events', text('An unexpected error occurred while creating the event.'), {
      after: inTurn(answerAgain(calls), ({ page }) => page.route(calls, (route) => route.abort()), create),
    }),
    row('8 Events', text('Event created successfully!'), { after: inTurn(answerAgain(calls), create) }),
    ...rows(
      '7 Events: create',
      made('POST /events/'),
      sent('POST /events/', [
        ...['title', 'description', 'event_type', 'location', 'online_link', 'start_date', 'end_date', 'is_public'],
        'is_active',
      ]),
    ),
    row('8 Events: wrapper', text('Events updated successfully!'), {
      after: inTurn(follow(`${FORM}/11`), fill({ Title: 'Seed market' }), press('button', 'Update Event')),
    }),
  ],
};

export const eventStates: readonly State[] = [list, onPhone, form];
