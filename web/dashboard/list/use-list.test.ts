import { expect, test } from 'vitest';
import { eventQuery } from '../../../domain/event.ts';
import { validQuery } from './use-list.ts';

test('a filter that somebody has mistyped in the address stands for none; the others hold', () => {
  const asked = { event_type: 'indoors', is_active: 'true', starts: 'today', ordering: '--title', other: 'x' };
  expect(validQuery(eventQuery, asked)).toEqual({ is_active: true, starts: 'today' });
});
