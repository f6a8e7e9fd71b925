import { identifier } from '../identifier.ts';
import { arrayOrPage } from '../listing.ts';
import { pageOfSectionsName } from '../page-sections.ts';
import {
  listedPlainPage,
  pageAtAddress,
  plainPage,
  plainPageAddress,
  plainPageInput,
  plainPageQuery,
  staffListedPlainPage,
  staffPlainPage,
} from '../plain-page.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

export const pageContract = {
  path: '/pages/',
  singular: 'page',
  record: staffPlainPage,
  input: plainPageInput,
  permissions: { view: 'pages.view', create: 'pages.create', edit: 'pages.edit', delete: 'pages.delete' },
} as const;

/** The pages that staff write and name themselves. */
export const pageCalls = defineCalls({
  ...resourceCalls(pageContract),
  'GET /pages/': {
    access: 'public',
    summary: 'The published pages that staff have added; for staff all of them',
    query: plainPageQuery,
    translated: { resource: 'pages' },
    reply: arrayOrPage(listedPlainPage),
    staffReply: arrayOrPage(staffListedPlainPage),
  },
  'GET /pages/at/{address}/': {
    access: 'public',
    summary: 'The published page at an address, with its whole text',
    parameters: plainPageAddress,
    translated: { resource: 'pages', isWhole: true },
    reply: pageAtAddress,
  },
  'GET /site/pages/{name}/content/': {
    access: 'public',
    summary: 'What a page of the site is made of; number 0 until staff change it',
    parameters: pageOfSectionsName,
    translated: { resource: 'pages', isWhole: true },
    reply: pageAtAddress,
  },
  'POST /site/pages/{name}/content/': {
    access: 'pages.create',
    summary: 'Begin to change a page of the site',
    parameters: pageOfSectionsName,
    reply: staffPlainPage,
  },
  'GET /pages/{id}/': {
    access: 'public',
    summary: 'One published page, with its whole text; for staff any',
    parameters: identifier,
    translated: { resource: 'pages', isWhole: true },
    reply: plainPage,
    staffReply: staffPlainPage,
  },
});
