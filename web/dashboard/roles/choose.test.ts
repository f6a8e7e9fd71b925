import { expect, test } from 'vitest';
import { allPermissions } from '../../../domain/permission.ts';
import { afterChoice, afterRow } from './choose.ts';

test('what is ticked brings along the right to see it', () => {
  const ticked = { resource: 'posts', permission: 'posts.publish', checked: true } as const;
  expect(afterChoice([], ticked, allPermissions)).toEqual(['posts.view', 'posts.publish']);
});

test('without the right to see it nothing of a resource stays', () => {
  const unticked = { resource: 'posts', permission: 'posts.view', checked: false } as const;
  expect(afterChoice(['posts.view', 'posts.edit', 'ads.view'], unticked, allPermissions)).toEqual(['ads.view']);
});

test('nobody ticks or unticks what they do not hold themselves', () => {
  const held = ['posts.edit'] as const;
  const ticked = { resource: 'posts', permission: 'posts.edit', checked: true } as const;
  expect(afterChoice([], ticked, held)).toEqual(['posts.edit']);
  expect(afterRow(['posts.delete'], 'posts', true, held)).toEqual(['posts.delete', 'posts.edit']);
  expect(afterRow(['posts.delete', 'posts.edit'], 'posts', false, held)).toEqual(['posts.delete']);
});
