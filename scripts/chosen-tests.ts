import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testModules } from '../modules/tests.ts';
import type { Area } from '../tests/support/test-module.ts';

const git = promisify(execFile);

/**
 * Run in every `npm test`, whatever has changed: one spec or two of each kind of page and screen, and those that look at
 * many of them. All others run where a change touches their area, and always where the sweeps run whole.
 */
export const always = [
  'dashboard',
  'everywhere',
  'forms',
  'islands',
  'layout',
  'lists',
  'nothing-yet',
  'public-boxes',
  'slow-saving',
  'two-editors',
  'two-hands',
  'users',
  ...testModules.flatMap((module) => module.always ?? []),
];

export const areas: readonly Area[] = [
  {
    sources: ['donate', 'gateways', 'givers', 'giving', 'money', 'payments', 'pledge', 'pledges', 'receipts'],
    specs: [
      'givers',
      'giving',
      'giving-report',
      'own-pledge',
      'payment-steps',
      'payments',
      'pledges-dashboard',
      'receipts-at-once',
    ],
    slow: ['server/giving/payments', 'server/privacy/giving-retention', 'server/receipts/receipt-pdf'],
  },
  {
    sources: [
      'contact',
      'contacts',
      'donations',
      'form-answers',
      'forms-of-staff',
      'senders',
      'staff-forms',
      'submissions',
      'visitor-forms',
    ],
    specs: [
      'answering',
      'contacts',
      'donation-board',
      'donations',
      'form-feedback',
      'presses-answering',
      'row-menu',
      'tasks-touch',
      'visitor-forms',
      'waiting',
      'waiting-messages',
    ],
  },
  {
    sources: ['calendar', 'dates', 'event', 'events', 'registrations', 'time'],
    specs: [
      'addresses',
      'calendar',
      'dates',
      'event-form',
      'events',
      'events-dashboard',
      'events-lost',
      'registrations-dashboard',
      'taking-part',
      'time-zone',
    ],
    slow: ['server/registrations/staff-registrations'],
  },
  {
    sources: [
      'addresses',
      'blocks',
      'blog',
      'categories',
      'drafts',
      'editor',
      'html',
      'links',
      'plain-pages',
      'post',
      'posts',
      'previews',
      'redirects',
      'sending',
      'slug',
      'page-choices',
      'page-leads',
      'standard-pages',
      'writing',
    ],
    specs: [
      'addresses',
      'before-publishing',
      'blog',
      'categories-dashboard',
      'drafts',
      'drafts-on-server',
      'plain-pages-dashboard',
      'dead-links',
      'edit-this-page',
      'page-blocks',
      'page-blocks-dashboard',
      'page-blocks-saving',
      'pages-of-the-site',
      'used-elsewhere',
      'standard-pages',
      'redirects-dashboard',
      'post-versions',
      'posts-dashboard',
      'preserved-html',
      'presses',
      'preview',
      'text-editor',
      'writing',
    ],
  },
  {
    sources: ['documents', 'gallery', 'imigongo', 'library', 'media', 'picture', 'uploads', 'videos'],
    specs: [
      'galleries',
      'gallery-dashboard',
      'media-library',
      'photographs',
      'photographs-text',
      'pictures',
      'upload-many',
    ],
    slow: [
      'server/media/library',
      'tests/uploads/aborted',
      'tests/uploads/corpus',
      'tests/uploads/killed',
      'tests/uploads/memory',
    ],
  },
  {
    sources: [
      'about',
      'advertisements',
      'announcements',
      'collections',
      'history',
      'mentorship',
      'team',
      'testimonials',
    ],
    specs: ['about', 'ads-dashboard', 'advertisement-form', 'announcements', 'banner', 'order', 'site-facts'],
  },
  { sources: ['banner', 'home'], specs: ['home'] },
  {
    sources: ['footer', 'services', 'site-pages', 'site-settings'],
    specs: ['before-publishing', 'main-language', 'site-dashboard', 'site-pages', 'site-settings'],
  },
  {
    sources: [
      'audit',
      'identity',
      'password',
      'privacy',
      'profile',
      'role',
      'roles',
      'session',
      'sessions',
      'sign-in',
      'user',
    ],
    specs: ['audit', 'first-sign-in', 'privacy-dashboard', 'profile', 'prove-password', 'roles', 'sign-in-fields'],
    slow: ['server/identity/known-place', 'server/identity/second-step', 'server/identity/site-key'],
  },
  {
    sources: ['collections', 'comparison', 'fields', 'resource', 'versions'],
    specs: ['versions', 'versions-in-text'],
    slow: ['server/versions/random'],
  },
  {
    sources: ['backup', 'backups', 'details', 'undo', 'versions'],
    specs: ['going-back'],
    slow: ['server/backup/download', 'server/undo/undo'],
  },
  { sources: ['resource', 'trash'], specs: ['delete-for-good', 'selection', 'weighty-deletes'] },
  { sources: ['database', 'resource', 'twenty-years'], slow: ['tests/twenty-years/reading'] },
  {
    sources: [
      'audit',
      'database',
      'giving',
      'housekeeping',
      'privacy',
      'resource',
      'search',
      'searches',
      'translations',
    ],
    slow: ['tests/searches/searches'],
  },
  { sources: ['guide', 'hints', 'locales', 'screen'], specs: ['guide', 'hints'] },
  {
    sources: ['locales', 'translation', 'translations'],
    specs: [
      'dashboard-in-each-language',
      'dashboard-languages',
      'every-screen',
      'languages',
      'longer-words',
      'translating',
      'untranslated',
    ],
    slow: ['server/translations/freshness'],
  },
  {
    sources: ['components', 'form', 'list', 'loading', 'record', 'screen', 'shell', 'theme', 'toast'],
    specs: [
      'dashboard-boxes',
      'dialogs',
      'every-screen',
      'first-load',
      'form-feedback',
      'forms-and-dialogs-fit',
      'list-dates',
      'list-frame',
      'list-place',
      'menu',
      'nothing-listed',
      'tables',
      'tasks-keyboard',
    ],
  },
  { sources: ['layout', 'offline', 'service-worker', 'ui'], specs: ['languages', 'offline', 'print', 'style'] },
  {
    sources: [
      'categories',
      'collections',
      'database',
      'events',
      'fields',
      'gallery',
      'http',
      'links',
      'pages',
      'plain-pages',
      'posts',
      'redirects',
      'resource',
      'seo',
      'translations',
    ],
    slow: ['tests/freshness/counts', 'tests/freshness/freshness'],
  },
  { sources: ['housekeeping', 'privacy'], slow: ['server/privacy/giving-retention'] },
  { sources: ['head', 'seo'], slow: ['server/seo/seo'] },
  {
    sources: ['backup', 'health', 'mail', 'newsletter', 'overview', 'search'],
    specs: [
      'newsletter-dashboard',
      'overview',
      'overview-waiting',
      'search-everything',
      'search-of-the-site',
      'system-status',
    ],
    slow: [
      'server/backup/backup',
      'server/backup/cannot-write',
      'server/backup/restore-place',
      'server/backup/schedule',
      'server/backup/unfinished',
      'server/commands/status',
      'server/health/status',
      'tests/faults/disk',
      'tests/newsletter/killed',
    ],
  },
  {
    sources: ['editor', 'html', 'linear', 'search', 'security', 'tables', 'text'],
    specs: ['stored-xss'],
    slow: ['tests/linear/functions'],
  },
  {
    sources: ['commands', 'config', 'containers', 'deploy', 'install', 'scripts'],
    slow: [
      'server/commands/admin',
      'server/commands/doctor/doctor',
      'server/commands/doctor/troubles',
      'server/commands/main',
      'server/commands/move',
      'server/commands/status',
      'server/identity/site-key',
      'tests/containers/compose',
      'tests/install/modes',
      'tests/install/unit-filter',
      'tests/proxies/proxies',
    ],
  },
  {
    sources: ['clock-check', 'cluster', 'database', 'faults', 'front', 'outbox', 'process'],
    slow: [
      'server/clock-check/clock-check',
      'tests/cluster/once',
      'tests/cluster/rolling-restart',
      'tests/cluster/stopping',
      'tests/proxies/proxies',
      'tests/queries/queries',
      'tests/faults/clock',
      'tests/faults/crash',
      'tests/faults/killed',
      'tests/faults/outages',
      'tests/faults/postgres-outages',
      'tests/nodes',
    ],
  },
  ...testModules.map(({ area }) => area),
];

/** The areas of a change: a file belongs to those that name a folder on its path, or its own name up to the first dot. */
function touchedAreas(changed: readonly string[]): Area[] {
  const names = new Set(changed.flatMap((file) => file.split('/')).map((part) => part.split('.')[0] ?? part));
  return areas.filter(({ sources }) => sources.some((source) => names.has(source)));
}

/** The browser tests for a change, without repeats. A changed spec is among them. */
export function specsForChange(changed: readonly string[]): string[] {
  const touched = touchedAreas(changed).flatMap(({ specs = [] }) => specs);
  const own = changed.flatMap(
    (file) => /^(?:tests\/browser|modules\/[\w-]+\/tests)\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  );
  return [...new Set([...always, ...touched, ...own])].sort();
}

/** The slow tests that a change leaves out: none of their areas is touched, and they are not changed themselves. */
export function slowTestsNotOf(changed: readonly string[]): string[] {
  const touched = new Set(touchedAreas(changed).flatMap(({ slow = [] }) => slow));
  const all = new Set(areas.flatMap(({ slow = [] }) => slow));
  return [...all].filter((test) => !touched.has(test) && !changed.includes(`${test}.test.ts`));
}

const lines = async (...args: string[]) => (await git('git', args)).stdout.split('\n').filter((line) => line !== '');

/**
 * The files that differ from what others have: those not committed, and those of the commits that the upstream branch has
 * not; of the last commit, where there are neither. Undefined outside a git checkout.
 */
export async function changedFiles(): Promise<string[] | undefined> {
  try {
    const open = [
      ...(await lines('diff', '--name-only', 'HEAD')),
      ...(await lines('ls-files', '--others', '--exclude-standard')),
    ];
    const upstream = await lines('rev-parse', '--verify', '--quiet', '@{upstream}').catch(() => []);
    const ahead = await Promise.all(upstream.map((base) => lines('diff', '--name-only', `${base}...HEAD`)));
    const changed = [...open, ...ahead.flat()];
    return changed.length > 0 ? changed : await lines('show', '--pretty=', '--name-only', 'HEAD');
  } catch {
    return undefined;
  }
}
