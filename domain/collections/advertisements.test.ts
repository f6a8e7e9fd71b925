import { describe, expect, test } from 'vitest';
import { worded } from '../../server/http/reply-words.ts';
import { advertisements, clickThroughRate } from './advertisements.ts';

const good = { title: 'Market day', target_url: 'example.org', start_date: '2026-11-20', end_date: '2026-11-20' };
const problems = (options: Record<string, unknown>) =>
  advertisements.input
    .safeParse({ ...good, ...options })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${worded(message, 'en')}`);

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [3, 1, 33.33],
  [200, 5, 2.5],
])('%i views and %i clicks are %d percent', (views, clicks, rate) =>
  expect(clickThroughRate({ views, clicks })).toBeCloseTo(rate),
);

describe('an address is', () => {
  test.each([
    ['example.org', 'https://example.org'],
    ['http://example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
    ['https://shop.example.co.rw:8443/x', 'https://shop.example.co.rw:8443/x'],
    ['/donate', '/donate'],
    ['/', '/'],
  ])('%s, and kept as %s', (given, address) => {
    expect(advertisements.input.parse({ ...good, target_url: given }).target_url).toBe(address);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//a.b',
    'data:text/html,x',
    'ftp://example.org',
    'example',
    'http://localhost',
    '//evil.example',
    '/\\evil.example',
    '/ a',
    'https://exa mple.org',
    'https://user:password@example.org',
    'https://example.org:99999',
    'mailto:a@example.org',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('never %s', (target_url) => expect(problems({ target_url })).toContain('target_url: Please enter a valid URL'));
});

test('each field says what is missing, in the words of the specification', () => {
  expect(advertisements.input.safeParse({}).error?.issues.map(({ message }) => worded(message, 'en'))).toEqual([
    'Title is required',
    'Target URL is required',
    'Start date is required',
    'End date is required',
  ]);
  expect(problems({ title: ' ', target_url: '', start_date: '', end_date: '' })).toEqual(
    expect.arrayContaining(['title: Title is required', 'target_url: Target URL is required']),
  );
  expect(problems({ end_date: '2026-11-19' })).toEqual(['end_date: End date must be after start date']);
  expect(problems({ end_date: '2026-11-31' })).toEqual(['end_date: Enter a valid date.']);
});

test('a form with files sends texts', () => {
  expect(advertisements.input.parse({ ...good, is_active: 'false', media_id: '7' })).toMatchObject({
    is_active: false,
    media_id: 7,
  });
  expect(advertisements.input.parse({ ...good, media_id: '' }).media_id).toBeNull();
  expect(advertisements.input.parse(good)).toMatchObject({ is_active: true });
  expect(advertisements.input.parse(good).media_id).toBeUndefined();
});
