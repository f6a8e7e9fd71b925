import { describe, expect, test } from 'vitest';
import { brokenRules, circles, folderCircles, readImports } from './check-boundaries.ts';

describe('the boundaries', () => {
  test.each([
    ['domain/event.ts', 'server/app.ts'],
    ['server/app.ts', 'web/api.ts'],
    ['web/api.ts', 'server/app.ts'],
    ['web/dashboard/main.tsx', 'web/site/pages.tsx'],
    ['server/events/store.ts', 'server/posts/routes.ts'],
    ['server/events/store.ts', 'server/giving/receipt-routes.ts'],
    ['server/app.ts', 'tests/support/test-app.ts'],
    ['server/app.ts', 'modules/letters/server.ts'],
    ['server/app.test.ts', 'modules/letters/tests/post.ts'],
    ['web/dashboard/main.tsx', 'modules/server.ts'],
    ['modules/letters/server.ts', 'modules/stamps/server/stamp.ts'],
    ['modules/letters/domain/letter.ts', 'server/app.ts'],
    ['modules/letters/dashboard/Letter.tsx', 'modules/letters/server/store.ts'],
    ['modules/letters/server/store.ts', 'server/posts/routes.ts'],
    ['modules/letters/server/store.ts', 'modules/letters/tests/post.ts'],
    ['modules/letters/post/store.ts', 'server/services.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(brokenRules([{ from, to }])).toHaveLength(1);
  });

  test.each([
    ['server/events/store.ts', 'domain/event.ts'],
    ['server/pages/public-pages.ts', 'web/site/pages.tsx'],
    ['server/app.ts', 'server/posts/routes.ts'],
    ['server/newsletter/routes.ts', 'server/newsletter/campaign-routes.ts'],
    ['server/events/store.test.ts', 'tests/support/test-app.ts'],
    ['server/app.ts', 'modules/server.ts'],
    ['modules/server.ts', 'modules/letters/server.ts'],
    ['modules/letters/server/store.ts', 'modules/letters/domain/letter.ts'],
    ['modules/letters/dashboard/Letter.tsx', 'web/ui/format.ts'],
    ['modules/letters/server/store.test.ts', 'modules/letters/tests/post.ts'],
  ])('%s may import %s', (from, to) => {
    expect(brokenRules([{ from, to }])).toEqual([]);
  });

  test('a circle is found, however long', () => {
    const steps = [
      { from: 'a.ts', to: 'b.ts' },
      { from: 'b.ts', to: 'c.ts' },
      { from: 'c.ts', to: 'a.ts' },
      { from: 'c.ts', to: 'd.ts' },
    ];
    expect(circles(steps)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
  });

  test('a circle among folders is found where no file is in one, and told by the imports that make it', () => {
    const steps = [
      { from: 'server/http/serve.ts', to: 'server/media/sniff.ts' },
      { from: 'server/media/library/store.ts', to: 'server/services.ts' },
      { from: 'server/media/library/store.ts', to: 'server/http/http-error.ts' },
    ];
    expect(circles(steps)).toEqual([]);
    expect(folderCircles(steps)).toEqual([
      'server/http/serve.ts -> server/media/sniff.ts, server/media/library/store.ts -> server/http/http-error.ts',
    ]);
  });

  test.each([
    ['a test', { from: 'server/http/serve.test.ts', to: 'server/media/sniff.ts' }],
    ['a file beside the folders', { from: 'server/app.ts', to: 'server/media/sniff.ts' }],
    ['a folder within the folder', { from: 'server/media/library/store.ts', to: 'server/media/sniff.ts' }],
  ])('%s makes no circle among folders', (_what, step) => {
    expect(folderCircles([step, { from: 'server/media/sniff.ts', to: 'server/http/http-error.ts' }])).toEqual([]);
  });

  test('imports are read from real files, types included', async () => {
    const steps = await readImports(['server']);
    expect(steps).toContainEqual({ from: 'server/pages/public-pages.ts', to: 'web/site/document-request.ts' });
    expect(steps.length).toBeGreaterThan(100);
  });
});
