import { advertisement, advertisementInput, advertisementQuery, shownAdvertisement } from '../advertisement.ts';
import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { uploadRules } from '../upload.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

export const advertisementContract = {
  path: '/ads/',
  singular: 'advertisement',
  record: advertisement,
  input: advertisementInput,
  permissions: { view: 'ads.view', create: 'ads.create', edit: 'ads.edit', delete: 'ads.delete' },
  files: { image: { rule: uploadRules.picture, into: 'media_id' } },
} as const;

/** The pictures in the banner of the home page. */
export const advertisementCalls = defineCalls({
  ...resourceCalls(advertisementContract),
  'GET /ads/': {
    access: 'public',
    summary: 'The advertisements the banner shows today; for staff all of them',
    query: advertisementQuery,
    reply: pageOf(shownAdvertisement),
    staffReply: pageOf(advertisement),
  },
  'POST /ads/{id}/view/': {
    access: 'public',
    summary: 'Count one view of an advertisement',
    parameters: identifier,
  },
  'POST /ads/{id}/click/': {
    access: 'public',
    summary: 'Count one click of an advertisement',
    parameters: identifier,
  },
});
