import { findUserByEmail } from '../../../server/identity/accounts.ts';
import { importPage } from '../../../server/plain-pages/staff-store.ts';
import { postStore } from '../../../server/posts/staff-store.ts';
import { tagFor } from '../../../server/resource/topics.ts';
import { commentsOf } from './comments.ts';
import { contentOf } from './content.ts';
import { datesOf, draftOf, pageOf, titleOf } from './draft.ts';
import type { ExportedItem } from './element-reader.ts';
import { EVENT_TYPE, eventField } from './event-fields.ts';
import { pictureOf } from './featured-picture.ts';
import { importEvent } from './import-event.ts';
import type { OldPlace } from './report.ts';
import {
  categoryFor,
  findImported,
  fittedName,
  holdPages,
  holdPosts,
  type ImportedRecord,
  importedPage,
  importedPost,
  insertPost,
  rememberPage,
  sourceOf,
} from './store.ts';
import { decoded } from './upload-paths.ts';
import type { Work } from './work.ts';

/** Characters of a text as WordPress keeps it; ours holds a fifth of it when it is cleaned. */
const MAX_TEXT_LENGTH = 1_000_000;

/** WordPress' default category. */
const UNFILED = 'uncategorized';

/** Fields that WordPress keeps for itself, and fields that are imported under another name. */
const ownField =
  /^(?:footnotes$|_(?:edit_|oembed|wp_|thumbnail_id$|publicize|menu_item|pingme$|encloseme$|wpas_)|_yoast_wpseo_metadesc$|rank_math_description$|_aioseo_description$|_seopress_titles_desc$)/;

export const placeOf = (item: ExportedItem): OldPlace => ({ title: titleOf(item), address: item.link });

/** Ours are filed under one category; all others are tags, beside those it had. */
function termsOf({ terms }: ExportedItem, place: OldPlace, { report }: Work) {
  const named = terms.filter(({ name, slug }) => name !== '' && slug !== '');
  const [category = null, ...others] = named.filter(
    ({ taxonomy, slug }) => taxonomy === 'category' && slug !== UNFILED,
  );
  for (const { name } of others) report.change('second and later categories are now tags', place, name);
  for (const { taxonomy, name } of named.filter((term) => !['category', 'post_tag'].includes(term.taxonomy))) {
    report.leaveOut(`terms in the taxonomy “${taxonomy}”`, place, name);
  }
  return { category, tags: [...others, ...named.filter(({ taxonomy }) => taxonomy === 'post_tag')] };
}

/** The account of its author, or at least their name: no accounts are made. */
async function authorOf({ tools, survey }: Work, { author }: ExportedItem) {
  const { email = '', name = author } = survey.authors.get(author) ?? {};
  const author_id = email === '' ? null : ((await findUserByEmail(tools.db, email))?.id ?? null);
  return { author_id, author_name: name.slice(0, 200).toWellFormed() || null };
}

function reportFields({ report }: Work, { type, meta, content, title }: ExportedItem, place: OldPlace): void {
  const isOwn = (name: string) => ownField.test(name) || (type === EVENT_TYPE && eventField.test(name));
  for (const [name, value] of meta) {
    if (!isOwn(name) && value !== '') report.leaveOut('custom fields', place, `${name}: ${value}`);
  }
  if (`${title}${content}`.includes('\ufffd'))
    report.change('characters that were already damaged in the export', place, '\ufffd');
}

async function importPost(
  work: Work,
  item: ExportedItem,
  place: OldPlace,
  now: string,
): Promise<ImportedRecord | string> {
  const { tools, report } = work;
  // Pictures are brought before the transaction: decoding one takes a second, in which nobody else could write.
  const { html, hasOwnLinks } = await contentOf({ ...work, publicUrl: tools.config.publicUrl }, item, place);
  const media_id = await pictureOf(work, item, place);
  const draft = draftOf({ item, content: html, now, place, report }, media_id);
  if (typeof draft === 'string') return draft;
  const { category, tags: terms } = termsOf(item, place, work);
  const author = await authorOf(work, item);
  const { created_at, updated_at } = datesOf(item, now);
  const made = { categories: 0, tags: 0 };
  const id = await tools.write(null, async (unit) => {
    await holdPosts(unit);
    const category_id = category && (await categoryFor(unit, category, () => (made.categories += 1)));
    const tags: number[] = [];
    for (const term of terms) {
      const { id: tag, isNew } = await tagFor(unit, fittedName(term.name), decoded(term.slug));
      tags.push(tag);
      if (isNew) made.tags += 1;
    }
    const origin = { source: sourceOf(work.survey.site, item), ...author, category_id, tags, created_at, updated_at };
    const inserted = await insertPost(unit, draft, origin);
    await unit.audit({
      action: 'import',
      resource: 'posts',
      resourceId: inserted,
      after: await postStore(tools).find(unit.db, inserted),
    });
    unit.changes('posts');
    return inserted;
  });
  report.taken.posts += 1;
  report.taken.categories += made.categories;
  report.taken.tags += made.tags;
  if (draft.status === 'draft') report.taken.drafts += 1;
  const imported = importedPost(id);
  if (hasOwnLinks) work.linked.push(imported);
  return imported;
}

async function importOnePage(
  work: Work,
  item: ExportedItem,
  place: OldPlace,
  now: string,
): Promise<ImportedRecord | string> {
  const { tools, report, survey } = work;
  const { publicUrl } = tools.config;
  const { html, blocks, hasOwnLinks } = await contentOf({ ...work, publicUrl }, item, place);
  const wanted = pageOf({ item, content: html, blocks, now, place, report }, survey);
  if (typeof wanted === 'string') return wanted;
  if (item.meta.has('_thumbnail_id')) report.leaveOut('featured pictures of pages', place);
  termsOf(item, place, work);
  const { created_at, updated_at } = datesOf(item, now);
  const page = await tools.write(null, async (unit) => {
    await holdPages(unit);
    const inserted = await importPage(tools, unit, { ...wanted, created_at, updated_at });
    await rememberPage(unit, sourceOf(survey.site, item), inserted.id);
    await unit.audit({
      action: 'import',
      resource: 'pages',
      resourceId: inserted.id,
      after: { ...wanted, ...inserted },
    });
    unit.changes('pages');
    return inserted;
  });
  if (page.address !== wanted.address) report.change('pages that have a new address', place, `/${page.address}`);
  report.taken.pages += 1;
  report.taken.blocks += wanted.blocks?.length ?? 0;
  if (wanted.status === 'draft') report.taken.drafts += 1;
  const imported = importedPage(page.id, page.address);
  if (hasOwnLinks) work.linked.push(imported);
  return imported;
}

const importers = new Map([
  ['post', importPost],
  ['page', importOnePage],
  [EVENT_TYPE, importEvent],
]);

/** Whether items of this type become records of ours. */
export const isText = (type: string): boolean => importers.has(type);

/** Takes one post, page or event over, unless it was before. */
export async function importText(work: Work, item: ExportedItem): Promise<void> {
  const { tools, report } = work;
  const place = placeOf(item);
  for (const row of commentsOf(item, place)) {
    work.keepComment(row);
    report.taken.comments += 1;
  }
  if (item.comments.length > 0)
    report.change('comments are saved in a file', place, `${item.comments.length} comments`);
  let imported = await findImported(tools.db, work.survey.site, item);
  if (imported) report.there += 1;
  else {
    if (item.content.length > MAX_TEXT_LENGTH) return report.leaveOut('texts that are too long', place);
    reportFields(work, item, place);
    const now = tools.clock().toISOString();
    const importOne = importers.get(item.type) ?? importPost;
    const made = await importOne(work, item, place, now);
    if (typeof made === 'string') return report.leaveOut('texts that could not be saved', place, made);
    imported = made;
  }
  work.places.set(item.id, imported.address);
  work.old.addText(item, imported.address);
}
