import { choice } from './fields/choice.ts';
import type { RowOf } from './fields/field.ts';
import { picture } from './fields/file.ts';
import { flag } from './fields/flag.ts';
import { relation } from './fields/relation.ts';
import { slug } from './fields/slug.ts';
import { tags } from './fields/tags.ts';
import { paragraphs, richText, text } from './fields/text.ts';
import { publishedDate } from './fields/time.ts';
import { staffText } from './reply-text.ts';

/** Characters of excerpt staff may write. */
export const EXCERPT_LIMIT = 300;

/** The fields of a post. */
export const postFields = {
  title: text({
    label: 'Title',
    missing: staffText('titleRequired'),
    searched: true,
    inSearch: true,
    translated: true,
  }),
  slug: slug({
    hint: 'The end of its web address, made from the title until you write another one or publish the post. Only lowercase letters, numbers and hyphens.',
    otherwise: 'post',
  }),
  excerpt: paragraphs({
    label: 'Excerpt',
    max: EXCERPT_LIMIT,
    rows: 3,
    isCounted: true,
    searched: true,
    inSearch: true,
    translated: true,
  }),
  content: richText({ label: 'Content', inSearch: true, translated: true }),
  media_id: picture({
    label: 'Featured Image',
    hint: 'PNG, JPG or GIF up to 10MB',
    upload: 'featured_image',
    readAs: 'picture',
  }),
  status: choice({
    label: 'Status',
    wrong: staffText('choosePostStatus'),
    initial: 'draft',
    choices: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  }),
  published_date: publishedDate({ label: 'Published Date' }),
  category: relation({
    label: 'Category',
    to: 'categories',
    details: 'category_details',
    none: 'Uncategorized',
    wrong: staffText('chooseCategory'),
  }),
  is_featured: flag({
    label: 'Featured Post',
    hint: 'Shown as “Editor’s pick” on its page.',
    wrong: staffText('chooseFeatured'),
    initial: false,
  }),
  tags: tags({ label: 'Tags', hint: 'Separate tags with commas: savings, coffee, Musanze' }),
};

export type PostColumns = RowOf<typeof postFields>;
