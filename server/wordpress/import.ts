import type { Desk } from '../desk.ts';
import { findUserByEmail } from '../identity/accounts.ts';
import { postStore } from '../posts/staff-store.ts';
import { contentOf } from './content.ts';
import { datesOf, draftOf, isTakenOver, titleOf } from './draft.ts';
import type { ExportedCategory, ExportedItem } from './element-reader.ts';
import { ImportedFiles } from './imported-files.ts';
import { readExport } from './read-export.ts';
import { ImportReport } from './report.ts';
import { categoryFor, holdPosts, insertPost, isImported } from './store.ts';
import { type Survey, surveyExport } from './survey.ts';
import { UploadsFolder } from './uploads-folder.ts';

/** Characters of a text as WordPress keeps it; ours holds a fifth of it when it is cleaned. */
const LONGEST_TEXT = 1_000_000;

/** Characters of what a post is called in every export. */
const LONGEST_GUID = 500;

/** Where the pages of the old site are put: this one has pages of its own. */
const PAGES: ExportedCategory = { slug: 'pages', name: 'Pages' };

/** What WordPress files everything under that nobody has filed. */
const UNFILED = 'uncategorized';

type Tools = Pick<Desk, 'rows' | 'write' | 'media' | 'config' | 'clock'>;

interface Work {
  tools: Tools;
  survey: Survey;
  files: ImportedFiles;
  report: ImportReport;
}

const guidOf = ({ guid, type, id }: ExportedItem) => (guid === '' ? `${type} ${id}` : guid).slice(0, LONGEST_GUID);

/** Ours are filed under one category. */
function categoryOf({ type, categories }: ExportedItem, title: string, report: ImportReport): ExportedCategory | null {
  if (type === 'page') return PAGES;
  const [first, ...others] = categories.filter(({ slug, name }) => slug !== UNFILED && name !== '');
  if (others.length > 0) report.change('posts with several categories are filed under the first', title);
  return first ?? null;
}

async function authorOf({ tools, survey }: Work, { author }: ExportedItem): Promise<number | null> {
  const email = survey.emails.get(author) ?? '';
  return email === '' ? null : ((await findUserByEmail(tools.rows, email))?.id ?? null);
}

async function pictureOf({ survey, files, report }: Work, { picture }: ExportedItem, title: string) {
  if (picture === 0) return null;
  const { paths = [] } = survey.attachments.get(picture) ?? {};
  const file = await files.take(paths, title);
  if (file?.isPicture) return file.id;
  report.leaveOut('featured pictures that are not at hand', paths[0] ?? `of “${title}”`);
  return null;
}

async function importItem(work: Work, item: ExportedItem): Promise<void> {
  const { tools, report } = work;
  const title = titleOf(item);
  const guid = guidOf(item);
  if (await isImported(tools.rows, guid)) {
    report.there += 1;
    return;
  }
  if (item.content.length > LONGEST_TEXT) return report.leaveOut('texts that are too long', title);
  // Pictures are brought before the transaction: decoding one takes a second, in which nobody else could write.
  const content = await contentOf({ ...work, publicUrl: tools.config.publicUrl }, item, title);
  const media_id = await pictureOf(work, item, title);
  const now = tools.clock().toISOString();
  const draft = draftOf(item, content, media_id, now, report);
  if (typeof draft === 'string') return report.leaveOut(`texts that cannot be kept (${draft})`, title);
  const category = categoryOf(item, title, report);
  const author_id = await authorOf(work, item);
  const { created_at, updated_at } = datesOf(item, now);
  const { taken } = report;
  let newCategories = 0;
  await tools.write(null, async (unit) => {
    await holdPosts(unit);
    const category_id = category && (await categoryFor(unit, category, () => (newCategories += 1)));
    const id = await insertPost(unit, draft, { guid, author_id, category_id, created_at, updated_at });
    const after = await postStore(tools).find(unit.rows, id);
    await unit.audit({ action: 'import', resource: 'posts', resourceId: id, after });
    await unit.changes('posts');
  });
  taken.categories += newCategories;
  if (item.comments > 0) report.leaveOut('posts without their comments', title);
  if (item.type === 'page') {
    report.change(`pages are drafts in the category “${PAGES.name}”`, title);
    taken.pages += 1;
  } else if (draft.status === 'published') taken.published += 1;
  else taken.drafts += 1;
}

/**
 * Takes the posts and pages of a WordPress export over, with those of its files that lie in `uploads`, a copy of
 * `wp-content/uploads`. Nothing is fetched from anywhere, nobody gets an account, and what was taken over before is left as
 * it is. `tell` is called from time to time with how far it has come. Throws `BadExport` before anything is written.
 */
export async function importWordpress(
  tools: Tools,
  path: string,
  uploads: string | undefined,
  tell: (done: number, all: number) => void,
): Promise<ImportReport> {
  const folder = uploads === undefined ? undefined : await UploadsFolder.open(uploads);
  const survey = await surveyExport(path);
  const report = new ImportReport();
  const work = { tools, survey, report, files: new ImportedFiles(tools, folder, survey, report) };
  let done = 0;
  for await (const part of readExport(path)) {
    if (part.kind !== 'item' || part.type === 'attachment') continue;
    if (part.type !== 'post' && part.type !== 'page') report.leaveOut(`things of the kind “${part.type}”`);
    else if (!isTakenOver(part)) report.leaveOut(`${part.type}s with the status “${part.status}”`, titleOf(part));
    else await importItem(work, part);
    done += 1;
    tell(done, survey.items);
  }
  return report;
}
