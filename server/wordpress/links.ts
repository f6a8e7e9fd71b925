import { isOwnAddress } from '../pages/own-addresses.ts';
import { rewriteImportedPage } from '../plain-pages/staff-store.ts';
import { postStore } from '../posts/staff-store.ts';
import { readOldPath } from '../redirects/old-path.ts';
import type { WantedRedirect } from '../redirects/store.ts';
import { holdPages, holdPosts } from './store.ts';
import type { Work } from './work.ts';

/** A link to a path of this site, as a cleaned text has it. */
const ownLink = / href="(\/(?!\/|media\/)[^"]*)"/g;

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** Where each old address leads; of two the first counts, as it does for visitors. */
function targetsOf(redirects: readonly WantedRedirect[]): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { from, to } of redirects) {
    const path = readOldPath(from);
    if (path !== undefined && !targets.has(path)) targets.set(path, to);
  }
  return targets;
}

/** Lets the links of everything that was brought lead straight to where the old ones are today. */
export async function rewriteLinks({ tools, old, linked, report }: Work): Promise<void> {
  const targets = targetsOf(old.all);
  const { publicUrl } = tools.config;
  for (const { collection, id, address } of linked) {
    await tools.write(null, async (unit) => {
      await (collection === 'posts' ? holdPosts(unit) : holdPages(unit));
      const text = await unit.db
        .selectFrom(collection)
        .select(['title', 'content'])
        .where('id', '=', id)
        .executeTakeFirst();
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
      if (collection === 'pages') await rewriteImportedPage(unit, publicUrl, id, content);
      else await unit.db.updateTable('posts').set({ content }).where('id', '=', id).execute();
      const after = collection === 'pages' ? { id, content } : await postStore(tools).find(unit.db, id);
      await unit.audit({ action: 'import', resource: collection, resourceId: id, after });
      await unit.changes(collection);
    });
  }
}
