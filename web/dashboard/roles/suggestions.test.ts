import { expect, test } from 'vitest';
import { allPermissions } from '../../../domain/permission.ts';
import { suggestionsFor } from './suggestions.ts';

test('a writer of posts, of people of the team or of newsletters is suggested the library', () => {
  for (const job of ['posts.create', 'pages.publish', 'newsletter.send'] as const) {
    expect(suggestionsFor(['posts.view', job], allPermissions)).toEqual([
      { why: expect.stringContaining('media library'), missing: ['media.view', 'media.create'] },
    ]);
  }
});

test('nothing is suggested that is held already, that nobody needs, or that whoever chooses may not give', () => {
  expect(suggestionsFor(['posts.create', 'media.view', 'media.create'], allPermissions)).toEqual([]);
  expect(suggestionsFor(['posts.view', 'donations.edit'], allPermissions)).toEqual([]);
  expect(suggestionsFor(['users.edit'], ['users.edit'])).toEqual([]);
  expect(suggestionsFor(['events.edit'], ['events.edit', 'media.view'])).toMatchObject([{ missing: ['media.view'] }]);
});
