import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { deadLink, deadLinkQuery, troubledLink } from '../links.ts';
import { pageOf } from '../listing.ts';
import {
  addressTried,
  missedAddress,
  missedDismissal,
  missedQuery,
  redirect,
  redirectInput,
  redirectQuery,
  redirectsTaken,
  redirectTable,
  triedAddress,
} from '../redirects.ts';
import { translatedRecord } from '../translation/translation.ts';
import { defineCalls } from './call.ts';

/** Old addresses and where they lead, and those at which visitors found nothing. A redirect is public, as a page is. */
export const redirectCalls = defineCalls({
  'GET /redirects/': {
    access: 'pages.view',
    summary: 'The old addresses of the site, and where each leads; the newest first',
    query: redirectQuery,
    reply: pageOf(redirect),
  },
  'POST /redirects/': {
    access: 'pages.publish',
    summary: 'Let an old address lead somewhere, or say that what stood there is gone',
    body: redirectInput,
    reply: redirect,
    status: 201,
  },
  'DELETE /redirects/{id}/': {
    access: 'pages.publish',
    summary: 'Take a redirect away: visitors find nothing at its address',
    parameters: identifier,
  },
  'POST /redirects/table/': {
    access: 'pages.publish',
    summary: 'Add the redirects of a file of comma-separated rows, or only say what would come of each row',
    body: redirectTable,
    reply: redirectsTaken,
  },
  'GET /redirects/at/': {
    access: 'pages.view',
    summary: 'What a visitor meets at an address of the site',
    query: addressTried,
    reply: triedAddress,
  },
  'GET /redirects/missed/': {
    access: 'pages.view',
    summary: 'Addresses at which visitors found nothing, how often and when last',
    query: missedQuery,
    reply: pageOf(missedAddress),
  },
  'PATCH /redirects/missed/{id}/': {
    access: 'pages.publish',
    summary: 'List an address no more at which visitors found nothing, or list it again',
    parameters: identifier,
    body: missedDismissal,
    reply: missedAddress,
  },
  'GET /redirects/links/': {
    access: 'pages.view',
    summary: 'Links of our own texts that lead nowhere, of the records that you may see; the newest first',
    query: deadLinkQuery,
    reply: pageOf(deadLink),
  },
  'GET /redirects/links/{resource}/{record}/': {
    access: 'signed-in',
    summary: 'The links of one record that lead nowhere',
    parameters: translatedRecord,
    reply: z.array(troubledLink),
  },
});
