import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

interface ItemOptions {
  id: number;
  type?: string;
  title?: string;
  content?: string;
  /** Texts of elements, by their names: `wp:status`. */
  fields?: Record<string, string>;
  meta?: Record<string, string>;
  /** Names by slugs. */
  categories?: Record<string, string>;
  tags?: Record<string, string>;
  /** Elements as they are written. */
  inside?: string;
}

const filedUnder = (taxonomy: string, terms: Record<string, string>) =>
  Object.entries(terms)
    .map(([slug, name]) => `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>`)
    .join('\n');

/** A comment of an item. */
export const wordpressComment = (comment: { author: string; email: string; content: string }) => `<wp:comment>
<wp:comment_id>1</wp:comment_id><wp:comment_author>${cdata(comment.author)}</wp:comment_author>
<wp:comment_author_email>${comment.email}</wp:comment_author_email>
<wp:comment_date_gmt>2021-05-04 10:00:00</wp:comment_date_gmt><wp:comment_approved>1</wp:comment_approved>
<wp:comment_content>${cdata(comment.content)}</wp:comment_content></wp:comment>`;

/** An item of an export: a post that was published in May 2021, unless the options say otherwise. */
export function wordpressItem(options: ItemOptions): string {
  const {
    id,
    type = 'post',
    title = `Post ${id}`,
    content = '',
    fields = {},
    meta = {},
    categories = {},
    tags = {},
    inside = '',
  } = options;
  const all = {
    title,
    guid: `https://old.example/?p=${id}`,
    'dc:creator': 'aline',
    'content:encoded': content,
    'excerpt:encoded': '',
    'wp:post_id': String(id),
    'wp:post_date_gmt': '2021-05-03 10:00:00',
    'wp:post_name': `post-${id}`,
    'wp:status': 'publish',
    'wp:post_type': type,
    ...fields,
  };
  return `<item>
${Object.entries(all)
  .map(([name, text]) => `<${name}>${cdata(text)}</${name}>`)
  .join('\n')}
${filedUnder('category', categories)}
${filedUnder('post_tag', tags)}
${inside}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join('\n')}
</item>`;
}

/** An attachment whose file lies at `path` below the folder of uploads. */
export const wordpressFile = (id: number, path: string, meta: Record<string, string> = {}, parent = 0) =>
  wordpressItem({
    id,
    type: 'attachment',
    fields: {
      'wp:status': 'inherit',
      'wp:attachment_url': `https://old.example/wp-content/uploads/${path}`,
      'wp:post_parent': String(parent),
    },
    meta,
  });

/** An export with these items, written by Aline. */
export const wordpressExport = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>The old site</title>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>bob</wp:author_login><wp:author_display_name>Bob Builder</wp:author_display_name></wp:author>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('aline')}</wp:author_login><wp:author_email>${cdata('Aline@Example.org')}</wp:author_email></wp:author>
${items.join('\n')}
</channel>
</rss>`;

/** Writes a text to a new folder, as a file to be imported by this test; answers its path. */
export async function asFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-wordpress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'export.xml');
  await writeFile(path, text);
  return path;
}
