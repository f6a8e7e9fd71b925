import { EXCERPT_LIMIT, type PostInput, postInput } from '../../domain/post.ts';
import { slugOf } from '../../domain/slug.ts';
import { LONGEST_TITLE } from '../../domain/staff-field.ts';
import { plainText } from '../html/plain-text.ts';
import type { ExportedItem } from './element-reader.ts';
import type { ImportReport } from './report.ts';
import { momentOf } from './when.ts';

/** What becomes of each status that is taken over; all others, such as the trash, stay behind. */
const statuses = new Map<string, PostInput['status']>([
  ['publish', 'published'],
  ['future', 'published'],
  ['draft', 'draft'],
  ['pending', 'draft'],
  ['private', 'draft'],
]);

export const isTakenOver = ({ status }: ExportedItem) => statuses.has(status);

/** A text as long as it may be, with an ellipsis where it was longer. Never splits a character in two. */
function fitted(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

export const titleOf = ({ title }: ExportedItem) => fitted(plainText(title), LONGEST_TITLE) || 'Untitled';

/** Pages are drafts, as ours has pages of its own; and nothing that was closed to the public becomes open. */
function statusOf(item: ExportedItem, title: string, report: ImportReport): PostInput['status'] {
  if (item.type === 'page') return 'draft';
  if (item.password !== '') {
    report.change('posts with a password are drafts', title);
    return 'draft';
  }
  if (item.status === 'private') report.change('private posts are drafts', title);
  return statuses.get(item.status) ?? 'draft';
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

/** The post as the form of the desk would send it, or why it cannot be kept. */
export function draftOf(
  item: ExportedItem,
  content: string,
  media_id: number | null,
  now: string,
  report: ImportReport,
): PostInput | string {
  const title = titleOf(item);
  const status = statusOf(item, title, report);
  const published_date = status === 'published' ? (datesOf(item, now).date ?? now) : null;
  const excerpt = fitted(plainText(item.excerpt), EXCERPT_LIMIT);
  const slug = slugOf(decodedSlug(item.slug));
  const checked = postInput.safeParse({ title, slug, content, excerpt, media_id, status, published_date });
  return checked.success ? checked.data : (checked.error.issues[0]?.message ?? 'It is not complete.');
}

/** WordPress writes letters beyond the Latin ones with percent signs. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
