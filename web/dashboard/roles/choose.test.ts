import { expect, test } from 'vitest';
import { allPermissions } from '../../../domain/permission.ts';
import { afterChoice, afterRow } from './choose.ts';

test('ticking a permission also ticks the right to view', () => {
  const ticked = { resource: 'posts', permission: 'posts.publish', checked: true } as const;
  expect(afterChoice([], ticked, allPermissions)).toEqual(['posts.view', 'posts.publish']);
});

test('without the right to see it nothing of a resource stays', () => {
  const unticked = { resource: 'posts', permission: 'posts.view', checked: false } as const;
  expect(afterChoice(['posts.view', 'posts.edit', 'ads.view'], unticked, allPermissions)).toEqual(['ads.view']);
});

test('permissions one does not hold cannot be ticked or unticked', () => {
  const held = ['posts.edit'] as const;
  const ticked = { resource: 'posts', permission: 'posts.edit', checked: true } as const;
  expect(afterChoice([], ticked, held)).toEqual(['posts.edit']);
  expect(afterRow(['posts.delete'], 'posts', true, held)).toEqual(['posts.delete', 'posts.edit']);
  expect(afterRow(['posts.delete', 'posts.edit'], 'posts', false, held)).toEqual(['posts.delete']);
});
