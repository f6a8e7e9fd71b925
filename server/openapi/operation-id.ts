import { z } from 'zod';
import type { Api } from '../../domain/api/api.ts';
import type { NamedCall } from '../../domain/api/call.ts';

/** Parts of a path for more than one thing, where one is not called by them without an `s`. */
const singulars: Readonly<Record<string, string>> = {
  gallery: 'gallery-item',
  'gallery-categories': 'gallery-category',
  media: 'media-file',
  status: 'status',
  team: 'team-member',
  thanks: 'thanks',
  timeline: 'timeline-step',
};

/** One of the things that a part of a path names: `posts` is `post`. */
const singular = (part: string) => singulars[part] ?? part.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** `gallery-categories` as `GalleryCategories`. */
export const pascal = (part: string) =>
  part.replaceAll(/(?:^|[-_ ])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of the schema of one record at this path: `/team/` has `TeamMember`. */
export const recordName = (path: string) => pascal(singular(path.split('/')[1] ?? ''));

/** First or last parts of a path that say what is done. */
const verbs = new Set([
  ...['cancel', 'click', 'confirm', 'duplicate', 'export', 'login', 'logout', 'merge', 'order', 'preview', 'reopen'],
  ...[
    'restore',
    'resume',
    'schedule',
    'search',
    'send',
    'set-aside',
    'stop',
    'take-back',
    'take-up',
    'test',
    'unconfirm',
    'unschedule',
    'unlock',
  ],
  ...['unmerge', 'view', 'void', 'withdraw'],
]);

/** What the rule would call badly, or as it calls another. */
const byHand: Readonly<Partial<Record<string, string>>> = {
  'GET /announcements/active/': 'listActiveAnnouncements',
  'PATCH /admin-contacts/{id}/update/': 'updateAdminContact',
  'GET /admin-donations/assignees/': 'listAdminDonationAssignees',
  'GET /admin-donations/board/': 'getAdminDonationBoard',
  'GET /audit/': 'listAuditEntries',
  'GET /backups/': 'listBackups',
  'POST /backups/{id}/code/': 'sendBackupCode',
  'POST /backups/{id}/open/': 'openBackup',
  'POST /contact/': 'sendContactMessage',
  'POST /donation/interest/': 'sendDonationInterest',
  'GET /events_detail/{id}/': 'getEventDetails',
  'POST /events/{id}/registrations/': 'registerForEvent',
  'POST /forms/{id}/answers/': 'sendFormAnswer',
  'GET /forms/at/{address}/': 'getFormAt',
  'POST /givers/{id}/new-links/': 'renewGiverLinks',
  'GET /newsletter/campaigns/{id}/failed/': 'listNewsletterCampaignFailures',
  'GET /newsletter/subscribers/counts/': 'getNewsletterSubscriberCounts',
  'POST /newsletter/': 'subscribeToNewsletter',
  'POST /newsletter/confirm/': 'confirmSubscription',
  'POST /newsletter/unsubscribe/': 'unsubscribeFromNewsletter',
  'POST /newsletter/campaigns/{id}/try-again/': 'retryNewsletterCampaign',
  'POST /own-pledges/{token}/request/': 'requestOwnPledgePayment',
  'GET /pages/at/{address}/': 'getPageAt',
  'GET /payments/certain/': 'listCertainPayments',
  'POST /payments/match/': 'matchPayments',
  'POST /pledges/by-staff/': 'createPledgeByStaff',
  'POST /pledges/{id}/new-link/': 'renewPledgeLink',
  'POST /posts/{id}/preview/': 'createPostPreview',
  'DELETE /posts/{id}/preview/': 'deletePostPreviews',
  'POST /previews/posts/': 'previewPost',
  'POST /previews/events/': 'previewEvent',
  'POST /previews/pages/': 'previewPage',
  'POST /previews/translations/{resource}/{record}/{language}/': 'previewTranslation',
  'POST /privacy/search/': 'searchPeople',
  'POST /privacy/person/': 'getPerson',
  'POST /privacy/export/': 'exportPerson',
  'POST /privacy/erase/': 'erasePerson',
  'GET /projects/progress/': 'listProjectProgress',
  'POST /receipts/': 'createReceipts',
  'POST /me/password/': 'changeMyPassword',
  'POST /me/proof/': 'proveMyPassword',
  'GET /me/sessions/': 'listMySessions',
  'DELETE /me/sessions/': 'deleteMySessions',
  'DELETE /me/sessions/{id}/': 'deleteMySession',
  'GET /me/recovery-codes/': 'getMyRecoveryCodes',
  'POST /me/recovery-codes/': 'createMyRecoveryCodes',
  'POST /verify-otp/': 'verifyOtp',
  'POST /token/refresh/': 'refreshToken',
  'POST /password-reset/': 'requestPasswordReset',
  'POST /address-undo/': 'undoAddressChange',
  'POST /invitations/accept/': 'acceptInvitation',
  'POST /sign-in-links/open/': 'openSignInLink',
  'POST /sign-in-links/first-account/': 'createFirstAccount',
  'POST /sign-in-links/use/': 'useSignInLink',
  'GET /search/': 'search',
  'GET /search/missed/': 'listMissedWords',
  'PATCH /search/missed/{id}/': 'dismissMissedWord',
  'GET /search/records/': 'searchRecords',
  'GET /site/pages/': 'listStandardPages',
  'PUT /site/pages/{name}/': 'updateStandardPage',
  'GET /translations/{resource}/{record}/': 'getRecordTranslations',
  'GET /undo/': 'listUndoableChanges',
  'POST /undo/': 'undoChanges',
  'GET /undo/others/': 'countOtherActions',
  'GET /userDetails/{id}/': 'getUser',
  'POST /register/': 'createUser',
  'PUT /update-user/{id}/': 'updateUser',
  'GET /versions/{collection}/{id}/': 'listRecordVersions',
  'GET /versions/{collection}/{id}/{version}/': 'getRecordVersion',
  'POST /versions/{collection}/{id}/{version}/restore/': 'restoreRecordVersion',
  'POST /users/{id}/invitation/': 'inviteUser',
} satisfies Partial<Record<keyof Api, string>>;

const isList = (reply: z.ZodType | undefined) =>
  reply instanceof z.ZodArray ||
  reply instanceof z.ZodUnion ||
  (reply instanceof z.ZodObject && 'results' in reply.shape);

const isParameter = (part: string | undefined) => part?.startsWith('{') === true;

function verbFor({ method, path, reply }: NamedCall): string {
  if (method === 'GET') return isList(reply) && !path.endsWith('}/') ? 'list' : 'get';
  return { POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' }[method];
}

/**
 * The name of a call in the document, from which programs generate the name of a function: `listPosts`, `getPost`,
 * `createPost`, `restorePost`. It stays as it is as long as the call's address does.
 */
export function operationId(call: NamedCall): string {
  const known = byHand[`${call.method} ${call.path}`];
  if (known !== undefined) return known;
  const parts = call.path.split('/').filter((part) => part !== '');
  const done = [parts.at(-1), parts[0]].find((part) => part !== undefined && verbs.has(part));
  const named = parts.filter((part) => part !== done);
  const isOne = isParameter(parts.at(-1)) || call.method === 'POST';
  const nouns = named.map((part, at) => {
    if (isParameter(part)) return '';
    const next = named[at + 1];
    return pascal(isParameter(next) || (isOne && next === undefined) ? singular(part) : part);
  });
  const [first = '', ...rest] = `${pascal(done ?? verbFor(call))}${nouns.join('')}`;
  return `${first.toLowerCase()}${rest.join('')}`;
}
