import type { UnitOfWork } from '../../../server/database/unit-of-work.ts';
import { eventStore } from '../../../server/events/staff-store.ts';
import { summaryOf } from '../../../server/html/plain-text.ts';
import { readOldPath } from '../../../server/links/old-path.ts';
import { isOwnAddress } from '../../../server/pages/own-addresses.ts';
import { rewriteImportedPage } from '../../../server/plain-pages/staff-store.ts';
import { postStore } from '../../../server/posts/staff-store.ts';
import type { WantedRedirect } from '../../../server/redirects/store.ts';
import { holdEvents, holdPages, holdPosts, type ImportedRecord } from './store.ts';
import type { ImportTools, Work } from './work.ts';

/** A link to a path of this site, as a cleaned text has it. */
const ownLink = / href="(\/(?!\/|media\/)[^"]*)"/g;

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

/** Each kind of text: held against other writers, read, and written again; answers what the log keeps. */
const texts = {
  posts: {
    hold: holdPosts,
    async rewrite({ db }: UnitOfWork, tools: ImportTools, id: number, content: string) {
      await db.updateTable('posts').set({ content }).where('id', '=', id).execute();
      return postStore(tools).find(db, id);
    },
  },
  pages: {
    hold: holdPages,
    async rewrite(unit: UnitOfWork, { config }: ImportTools, id: number, content: string) {
      await rewriteImportedPage(unit, config.publicUrl, id, content);
      return { id, content };
    },
  },
  events: {
    hold: holdEvents,
    async rewrite({ db }: UnitOfWork, tools: ImportTools, id: number, description: string) {
      await db
        .updateTable('events')
        .set({ description, summary: summaryOf(description) })
        .where('id', '=', id)
        .execute();
      return eventStore(tools).find(db, id);
    },
  },
} as const;

async function readText({ db }: UnitOfWork, { collection, id }: ImportedRecord) {
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
      const content = text.content.replaceAll(ownLink, (written, href: string) => {
        const path = readOldPath(unescaped(href));
        const target = path === undefined ? undefined : targets.get(path);
        if (target !== undefined) return ` href="${target.replaceAll('&', '&amp;')}"`;
        if (path !== undefined && !isOwnAddress(path)) {
          report.change(
            'links to pages of the old site that were not in the export',
            { title: text.title, address },
            unescaped(href),
          );
        }
        return written;
      });
      if (content === text.content) return;
      const after = await rewrite(unit, tools, id, content);
      await unit.audit({ action: 'import', resource: collection, resourceId: id, after });
      unit.changes(collection);
    });
  }
}
