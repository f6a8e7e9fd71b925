import { addRedirects } from '../../../server/redirects/store.ts';
import type { CommentRow } from './comments.ts';
import { isTakenOver } from './draft.ts';
import type { ExportedItem } from './element-reader.ts';
import { EVENT_TYPE, ORGANIZER_TYPE, VENUE_TYPE } from './event-fields.ts';
import { importText, isText, placeOf } from './import-text.ts';
import { ImportedFiles, UploadsFolder } from './imported-files.ts';
import { OldAddresses, pathOfTerm } from './old-addresses.ts';
import { readExport } from './read-export.ts';
import { ImportReport, type Remark } from './report.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { MAX_TERMS, surveyExport } from './survey.ts';
import { decoded } from './upload-paths.ts';
import type { ImportTools, Work } from './work.ts';

/** Callbacks for the progress of an import. */
export interface Listeners {
  /** Called from time to time with how far it has come. */
  tell?(done: number, all: number): void;
  /** Each record that is not as it was. */
  onRemark?(remark: Remark): void;
  onComment?(row: CommentRow): void;
}

/** Brings a file of the site, whether a text shows it or not. */
async function importFile({ files, survey, report, old }: Work, item: ExportedItem): Promise<boolean> {
  const { paths = [] } = survey.attachments.get(item.id) ?? {};
  const file = await files.take(paths, placeOf(item).title);
  if (file) old.addFile(item, file.url);
  else report.leaveOut('files that were not found in the uploads folder', placeOf(item), item.address);
  return file !== undefined;
}

/** A menu entry has its own name, or that of its target. */
function leaveMenuEntry({ report }: Work, item: ExportedItem): void {
  const menu = item.terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.name ?? '';
  const of = (field: string) => item.meta.get(`_menu_item_${field}`) ?? '';
  const leadsTo = of('url') || `${of('object')} ${of('object_id')}`.trim();
  report.leaveOut('menu items', placeOf(item), `${menu}: ${leadsTo}`);
}

/** Adds redirects from the old lists of categories and tags. */
async function addLists({ tools, survey, old }: Work): Promise<void> {
  const categories = await tools.db
    .selectFrom('categories')
    .select(['name', 'slug'])
    .where('deleted_at', 'is', null)
    .execute();
  const tags = await tools.db.selectFrom('tags').select(['name', 'slug']).execute();
  const named = (list: readonly { name: string; slug: string }[], term: { name: string; slug: string }) =>
    list.find(({ name, slug }) => slug === decoded(term.slug) || name === term.name);
  const parents = new Map(
    survey.terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ slug, parent }) => [slug, parent]),
  );
  for (const term of survey.terms) {
    const category = term.taxonomy === 'category' ? named(categories, term) : undefined;
    const tag = category ? undefined : named(tags, term);
    const to = category
      ? ({ filter: 'category', value: category.name } as const)
      : tag && ({ filter: 'tag', value: tag.name } as const);
    if (term.taxonomy === 'category') {
      old.addTerm('category', pathOfTerm(term.slug, parents), to);
      old.addTerm('category', term.slug, to);
    } else if (term.taxonomy === 'post_tag') old.addTerm('tag', term.slug, to);
  }
  for (const login of survey.authors.keys()) old.addAuthor(login);
}

async function keepRedirects({ tools, old, report }: Work): Promise<void> {
  if (old.hasMore) report.leaveOut('old addresses over the limit');
  const { added, changed, refused } = await tools.write(null, (unit) => addRedirects(unit, old.all));
  report.taken.redirects = added + changed;
  for (const { from, to, why } of refused)
    report.leaveOut('old addresses that could not be saved', { title: to, address: from }, why);
}

/**
 * Imports the posts, pages and events of a WordPress export, with those of its files that are in `uploads`, a copy of
 * `wp-content/uploads`. It fetches nothing, creates no accounts, and leaves earlier imports unchanged. Throws `BadExport`
 * before anything is written.
 */
export async function importWordpress(
  tools: ImportTools,
  path: string,
  uploads: string | undefined,
  { tell = () => undefined, onRemark = () => undefined, onComment = () => undefined }: Listeners = {},
): Promise<ImportReport> {
  const folder = uploads === undefined ? undefined : await UploadsFolder.open(uploads);
  const report = new ImportReport(onRemark);
  const survey = await surveyExport(path, (what, line) => report.mend(what, `line ${line}`));
  if (survey.hasMoreTerms) {
    report.leaveOut(`addresses of categories and tags after the first ${MAX_TERMS}, or with a name that is too long`);
  }
  const old = new OldAddresses(survey.site);
  const files = new ImportedFiles(tools, folder, survey, report);
  const work: Work = { tools, survey, report, files, old, places: new Map(), linked: [], keepComment: onComment };
  /** Attachments whose file is not here, and the text each belonged to. */
  const pagesOfFiles: Pick<ExportedItem, 'id' | 'link' | 'parent'>[] = [];
  let done = 0;
  for await (const part of readExport(path)) {
    if (part.kind !== 'item') continue;
    if (part.type === 'attachment') {
      const { id, link, parent } = part;
      if (!(await importFile(work, part))) pagesOfFiles.push({ id, link, parent });
    } else if (part.type === 'nav_menu_item') leaveMenuEntry(work, part);
    else if (part.type === VENUE_TYPE || part.type === ORGANIZER_TYPE) work.old.addOfEvents(part);
    else if (!isText(part.type)) report.leaveOut(`items of the type “${part.type}”`, placeOf(part));
    else if (!isTakenOver(part))
      report.leaveOut(
        `${part.type === EVENT_TYPE ? 'event' : part.type}s with the status “${part.status}”`,
        placeOf(part),
      );
    else await importText(work, part);
    done += 1;
    tell(done, survey.items);
  }
  for (const file of pagesOfFiles) old.addPageOfFile(file, work.places.get(file.parent) ?? '/');
  await addLists(work);
  await rewriteLinks(work);
  await keepRedirects(work);
  return report;
}
