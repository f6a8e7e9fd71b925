import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { testModules } from '../../modules/tests.ts';
import { textFunctions } from './functions.ts';
import { steepness, textsInSizes } from './growth.ts';
import type { Progress } from './try-works.ts';
import { works } from './works.ts';

/** Functions that are not tried: their texts come from us or the operator, or they do not work on a text. */
const notTried: readonly (readonly [place: RegExp, why: string])[] = [
  [
    /^server\/(backup|commands|config|copies|going-back|origin|sample|database|low-data|plain-pages|release)\b/,
    'paths, settings, columns',
  ],
  [/^server\/.* (folderStorage|fileTransport|isGoneHere|permissions|plannedVariants|isFileExtension)$/, 'paths, types'],
  [
    /^server\/.* (overloadedReply|robots|feed|sitemapIndex|sitemapPart|calendar|fileHeaders|workerHeaders|closedHeaders|securityHeaders)$/,
    'the address of the site',
  ],
  [/^server\/.* (badRequest|conflict|refuseFile|hasTag|isAddress)$/, 'passed on as it is'],
  [/^server\/versions\/versioned-records\.ts /, 'the name of a collection'],
  [/^server\/audit\/search\.ts readWords$/, 'a search, cut by a schema before'],
  [/^domain\/(in-search\.ts isSettingsPart|page-sections\.ts .*)$/, 'a name of ours, or the beginning of an address'],
  [/^server\/uses\/form-addresses\.ts formAddress$/, 'the name of a collection, and the number of a record'],
  [/^server\/http\/serve\.ts isAhead$/, 'headers, which the server bounds'],
  [/^server\/front\/http-front\.ts httpFront$/, 'an address, of which a folder at the beginning is looked at'],
  [/^server\/identity\/(admin-cli|lockout|passwords|second-step|secrets)\.ts /, 'hashed, or passed on as it is'],
  [/^server\/gateways\/ask\.ts /, 'names of ours, and replies that end at 64 KB'],
  [/^server\/newsletter\/(links|mails|store)\.ts /, 'hashed, or passed on as it is'],
  [
    /^server\/(forms|registrations)\/mails\.ts (expiry|acknowledgement|confirmation|changeMail|cancellation)$/,
    'moments, passed on as it is',
  ],
  [
    /^(domain\/((dates|numbers)-in-words\.ts|giving\/money\.ts amountInFigures)|web\/site\/addresses\.ts)/,
    'moments, numbers, or passed on as it is',
  ],
  [/^server\/pages\/posted-form\.ts /, 'hashed, or a body of at most a limit'],
  [
    /^(domain\/(fields\/(address\.ts isPageAddress|dial\.ts dial)|giving\/pledge\.ts monthNumber)|server\/giving\/(gift-list|givers|reached-giver|receipt-routes|receipts)\.ts) ?/,
    'schemas, an address that is cut before, days, columns, or cut by a schema',
  ],
  [/^server\/receipts\/sheet\.ts newSheet$/, 'texts of ours, or as `printable` made them'],
  [/^server\/roles\/change\.ts /, 'names of permissions, from the list of them'],
  [/^server\/previews\/render\.ts /, 'a document of ours, in which no text begins a script'],
  [
    /^domain\/(calendar\.ts|event-registration\.ts|staff-field\.ts|subscriber\.ts|web-address\.ts|submissions\/handling\.ts remarkInput)/,
    'dates, or schemas, which are tried as such',
  ],
  [
    /^(domain\/(month-calendar|fields\/time)\.ts|server\/calendar\/|web\/dashboard\/calendar\/)/,
    'days and months, which schemas cut before, and texts of ours',
  ],
  [/^domain\/csv\.ts csv(File|Head)$/, 'passed on as it is to the lines, which are tried'],
  [
    /^domain\/(text\.ts (line|paragraphsUpTo)|fields\/text\.ts richText|site\.ts completedSettings)$/,
    'schemas, which are tried as such',
  ],
  [/^server\/(app|narrow-modes|pages\/routes)\.ts /, 'the settings and paths of the program'],
  [
    /^server\/(links\/link-fields\.ts link(Fields|Lists)Of|resource\/versions\.ts areOf|languages\/believed\.ts believing)$/,
    'names and codes of ours',
  ],
  [
    /^(domain\/(fields\/(blocks\.ts heldBackIn|within\.ts (textAt|withValue))|translation\/translatable\.ts translatableField)|server\/links\/link-fields\.ts linksWithin|web\/dashboard\/page-blocks\/held-blocks\.ts newBlock)$/,
    'names of fields and ids, which schemas cut before',
  ],
  [
    /^server\/(health\/certificate|troubles\/trouble|http\/plain-document|identity\/site-key)\.ts /,
    'settings, or texts of ours',
  ],
  [
    /^server\/(advertisements\/open|front\/client-address|health\/prometheus|openapi\/[\w-]+)\.ts /,
    'settings, schemas of ours',
  ],
  [/^server\/(audit\/store|http\/request-log|posts\/preview|users\/store)\.ts /, 'cut by a schema or a head'],
  [/^server\/(forms\/recipients|identity\/recovery-codes|(gallery|posts)\/present)\.ts /, 'cut by a schema'],
  [
    /^server\/(standard-pages\/replacement\.ts readReplacement|page-leads\/replacements\.ts isReplacing)$/,
    'cut by a schema, or passed on to what is tried',
  ],
  [/^server\/privacy\/(author|held)\.ts /, 'cut by a schema, or passed on to what is tried'],
  [
    /^server\/(resource\/(slugs|listing|searching|phone-search|long-search)\.ts (freeSlug|orderingOf|lower|shapeOfSearch|sorted|hasDigits|translatedFirst|isOneOf)|redirects\/(store|find-redirect|findable|staff-store|suggestions)\.ts \w+)$/,
    'names of columns, or passed on to what is tried',
  ],
  [
    /^server\/(translations\/(routes|sources|texts-of-record|write)|tables\/limits)\.ts /,
    'names of ours, cut, or passed on to what is tried',
  ],
  [
    /^server\/(versions\/(gone|routes)|collections\/store|newsletter\/campaign-store)\.ts /,
    'settings, or passed on to what is tried',
  ],
  [/^web\/dashboard\/receipts\/calls\.ts /, 'numbers of ours'],
  [/^server\/(http\/upload\.ts receiveFile|media\/placeholder\.ts drawPoster)$/, 'a file, a drawing of ours'],
  [/^web\/site\/(render|blog\/byline|head\/structured-data)\.tsx? /, 'cut by a schema before'],
  [/^web\/site\/forms\/(answer-form|check)\.ts /, 'typed by its reader'],
  [/^web\/site\/pledge\/request-plan\.ts /, 'passed on as it is'],
  [/^server\/drafts\/routes\.ts draftRoutes$/, 'cut by a schema before'],
  [/^web\/dashboard\/search\/screens-called\.ts screensCalled$/, 'typed by its reader'],
  [/^domain\/(pins\.ts readPins|hints\.ts hintsRead)$/, 'written by us'],
  [/^web\/dashboard\/guide\/entries\.ts entriesWith$/, 'typed by its reader'],
  [/^web\/dashboard\/screen\/part-of-guide\.ts /, 'names of ours'],
  [/^web\/dashboard\/donations\/columns\.tsx amountOf$/, 'cut by a schema before'],
  [
    /^(web\/request\.ts addressOf|domain\/(api\/(call\.ts methodAndPath|resource\.ts trashMovesOf)|collections\/registry\.ts relatedCollection|fields\/field\.ts keyed|identifier\.ts recordId|month-so-far\.ts monthUntil|waiting\.ts isOwnWaiting)|server\/(collections\/visibility\.ts visibilityNamed|translations\/store\.ts pagesPart)|web\/dashboard\/fields\/cells\.tsx fieldCell)$/,
    'names of ours',
  ],
  [
    /^web\/site\/(begin|island|forms\/plan-form|forms\/toast|layout\/menu|components\/(picture-source|paging)|gallery\/gallery-page)\.tsx? /,
    'names of ours',
  ],
  [/^domain\/fields\/question\.ts (isQuestionKind|fieldNameOf)$/, 'names of ours'],
  [/^server\/staff-forms\/answers\.ts emailOf$/, 'passed on to what is tried'],
  [/^domain\/addresses\.ts openIn$/, 'an address of ours'],
  [/^web\/dashboard\/(site-settings\/places\.ts tabsOf|editor\/uploads\.ts (watchUpload|tryAgain))$/, 'names of ours'],
  [/^web\/dashboard\/form\/calendar-days\.ts /, 'days that were read before'],
  [/^web\/site\/(gallery\/place|documents\/file-type)\.ts /, 'addresses and types of ours'],
  [/^web\/.* use[A-Z]\w*$/, 'hooks of React'],
  [
    /^web\/dashboard\/(editor\/clean-paste\.ts cleanPaste|list\/download\.ts|comparison\/(WordDifference\.tsx plainLines|blocks\.ts blocksOf))/,
    'needs a browser',
  ],
  [
    /^web\/dashboard\/(form\/drafts\.ts|screen\/(details-step|left-place)\.ts|translations\/TranslatedFieldRow\.tsx|versions\/collections\.ts) /,
    'names and addresses of ours',
  ],
  [/^web\/dashboard\/donations\/columns\.tsx amountOf$/, 'cut by a schema before'],
  [
    /^web\/dashboard\/(audit|categories|submissions|overview|privacy|redirects|screens|session|time)\b/,
    'labels, calls of the API, moments',
  ],
  ...testModules.flatMap(({ notTried: ofModule = [] }) => ofModule),
];

const named = new Set(works.map(([name]) => name));

test('every function that takes a text is tried, or it is said why not', async () => {
  const all = await textFunctions(['blocks', 'domain', 'modules', 'server', 'web']);
  expect(all).toContain('domain/csv.ts disarmed');
  const forgotten = all.filter((name) => !named.has(name) && !notTried.some(([place]) => place.test(name)));
  expect(forgotten, 'add it to works.ts').toEqual([]);
  expect(notTried.filter(([place]) => !all.some((name) => place.test(name)))).toEqual([]);
});

/**
 * Looks through the rest of the text again at every tenth character. The work is that of compiled code: a loop of ours takes
 * many times as long until V8 has compiled it, which a busy machine does later, and short texts would seem slow.
 */
function square(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 10) found += text.indexOf('b', at);
  return found;
}

test('work that grows with the square of the text is found, also where it is done later; what grows with it is not', async () => {
  const texts = textsInSizes({ before: '', unit: 'a', behind: '' }, 256 * 1024);
  // Until it is found: a machine that does something else just then slows the short texts, and so hides the growth.
  const untilFound = { timeout: 120_000 };
  await expect.poll(() => steepness(square, texts), untilFound).toMatch(/ms at \d+ characters/);
  await expect
    .poll(() => steepness(async (text) => square(await Promise.resolve(text)), texts), untilFound)
    .toMatch(/ms at/);
  expect(await steepness((text) => text.replaceAll('a', '<a>').split('<').join('&'), texts)).toBeUndefined();
}, 300_000);

/** Maximum time without a message from the worker (ms); a text that takes longer counts as a failure. */
const NOTHING_HEARD = 60_000;

/** Faults after which no more are looked for: slow work makes a slow run. */
const ENOUGH = 5;

/** The faults found beside this thread: work that does not end is ended with its thread. */
function faultsFound(): Promise<string[]> {
  const { promise, resolve: end, reject } = Promise.withResolvers<string[]>();
  const faults: string[] = [];
  let trying = 'nothing yet';
  const worker = new Worker(resolve('tests/linear/try-works.ts'));
  const stop = setTimeout(() => {
    faults.push(`${trying}: does not end`);
    void worker.terminate();
  }, NOTHING_HEARD);
  worker.on('message', (progress: Progress) => {
    trying = progress.trying;
    if (progress.fault !== undefined) faults.push(progress.fault);
    if (faults.length >= ENOUGH) void worker.terminate();
    stop.refresh();
  });
  worker.on('error', reject);
  worker.on('exit', (code) => {
    clearTimeout(stop);
    if (code !== 0 && faults.length === 0) faults.push(`${trying}: ended with ${code}`);
    end(faults);
  });
  return promise;
}

test('no function takes work that grows faster than the text it is given', async () => {
  expect(await faultsFound()).toEqual([]);
}, 900_000);
