import { MAX_ADDRESS_LENGTH, MAX_ADDRESS_PARTS } from '../../../domain/fields/address.ts';
import { instant } from '../../../domain/instant.ts';
import { programLanguage } from '../../../domain/languages.ts';
import { type PlainPageInput, plainPageInput } from '../../../domain/plain-page.ts';
import { MAX_PAGE_DESCRIPTION } from '../../../domain/plain-page-fields.ts';
import { type PostInput, postInput } from '../../../domain/post.ts';
import { EXCERPT_LIMIT } from '../../../domain/post-fields.ts';
import { slugOf } from '../../../domain/slug.ts';
import { MAX_TITLE_LENGTH } from '../../../domain/staff-field.ts';
import { plainText } from '../../../server/html/plain-text.ts';
import { worded } from '../../../server/http/reply-words.ts';
import type { SentBlock } from './block-of.ts';
import type { ExportedItem } from './element-reader.ts';
import type { ImportReport, OldPlace } from './report.ts';
import type { Survey } from './survey.ts';
import { decoded } from './upload-paths.ts';

/** A moment as `2021-05-03 10:00:00` in UTC, or else as a mail writes it. Null for none, which are zeros. */
export function momentOf(utc: string, mail = ''): string | null {
  const written = instant.safeParse(`${utc.trim().replace(' ', 'T')}Z`);
  if (written.success) return written.data;
  const milliseconds = Date.parse(mail);
  const year = new Date(milliseconds).getUTCFullYear();
  // WordPress writes the year -1 for a missing date, and the databases hold four digits.
  return year >= 1970 && year <= 9999 ? new Date(milliseconds).toISOString() : null;
}

/** The new status for each imported one; all others, such as the trash, are not imported. */
const statuses = new Map<string, 'published' | 'draft'>([
  ['publish', 'published'],
  ['future', 'published'],
  ['draft', 'draft'],
  ['auto-draft', 'draft'],
  ['pending', 'draft'],
  ['private', 'draft'],
]);

/** Characters of a title or an excerpt with its marks. */
const MAX_LINE_LENGTH = 20_000;

/** The fields in which plugins keep the description for search engines. */
const descriptions = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_seopress_titles_desc'];

/** Everybody could read it. */
export const isOpen = ({ status, password }: ExportedItem) => status === 'publish' && password === '';

export const isTakenOver = ({ status }: ExportedItem) => statuses.has(status);

export const textOf = (html: string) => plainText(html.slice(0, MAX_LINE_LENGTH));

/** A text as long as it may be, with an ellipsis where it was longer. Never splits a character in two. */
export function fitted(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

export const titleOf = ({ title }: ExportedItem) => fitted(textOf(title), MAX_TITLE_LENGTH) || 'Untitled';

/** Nothing that was closed to the public becomes open. */
function statusOf(item: ExportedItem, place: OldPlace, report: ImportReport): 'published' | 'draft' {
  if (item.password !== '') {
    report.change('texts with a password are now drafts', place);
    return 'draft';
  }
  const status = statuses.get(item.status) ?? 'draft';
  if (item.status === 'private' || item.status === 'pending')
    report.change(`texts with the status “${item.status}” are now drafts`, place);
  if (item.status === 'future') report.change('scheduled texts will be published on their date', place, item.date);
  return status;
}

/** When the post was made and changed, and appears. */
export function datesOf(item: ExportedItem, now: string) {
  const date = momentOf(item.date, item.published);
  const modified = momentOf(item.modified);
  const past = (moment: string | null) => (moment !== null && moment < now ? moment : now);
  const created_at = past(date ?? modified);
  const updated_at = past(modified ?? date);
  return { date, created_at, updated_at: updated_at < created_at ? created_at : updated_at };
}

/** The excerpt, or the description for search engines; never invented. */
function shortOf(item: ExportedItem, most: number, place: OldPlace, report: ImportReport): string {
  const description =
    descriptions.map((name) => item.meta.get(name) ?? '').find((text) => text !== '' && !text.includes('%%')) ?? '';
  const whole = textOf(item.excerpt) || textOf(description);
  if (whole.length > most) report.change(`excerpts of more than ${most} characters are shortened`, place, whole);
  return fitted(whole, most);
}

export function remarkTitle(item: ExportedItem, place: OldPlace, report: ImportReport): void {
  const whole = textOf(item.title);
  if (whole === '') report.change('texts without a title are now called “Untitled”', place);
  if (whole.length > MAX_TITLE_LENGTH) report.change('titles that were too long are shortened', place, whole);
  if (/<[a-z]/i.test(item.title) && whole !== '') report.change('titles are now plain text', place, item.title);
}

type Problem = string;

export const problemOf = ({ issues }: { issues: { message: string }[] }): Problem =>
  issues[0] ? worded(issues[0].message, programLanguage) : 'It is not complete.';

interface Wanted {
  item: ExportedItem;
  content: string;
  blocks?: SentBlock[] | undefined;
  now: string;
  place: OldPlace;
  report: ImportReport;
}

function sharedOf({ item, now, place, report }: Wanted) {
  remarkTitle(item, place, report);
  const status = statusOf(item, place, report);
  return {
    title: titleOf(item),
    status,
    published_date: status === 'published' ? (datesOf(item, now).date ?? now) : null,
  };
}

/** The post as the form of the dashboard would send it, or why it cannot be kept. */
export function draftOf(wanted: Wanted, media_id: number | null): PostInput | Problem {
  const { item, content, place, report } = wanted;
  const excerpt = shortOf(item, EXCERPT_LIMIT, place, report);
  const slug = slugOf(decoded(item.slug));
  const checked = postInput.safeParse({
    ...sharedOf(wanted),
    slug,
    content,
    excerpt,
    media_id,
    is_featured: item.isSticky,
  });
  return checked.success ? checked.data : problemOf(checked.error);
}

/** The same for a page. */
export function pageOf(wanted: Wanted, survey: Survey): PlainPageInput | Problem {
  const { item, content, blocks, place, report } = wanted;
  const description = shortOf(item, MAX_PAGE_DESCRIPTION, place, report);
  const checked = plainPageInput.safeParse({
    ...sharedOf(wanted),
    address: addressOf(item, survey),
    content,
    blocks,
    description,
  });
  return checked.success ? checked.data : problemOf(checked.error);
}

/** The path of a page below its parents, in our letters: `about/partners`. */
function addressOf({ id }: ExportedItem, { pages }: Survey): string {
  const parts: string[] = [];
  const seen = new Set<number>();
  for (let at = id; !seen.has(at); ) {
    const page = pages.get(at);
    if (!page) break;
    seen.add(at);
    // Names in letters that no address of ours has are their number.
    if (page.slug !== '') parts.unshift(slugOf(decoded(page.slug)) || `page-${at}`);
    at = page.parent;
  }
  const [first, second, third, ...rest] = parts;
  const shortened = parts.length > MAX_ADDRESS_PARTS ? [first, second, third, rest.join('-')] : parts;
  return shortened
    .join('/')
    .slice(0, MAX_ADDRESS_LENGTH - 20)
    .replace(/[-/]+$/, '');
}
