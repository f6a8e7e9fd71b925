import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { textFunctions } from './functions.ts';
import type { Progress } from './try-works.ts';
import { works } from './works.ts';

/** Whose texts are our own, an operator's or a name in the program; or what is no work on a text. */
const notTried: readonly (readonly [place: RegExp, why: string])[] = [
  [/^server\/(archive|commands|config|database|low-data|plain-pages)\b/, 'paths, settings, columns'],
  [/^server\/.* (folderStorage|fileTransport|isGoneHere|permissions|plannedVariants|isFileExtension)$/, 'paths, types'],
  [
    /^server\/.* (turnedAway|robots|feed|sitemap|calendar|fileHeaders|closedHeaders|securityHeaders)$/,
    'the address of the site',
  ],
  [/^server\/.* (csvReply|badRequest|conflict|refuseFile|hasTag|isAddress)$/, 'passed on as it is'],
  [/^server\/identity\/(by-hand|lockout|passwords|second-step|secrets)\.ts /, 'hashed, or passed on as it is'],
  [/^server\/newsletter\/(links|mails|store)\.ts /, 'hashed, or passed on as it is'],
  [/^server\/(forms|registrations)\/mails\.ts (expiry|acknowledgement|confirmation)$/, 'moments, passed on as it is'],
  [/^server\/pages\/posted-form\.ts keyOfPosted$/, 'hashed'],
  [/^server\/wordpress\/(old-addresses\.ts pathOfTerm|store\.ts fittedName)$/, 'cut, or passed on as it is'],
  [
    /^domain\/(calendar\.ts|staff-field\.ts|subscriber\.ts|web-address\.ts|enquiry\.ts remarkInput)/,
    'dates, or schemas, which are tried as such',
  ],
  [/^web\/ui\/format\.ts /, 'dates and time zones'],
  [/^web\/public\/(begin|island|forms\/plan-form|forms\/toast|frame\/menu|parts\/drawing)\.tsx? /, 'names of ours'],
  [/^web\/public\/(gallery\/place|documents\/file-type)\.ts /, 'addresses and types of ours'],
  [/^web\/.* use[A-Z]\w*$/, 'hooks of React'],
  [/^web\/staff\/(editor\/clean-paste\.ts cleanPaste|posts\/plain-lines\.ts|list\/download\.ts)/, 'needs a browser'],
  [/^web\/staff\/(audit|categories|enquiries|privacy|screens|session|time)\b/, 'labels, calls of the API, moments'],
];

const named = new Set(works.map(([name]) => name));

test('every function that takes a text is tried, or it is said why not', async () => {
  const all = (await Promise.all(['domain', 'server', 'web'].map(textFunctions))).flat();
  expect(all).toContain('domain/csv.ts disarmed');
  const forgotten = all.filter((name) => !named.has(name) && !notTried.some(([place]) => place.test(name)));
  expect(forgotten, 'add it to works.ts').toEqual([]);
  expect(notTried.filter(([place]) => !all.some((name) => place.test(name)))).toEqual([]);
});

/** How long nothing may be heard of the worker: what takes longer runs away, as the texts before took moments. */
const NOTHING_HEARD = 60_000;

/** Faults after which no more are looked for: slow work makes a slow run. */
const ENOUGH = 5;

/** What was found, tried beside this thread: work that does not end is ended with its thread. */
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
