import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collections } from '../../domain/collections/registry.ts';
import { addressIn, languages } from '../../domain/languages.ts';
import { type Reading, readingCalls } from '../queries/requests.ts';
import { eachDatabase } from '../support/each-database.ts';
import { filledIn, publicAddresses } from '../support/public-addresses.ts';
import { accessFor } from '../support/signed-in.ts';

// What the site answers, as digests: a change of the code that is not meant to change an answer is held against them.
// A change that is meant to writes them anew, with `vitest run tests/unchanged -u`; `UNCHANGED_IN=FOLDER` writes the answers
// themselves into a folder, so that those of two builds can be compared.

const { UNCHANGED_IN: folder } = process.env;

/** The keys of objects, and of what a schema requires, in the order of the alphabet: the order in which something is read says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, key === 'required' && Array.isArray(one) ? one.toSorted() : sorted(one)]),
  );
}

/** Without what differs from run to run: the names of files, the sizes of pictures that are made meanwhile, what is made at random. */
const steady = (text: string) =>
  text
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/#')
    .replaceAll(/\/media\/[\w-]{22}/g, '/media/#')
    .replaceAll(/"variants":\[[^\]]*\]/g, '"variants":[]')
    .replaceAll(/<source [^>]*srcSet[^>]*>| srcSet="[^"]*"(?: sizes="[^"]*")?/g, '')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://site')
    .replaceAll(/\/(pledge|sign-in|confirm)\/[\w-]{20,}/g, '/$1/#');

const inWords = new Map([
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

/** A page, with the data of its islands in a fixed order, and without its rules of style. */
const page = (html: string) =>
  steady(
    html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '').replaceAll(/data-props="([^"]*)"/g, (_, escaped: string) => {
      const props = escaped.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (one) => inWords.get(one) ?? one);
      return `data-props=${JSON.stringify(sorted(JSON.parse(props)))}`;
    }),
  );

/** Of calls that read content and are no collection's. */
const ownPaths = ['/site-pages/', '/site-settings/', '/newsletters/', '/translations/', '/trash/'];

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

eachDatabase('what the site answers', { sample: true }, (app, kind) => {
  const answers: [name: string, text: string][] = [];

  async function kept(file: string) {
    if (folder !== undefined) {
      await mkdir(join(folder, kind), { recursive: true });
      const texts = answers.map(([name, text]) => `## ${name}\n${text}\n`);
      await writeFile(join(folder, kind, file), texts.join(''));
    }
    const lines = answers.splice(0).map(([name, text]) => `${name}\t${digest(text)}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(file);
  }

  async function ask({ address, isByStaff }: Reading, access: string) {
    const reply = await app.get(address, isByStaff ? { authorization: `Bearer ${access}` } : {});
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    const said = isJson ? JSON.stringify(sorted(JSON.parse(text))) : text;
    answers.push([`${address}${isByStaff ? '' : ' by a visitor'}`, `${reply.status} ${steady(said)}`]);
  }

  test('the description of its calls', async () => {
    const { paths, components } = document.parse(await (await app.get('/api/openapi.json')).json());
    for (const [path, methods] of Object.entries(paths))
      for (const [method, call] of Object.entries(methods))
        answers.push([`${method.toUpperCase()} ${path}`, JSON.stringify(sorted(call))]);
    for (const [name, schema] of Object.entries(components.schemas))
      answers.push([name, JSON.stringify(sorted(schema))]);
    await kept('calls.txt');
  });

  test('its lists and records, in every order and by every filter', async () => {
    const access = await accessFor(app, (await app.addUser({ isSuperuser: true })).id);
    const readings = await readingCalls(app, access, { token: 'none' });
    const content = [...collections.flatMap((one) => ('path' in one ? one.path : [])), ...ownPaths];
    // The sample has no second page.
    for (const reading of readings.filter(({ address }) =>
      content.some((path) => `${address}/`.startsWith(`/api${path}`)),
    ))
      await ask({ ...reading, address: reading.address.replace('page=2&page_size=20', 'page_size=50') }, access);
    await kept('replies.txt');
  });

  test('its pages in every language', async () => {
    for (const address of publicAddresses) {
      if (address.includes('{token}')) continue;
      const path = await filledIn(app, address);
      for (const language of languages) {
        const reply = await app.get(addressIn(language, path));
        answers.push([addressIn(language, path), `${reply.status} ${page(await reply.text())}`]);
      }
    }
    await kept('pages.txt');
  });
});
