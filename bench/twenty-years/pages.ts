import { addresses, otherAddresses } from '../../domain/addresses.ts';
import { publicAddresses } from '../../tests/support/public-addresses.ts';
import type { Client } from './client.ts';
import type { Asked } from './reading-calls.ts';
import { endsOf } from './record-ends.ts';
import { THREE_TIMES } from './words.ts';

const sitemapPart = /<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g;

/** Every public page, with the newest and the oldest record where it shows one, searches, and files for other programs. */
export async function publicPages(client: Client): Promise<Asked[]> {
  const paths: string[] = [];
  for (const address of publicAddresses) {
    const list = /\{(\w+)\}/.exec(address)?.[1];
    if (list === 'token') continue;
    const ids = list === undefined ? [''] : await endsOf(client, `/${list}/`);
    for (const id of ids) paths.push(address.replace(/\{\w+\}/, id));
  }
  for (const list of [addresses.posts, addresses.gallery]) paths.push(`${list}?page=20`);
  for (const text of [THREE_TIMES, 'school', 'ki']) paths.push(`${addresses.posts}?search=${text}`);
  paths.push(otherAddresses.feed, otherAddresses.calendar, otherAddresses.sitemap);
  const sitemap = await (await client.get(otherAddresses.sitemap)).text();
  for (const [, path = ''] of sitemap.matchAll(sitemapPart)) paths.push(path);
  return paths.map((path) => ({ area: 'public pages', name: path, path }));
}
