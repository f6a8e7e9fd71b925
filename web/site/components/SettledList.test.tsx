import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Section } from '../section.ts';
import { SettledList } from './SettledList.tsx';

const shown = (section: Section<string[]>) =>
  renderToStaticMarkup(
    <SettledList section={section} empty={<p>Nothing yet.</p>} page="/History">
      {(items) => <p>{items.join(', ')}</p>}
    </SettledList>,
  );

test('a list that came is shown', () => {
  expect(shown({ state: 'loaded', data: ['2024', '2025'] })).toBe('<p>2024, 2025</p>');
});

test('an empty one says so', () => {
  expect(shown({ state: 'loaded', data: [] })).toBe('<p>Nothing yet.</p>');
});

test('one that did not come says so, and can be asked for again without script', () => {
  const html = shown({ state: 'failed', message: 'Failed to load our history' });
  expect(html).toContain('role="alert"');
  expect(html).toContain('Failed to load our history');
  expect(html).toMatch(/<a href="\/History"[^>]*>Try Again<\/a>/);
});
