import { addresses, otherAddresses } from '../../domain/addresses.ts';
import { publicAddresses } from '../../tests/support/public-addresses.ts';
import type { Client } from './client.ts';
import type { Asked } from './reading-calls.ts';
import { endsOf } from './record-ends.ts';
import { THREE_TIMES } from './words.ts';

const page = (name: string, path = name): Asked => ({ area: 'public pages', name, path });

const sitemapPart = /<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g;

/** Every public page, with the newest and the oldest record where it shows one, searches, and files for other programs. */
export async function publicPages(client: Client, visitor: Client): Promise<Asked[]> {
  const pages: Asked[] = [];
  for (const address of publicAddresses) {
    const list = /\{(\w+)\}/.exec(address)?.[1];
    if (list === undefined) pages.push(page(address));
    else if (list !== 'token')
      for (const [place, id] of (await endsOf(visitor, `/${list}/`)).entries())
        pages.push(page(place === 0 ? address : `${address}, the oldest`, address.replace(/\{\w+\}/, id)));
  }
  for (const text of [THREE_TIMES, 'school', 'ki']) pages.push(page(`${addresses.posts}?search=${text}`));
  const { feed, calendar, sitemap } = otherAddresses;
  for (const file of [`${addresses.posts}?page=2`, `${addresses.gallery}?page=2`, feed, calendar, sitemap])
    pages.push(page(file));
  const parts = [...(await (await client.get(sitemap)).text()).matchAll(sitemapPart)];
  const [first, last] = [parts.at(0)?.[1], parts.at(-1)?.[1]];
  if (first !== undefined) pages.push(page('the first part of the sitemap', first));
  if (last !== undefined) pages.push(page('the last part of the sitemap', last));
  return pages;
}
