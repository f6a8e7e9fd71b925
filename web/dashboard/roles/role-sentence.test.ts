import { expect, test } from 'vitest';
import { allPermissions } from '../../../domain/permission.ts';
import { roleSentence } from './role-sentence.ts';

test('says in one sentence what a role can do', () => {
  expect(roleSentence(['donations.export', 'donations.view', 'audit.view', 'posts.view'])).toBe(
    'People with this role can see blog posts; see and export donation interests; and see the audit log.',
  );
  expect(roleSentence(['events.view', 'events.create', 'events.edit'])).toBe(
    'People with this role can see, create and edit events.',
  );
});

test('says so when it is nothing, or everything', () => {
  expect(roleSentence([])).toBe('People with this role can sign in, but cannot do anything else.');
  expect(roleSentence(allPermissions)).toBe('People with this role can do everything on the dashboard.');
});
