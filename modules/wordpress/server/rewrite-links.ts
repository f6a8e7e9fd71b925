import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { eventStore } from '../../../server/events/staff-store.ts';
import { summaryOf } from '../../../server/html/plain-text.ts';
import { escapeXml } from '../../../server/html/xml.ts';
import { readOldPath } from '../../../server/links/old-path.ts';
import { isOwnAddress } from '../../../server/pages/own-addresses.ts';
import { rewriteImportedPage } from '../../../server/plain-pages/staff-store.ts';
import { postStore } from '../../../server/posts/staff-store.ts';
import type { WantedRedirect } from '../../../server/redirects/store.ts';
import { withLedLinks } from './page-blocks.ts';
import { holdEvents, holdPages, holdPosts, type ImportedRecord } from './store.ts';
import type { ImportTools, Work } from './work.ts';

/** A link to a path of this site, as a cleaned text has it. */
const ownLink = / href="(\/(?!\/|media\/)[^"]*)"/g;

/** The same as an address alone. */
const ownAddress = /^\/(?!\/|media\/)/;

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** The target of each old address; of two the first counts, as it does for visitors. */
function targetsOf(redirects: readonly WantedRedirect[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    const path = readOldPath(from);
    if (path !== undefined && !targets.has(path)) targets.set(path, to);
  }
  return targets;
}

/** A text with its links, and the blocks of a page as they are stored. */
interface Linking {
  content: string;
  blocks?: string;
}

/** Each kind of text: held against other writers, read, and written again; answers what the log keeps. */
const texts = {
  posts: {
    hold: holdPosts,
    async rewrite({ db }: UnitOfWork, tools: ImportTools, id: number, { content }: Linking) {
      await db.updateTable('posts').set({ content }).where('id', '=', id).execute();
      return postStore(tools).find(db, id);
    },
  },
  pages: {
    hold: holdPages,
    async rewrite(unit: UnitOfWork, { config }: ImportTools, id: number, { content, blocks = '[]' }: Linking) {
      await rewriteImportedPage(unit, config.publicUrl, id, { content, blocks });
      return { id, content, blocks };
    },
  },
  events: {
    hold: holdEvents,
    async rewrite({ db }: UnitOfWork, tools: ImportTools, id: number, { content: description }: Linking) {
      await db
        .updateTable('events')
        .set({ description, summary: summaryOf(description) })
        .where('id', '=', id)
        .execute();
      return eventStore(tools).find(db, id);
    },
  },
} as const;

async function readText(
  { db }: UnitOfWork,
  { collection, id }: ImportedRecord,
): Promise<(Linking & { title: string }) | undefined> {
  if (collection === 'pages')
    return db.selectFrom('pages').select(['title', 'content', 'blocks']).where('id', '=', id).executeTakeFirst();
  if (collection === 'events')
    return db.selectFrom('events').select(['title', 'description as content']).where('id', '=', id).executeTakeFirst();
  return db.selectFrom(collection).select(['title', 'content']).where('id', '=', id).executeTakeFirst();
}

/** Lets the links of everything that was brought lead straight to where the old ones are today. */
export async function rewriteLinks({ tools, old, linked, report }: Work): Promise<void> {
  const targets = targetsOf(old.all);
  for (const record of linked) {
    const { collection, id, address } = record;
    const { hold, rewrite } = texts[collection];
    await tools.write(null, async (unit) => {
      await hold(unit);
      const text = await readText(unit, record);
      if (!text) return;
      const present = (href: string): string => {
        const path = readOldPath(href);
        const target = path === undefined ? undefined : targets.get(path);
        if (target === undefined && path !== undefined && !isOwnAddress(path)) {
          report.change(
            'links to pages of the old site that were not in the export',
            { title: text.title, address },
            href,
          );
        }
        return target ?? href;
      };
      const inHtml = (html: string) =>
        html.replaceAll(ownLink, (written, href: string) => {
          const old = unescaped(href);
          const target = present(old);
          return target === old ? written : ` href="${escapeXml(target)}"`;
        });
      const led: Linking = {
        content: inHtml(text.content),
        ...(text.blocks !== undefined && {
          blocks: withLedLinks(text.blocks, {
            html: inHtml,
            address: (written) => (ownAddress.test(written) ? present(written) : written),
          }),
        }),
      };
      if (led.content === text.content && led.blocks === text.blocks) return;
      const after = await rewrite(unit, tools, id, led);
      await unit.audit({ action: 'import', resource: collection, resourceId: id, after });
      unit.changes(collection);
    });
  }
}
