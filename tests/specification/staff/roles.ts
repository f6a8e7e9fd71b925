import { fill, inTurn, press } from '../acts.ts';
import { absent, button, count, field, heading, link, made, named, sent, standsAt, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, follow } from './acts.ts';
import { callAsStaff } from './api.ts';

const LIST = '/dashboard/getrole';
const dialog: Place = { role: 'dialog', name: 'Edit Role' };
const one = '**/api/roles/1/';

const list: State = {
  where: 'roles',
  open: LIST,
  signedIn: true,
  faults: /status of 500/,
  prepare: async (app) => {
    for (const name of ['A first', 'B second', 'C third', 'D fourth', 'E fifth', 'F sixth'])
      await callAsStaff(app, 'POST /roles/', { name, description: '', is_active: name !== 'A first' });
  },
  rows: [
    ...rows(
      '2.5 Role list',
      heading('Role Management'),
      text('Manage system roles and permissions'),
      text('Total Roles'),
      text('12', { role: 'main' }),
      field('Search roles...'),
      link('+ New Role', '/dashboard/addrole'),
      ...['#', 'Name', 'Description', 'Status', 'Created At', 'Actions'].map((name) => named('columnheader', name)),
      text('No description provided'),
      text('Active', { role: 'main' }),
      text('Inactive', { role: 'main' }),
      text('Showing 10 of 12 roles'),
      named('link', 'Next'),
      button('Previous'),
    ),
    row(
      '9 Role list page size',
      count('rows', 11, (page) => page.getByRole('row')),
    ),
    row('2.5 Role list: Next', text('Showing 2 of 12 roles'), { after: press('link', 'Next') }),
    row('2.5 Search: resets to page 1', text('Showing 1 of 12 roles'), {
      after: fill({ 'Search roles...': 'MANAGES PEOPLE' }),
    }),
    row('2.5 Search: matches the name', text('Showing 1 of 12 roles'), { after: fill({ 'Search roles...': 'sixTH' }) }),
    row('2.5 Empty messages', text('No roles match your search.'), {
      after: fill({ 'Search roles...': 'nothing like it' }),
    }),
    row('2.5 Edit Role dialog', heading('Edit Role', dialog), {
      after: inTurn(fill({ 'Search roles...': 'administrator' }), press('button', 'Edit Administrator')),
    }),
    ...rows(
      '2.5 Edit Role dialog',
      field('Name', { value: 'Administrator' }, dialog),
      field('Description', {}, dialog),
      field('Status', { choices: ['Active', 'Inactive'] }, dialog),
      button('Cancel', dialog),
      button('Save', dialog),
    ),
    row('8 Role dialog: failure toast', text('Failed to update role. Please try again later.'), {
      after: inTurn(
        fill({ Description: 'Can do everything.' }, dialog),
        answerWith(one, { detail: '' }, 500),
        press('button', 'Save', dialog),
      ),
    }),
    row('8 Role dialog: success toast', text('Role updated successfully'), {
      after: inTurn(answerAgain(one), press('button', 'Save', dialog)),
    }),
    ...rows('7 Update role', made('PUT /roles/1/'), sent('PUT /roles/1/', ['name', 'description', 'is_active'])),
    row('2.5 Edit Role dialog: closed', absent(named('dialog', 'Edit Role'))),
    row('2.5 Role list: the new description', text('Can do everything.')),
    row('2.5 Empty messages', text('No roles found.'), {
      after: inTurn(
        answerWith(/\/api\/roles\/\?/, { count: 0, next: null, previous: null, results: [] }),
        follow('/dashboard/getAds'),
        ({ page }) => page.goto(LIST),
      ),
    }),
  ],
};

const form: State = {
  where: 'roles, the form',
  open: '/dashboard/addrole',
  signedIn: true,
  prepare: async () => {},
  faults: /status of 500/,
  rows: [
    ...rows(
      '2.5 Role form',
      heading('Add New Role'),
      link('+ Back Roles', LIST),
      field('Name', { value: '' }),
      field('Description', { value: '' }),
      field('Active', { type: 'checkbox', checked: true }),
    ),
    row('5 Role form: name required', text('Role name is required'), { after: press('button', 'Create Role') }),
    row('8 Role form', text('Failed to save role'), {
      after: inTurn(
        fill({ Name: 'Storytellers' }),
        answerWith('**/api/roles/', { detail: '' }, 500),
        press('button', 'Create Role'),
      ),
    }),
    row('8 Role form: by the wrapper', text('An error occurred while registering the Role.')),
    row('8 Role form: or the detail of the server', text('The roof leaks.'), {
      after: inTurn(answerWith('**/api/roles/', { detail: 'The roof leaks.' }, 500), press('button', 'Create Role')),
    }),
    row('8 Role form: by the wrapper', text('Role Created successfully!'), {
      after: inTurn(answerAgain('**/api/roles/'), press('button', 'Create Role')),
    }),
    row('2.5 Role form: saving returns to the list', standsAt(LIST)),
    ...rows('7 Create role', made('POST /roles/'), sent('POST /roles/', ['name', 'description', 'is_active'])),
    row('2.5 Role form', heading('Edit Role'), { after: follow('/dashboard/addrole/2') }),
    ...rows('2.5 Role form: of one that is there', link('+ Back Roles', LIST), field('Name', { value: 'Editor' })),
    row('8 Role form: by the wrapper', text('Role updated successfully!'), {
      after: inTurn(fill({ Description: 'Writes.' }), press('button', 'Update Role')),
    }),
    row('7 Role form load and save', made('GET /roles/2/')),
    row('7 Role form load and save', made('PUT /roles/2/')),
    row('8 Role form', text('Failed to load role data'), {
      after: inTurn(answerWith('**/api/roles/3/', { detail: '' }, 500), follow('/dashboard/addrole/3')),
    }),
  ],
};

const onlyViewing: State = {
  where: 'roles, for somebody who may only see them',
  open: async ({ app, signInAs }) => signInAs(await app.addUser({ permissions: ['roles.view'] }), LIST),
  rows: [
    ...rows(
      '6 Roles and permissions',
      named('columnheader', 'Created At'),
      absent(named('columnheader', 'Actions')),
      absent(link('+ New Role', '/dashboard/addrole')),
      value('actions to edit', 0, ({ page }) => page.getByRole('button', { name: /^Edit/ }).count()),
    ),
    row('6 A screen without the permission', text('Your account does not have permission to open this screen.'), {
      after: follow('/dashboard/GetUser'),
    }),
  ],
};

export const roleStates: readonly State[] = [list, form, onlyViewing];
