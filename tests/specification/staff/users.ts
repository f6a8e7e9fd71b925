import { fill, inTurn, press } from '../acts.ts';
import { absent, button, count, field, heading, link, made, named, sent, standsAt, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose, follow, hold } from './acts.ts';
import { callAsStaff } from './api.ts';

const LIST = '/dashboard/GetUser';
const pages: Place = { role: 'navigation', name: 'Pages' };
const main: Place = { role: 'main' };
const toasts: Place = { role: 'region', name: /^Notifications/ };

const list: State = {
  where: 'users',
  open: LIST,
  signedIn: true,
  prepare: async (app) => {
    for (let number = 1; number <= 34; number += 1)
      await app.addUser({ email: `listed${number}@example.org`, isActive: number > 2 });
  },
  rows: [
    ...rows(
      '2.4 User list',
      heading('User Management'),
      link('+ New User', '/dashboard/addUser'),
      field('Search users'),
      field('Status', { choices: ['All Status', 'Active', 'Inactive', 'Verified'] }),
      field('Role', { choices: ['All Roles', 'Staff', 'Regular'] }),
      ...['#', 'Name', 'Email', 'Status', 'Created', 'Actions'].map((name) => named('columnheader', name)),
      link('View details of Test Staff 34', '/dashboard/userDetails/35'),
      link('Edit Test Staff 34', '/dashboard/adduser/35'),
      text('Showing 1 to 7 of 36 users'),
    ),
    ...rows(
      '9 User list page size',
      field(/^Rows per page/, { value: '7', choices: ['5', '7'] }),
      count('rows at first', 8, (page) => page.getByRole('row')),
      count('page buttons', 5, (page) => page.getByRole('link', { name: /^Page \d$/ })),
    ),
    ...rows('2.4 Pager', named('link', 'Next', pages), named('link', 'Last page', pages)),
    row('2.4 Pager', text('Showing 36 to 36 of 36 users'), { after: press('link', 'Last page', pages) }),
    ...rows('2.4 Pager', named('link', 'First page', pages), named('link', 'Previous', pages)),
    row('4 Lists: changing a filter returns to page 1', text('Showing 1 to 2 of 2 users'), {
      after: choose('Status', 'Inactive'),
    }),
    row('2.4 User list: role filter', text('No users found matching your filters'), {
      after: choose('Role', 'Regular'),
    }),
    row('9 User list page size', text('Showing 1 to 5 of 36 users'), {
      after: inTurn(press('button', 'Clear'), choose(/^Rows per page/, '5')),
    }),
    row('2.4 User list: search', text('Showing 1 to 5 of 6 users'), { after: fill({ 'Search users': 'listed3' }) }),
    row(
      '4 Lists: filtered, sorted and paged in the browser',
      value('the call asks for them', true, async ({ calls }) =>
        calls.some(({ call }) => call.startsWith('GET /users/?') && call.includes('search=listed3')),
      ),
      { differs: 'lists-by-the-server' },
    ),
    row(
      '7 List users: GET /users/',
      value('the call has a query', true, async ({ calls }) =>
        calls.every(({ call }) => !call.startsWith('GET /users/') || call.includes('?')),
      ),
      { differs: 'list-calls-with-a-query' },
    ),
    row('2.4 Empty result', text('No users found matching your filters'), {
      after: fill({ 'Search users': 'nobody of this name' }),
    }),
  ],
};

const failed: State = {
  where: 'users, when they do not come',
  open: '/dashboard/viewContact',
  signedIn: true,
  faults: /status of (5|404)/,
  rows: [
    row('8 Users and roles, inline', text('Failed to load users'), {
      after: inTurn(answerWith(/\/api\/users\//, { detail: '' }, 500), follow(LIST)),
    }),
    row('2.4 User details: loading', text('Loading user details...'), {
      after: inTurn(hold(/\/api\/userDetails\/1\b/), follow('/dashboard/userDetails/1')),
    }),
    row('2.4 User details: error', text('Error Loading User'), {
      after: inTurn(answerWith(/\/api\/userDetails\/2\b/, { detail: '' }, 500), follow('/dashboard/userDetails/2')),
    }),
    ...rows('2.4 User details: error', text('Failed to load user data'), link('Back to Users', LIST)),
    row('2.4 User details: not there', heading('User Not Found'), { after: follow('/dashboard/userDetails/999999') }),
    ...rows('2.4 User details: not there', text('The requested user could not be found.'), link('Back to Users', LIST)),
    row('8 Users and roles, inline and a toast', text('Failed to load roles', main), {
      after: inTurn(answerWith(/\/api\/roles\//, { detail: '' }, 500), follow('/dashboard/getrole')),
    }),
    row('8 Users and roles, inline and a toast', text('Failed to load roles', toasts)),
    row('2.4 The back link also leads to /users', heading('User Management'), {
      after: inTurn(answerAgain(/\/api\/users\//), follow('/users')),
    }),
    row('8 Users and roles, inline', text('Failed to load roles', main), { after: follow('/dashboard/addUser') }),
  ],
};

const create: State = {
  where: 'users, a new one',
  open: '/dashboard/addUser',
  signedIn: true,
  prepare: async () => {},
  faults: /status of 500/,
  rows: [
    ...rows(
      '2.4 User form',
      heading('User Management'),
      text('Create Mode'),
      heading('Basic Information'),
      heading('Security Settings'),
      heading('Role Assignment'),
      heading('Account Settings'),
      button('Create User'),
      named('link', 'Cancel'),
      ...['Accounts', 'Administrator', 'Donor relations', 'Editor', 'Events', 'Viewer'].map((role) =>
        field(new RegExp(`^${role}`), { type: 'checkbox', checked: false }),
      ),
    ),
    ...rows(
      '3 User',
      field('Active', { type: 'checkbox', checked: true }),
      field('Staff', { type: 'checkbox', checked: false }),
      field('Verified', { type: 'checkbox', checked: false }),
    ),
    row('5 User form 1', text('Please enter a valid email address.'), { after: press('button', 'Create User') }),
    row('5 User form: in this order', absent(text('First name and last name are required.'))),
    row('5 User form: typing clears the error', absent(text('Please enter a valid email address.')), {
      after: fill({ 'E-mail': 'aline@example.org' }),
    }),
    row('5 User form 2', text('First name and last name are required.'), { after: press('button', 'Create User') }),
    row('5 User form 3', text('Password is required for new users'), {
      after: inTurn(fill({ 'First Name': 'Aline', 'Last Name': 'Uwase' }), press('button', 'Create User')),
    }),
    row('5 User form 3', text('Password must be at least 6 characters long'), {
      after: inTurn(fill({ Password: 'beans' }), press('button', 'Create User')),
    }),
    row('5 User form 3', text('Passwords do not match'), {
      after: inTurn(fill({ Password: 'beans-and-maize-9' }), press('button', 'Create User')),
    }),
    row('8 Users and roles, inline', text('Failed to create or update user'), {
      after: inTurn(
        fill({ 'Confirm Password': 'beans-and-maize-9' }),
        answerWith('**/api/register/', { detail: '' }, 500),
        press('button', 'Create User'),
      ),
    }),
    row('8 Users and roles: or the detail of the server', text('The roof leaks.'), {
      after: inTurn(answerWith('**/api/register/', { detail: 'The roof leaks.' }, 500), press('button', 'Create User')),
    }),
    row('8 Users and roles, toasts', text('User created successfully'), {
      after: inTurn(answerAgain('**/api/register/'), press('button', 'Create User')),
    }),
    row('8 The message of the wrapper', absent(text('User registered successfully!')), {
      differs: 'one-text-for-one-moment',
    }),
    row('4 User form: back to the list', standsAt(LIST)),
    ...rows(
      '7 Create user',
      made('POST /register/'),
      sent('POST /register/', ['email', 'first_name', 'last_name', 'password', 'role_ids']),
    ),
    row(
      '5 User form 5: the confirmation is never sent',
      value('a confirmation in what was sent', false, async ({ calls }) => {
        const body = calls.findLast(({ call }) => call === 'POST /register/')?.body;
        return Object.keys(Object(body)).some((name) => name.includes('confirm'));
      }),
    ),
  ],
};

const grace = { email: 'grace@example.org', first_name: 'Grace', last_name: 'Ingabire' };

const edit: State = {
  where: 'users, one that is there',
  open: '/dashboard/adduser/3',
  signedIn: true,
  prepare: async (app) => {
    // Number 2 is the superuser who registers her.
    await callAsStaff(app, 'POST /register/', { ...grace, password: 'beans-and-maize-9', role_ids: [2] });
  },
  rows: [
    ...rows(
      '2.4 User form',
      heading('User Management'),
      text('Edit Mode'),
      button('Update User'),
      named('link', 'Cancel'),
    ),
    ...rows(
      '4 User form: prefilled',
      field('E-mail', { value: 'grace@example.org' }),
      field('First Name', { value: 'Grace' }),
      field('Last Name', { value: 'Ingabire' }),
      field(/^Editor/, { checked: true }),
      field(/^Viewer/, { checked: false }),
      field('Password', { value: '' }),
    ),
    row('5 User form 4', text('Passwords do not match'), {
      after: inTurn(fill({ Password: 'maize-and-beans-9' }), press('button', 'Update User')),
    }),
    row('5 User form 4', text('Password must be at least 6 characters long'), {
      after: inTurn(fill({ Password: 'maize', 'Confirm Password': 'maize' }), press('button', 'Update User')),
    }),
    row('8 Users and roles, toasts', text('User updated successfully'), {
      after: inTurn(
        fill({ Password: '', 'Confirm Password': '', 'First Name': 'Gloria' }),
        press('button', 'Update User'),
      ),
    }),
    row('4 User form: back to the list', standsAt(LIST)),
    ...rows(
      '7 Update user',
      made('PUT /update-user/3/'),
      sent('PUT /update-user/3/', ['email', 'first_name', 'last_name', 'role_ids']),
    ),
    row(
      '5 User form 4: a blank password is not sent',
      value('a password in what was sent', false, async ({ calls }) => {
        const body = calls.findLast(({ call }) => call === 'PUT /update-user/3/')?.body;
        return Object.keys(Object(body)).some((name) => /password|confirm/.test(name));
      }),
    ),
    row('5 User form 4: one’s own', link('My Profile', '/dashboard/profile', main), {
      after: follow('/dashboard/adduser/4'),
      differs: 'own-password-under-profile',
    }),
    row('2.4 User details', heading('Gloria Ingabire'), { after: follow('/dashboard/userDetails/3') }),
    ...rows(
      '2.4 User details',
      text('GI', main),
      text('grace@example.org', main),
      text('Active', main),
      heading('Personal Information'),
      text('Full Name', main),
      text('Username', main),
      heading('Roles'),
      text('Editor', main),
      heading('Account Timeline'),
      text('Created', main),
      text('Last Updated', main),
      text('Never logged in', main),
      link('Back to Users', LIST),
      absent(text('Security Alerts')),
      absent(text('Staff Member')),
    ),
    row('2.4 User details: security', text('Security Alerts', main), {
      after: async (visit) => {
        const { db } = visit.app.services;
        await db
          .updateTable('users')
          .set({ account_locked_until: '2026-11-20T09:00:00.000Z' })
          .where('id', '=', 1)
          .execute();
        await visit.app.call('POST', '/login/', { email: 'admin@example.org', password: 'hills-at-dawn-7' });
        await follow('/dashboard/userDetails/1')(visit);
      },
    }),
    ...rows(
      '2.4 User details: security',
      text('Account locked until', main),
      text('Staff Member', main),
      text('Verified', main),
      text('No roles assigned', main),
    ),
  ],
};

export const userStates: readonly State[] = [list, failed, create, edit];
