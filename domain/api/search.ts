import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { missedDismissal } from '../redirects.ts';
import { foundRecord, searchQuery } from '../search.ts';
import { missedWord, siteSearchQuery, siteSearchReply } from '../site-search.ts';
import { defineCalls } from './call.ts';

/** The search of visitors over all that they may read, and that of staff over the records that they may see. */
export const searchCalls = defineCalls({
  'GET /search/': {
    access: 'public',
    summary: 'What visitors may read that has the words, the best first',
    query: siteSearchQuery,
    reply: siteSearchReply,
  },
  'GET /search/missed/': {
    access: 'pages.edit',
    summary: 'The words that visitors searched for most and that stand in no text',
    reply: z.array(missedWord),
  },
  'PATCH /search/missed/{id}/': {
    access: 'pages.edit',
    summary: 'List a word no more that visitors searched for and did not find, or list it again',
    parameters: identifier,
    body: missedDismissal,
    reply: missedWord,
  },
  'GET /search/records/': {
    access: 'signed-in',
    summary: 'Records of every kind that the current user may see, by what they are called; five of a kind',
    query: searchQuery,
    reply: z.array(foundRecord),
  },
});
