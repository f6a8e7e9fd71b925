import type { Generated, GeneratedAlways } from 'kysely';
import type { EventColumns } from '../../../domain/event-fields.ts';
import type { GalleryColumns } from '../../../domain/gallery-fields.ts';
import type { PostColumns } from '../../../domain/post-fields.ts';
import { judged } from './judged.ts';
import type { CollectionRow, Key } from './key.ts';

/** Tables of the content that visitors read. */
export interface ContentTables {
  announcements: CollectionRow & {
    title: string;
    message: string;
    is_active: boolean;
    show_until: string | null;
    folded_text: GeneratedAlways<string>;
  };

  media: {
    id: Key;
    key: string;
    alt: string;
    type: string;
    bytes: number;
    width: number;
    height: number;
    placeholder: string | null;
    /** The focal point in percent; both or neither. */
    focus_x: Generated<number | null>;
    focus_y: Generated<number | null>;
    /** JSON: `{key, type, width}[]`; null until the variants have been made. */
    variants: string | null;
    /** The file's original name. */
    file_name: Generated<string>;
    /** The process that makes the variants, and the end of its lease. */
    claimed_by: string | null;
    claimed_until: string | null;
    /** The number of failed tries to make the variants. */
    tries: Generated<number>;
    created_at: string;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  /** Files without a row that refers to them, not yet or no longer, and since when. */
  orphaned_files: {
    key: string;
    since: string;
  };

  advertisements: CollectionRow & {
    title: string;
    description: string;
    content: string;
    media_id: number | null;
    target_url: string;
    is_active: boolean;
    start_date: string;
    end_date: string;
    views: Generated<number>;
    clicks: Generated<number>;
    folded_text: GeneratedAlways<string>;
  };

  events: CollectionRow &
    EventColumns & {
      summary: string;
      rating: number | null;
      /** What is searched, as `folded` makes it. */
      folded_text: GeneratedAlways<string>;
    };

  categories: CollectionRow & {
    name: string;
    slug: string;
    icon: string | null;
  };

  posts: CollectionRow &
    PostColumns & {
      author_id: number | null;
      /** The author's name if they have no account. */
      author_name: string | null;
      view_count: Generated<number>;
      like_count: Generated<number>;
      comment_count: Generated<number>;
      /** Private links show the post for as long as this is the number they were made under. */
      preview_series: Generated<number>;
      /** What is searched, as `folded` makes it. */
      folded_text: GeneratedAlways<string>;
    };

  /** Subjects of posts, beside their category. */
  tags: {
    id: Key;
    name: string;
    slug: string;
    created_at: string;
  };

  post_tags: {
    post_id: number;
    tag_id: number;
  };

  /** One row: what the organisation says of itself, as JSON. */
  site_settings: {
    id: number;
    settings: string;
    updated_at: string;
  };

  gallery_categories: CollectionRow & {
    name: string;
    slug: string;
    icon: string | null;
  };

  gallery_items: GalleryColumns & {
    id: Key;
    /** Whether `video_url` names YouTube, null without one; the database keeps it. */
    is_at_youtube: GeneratedAlways<boolean | null>;
    uploaded_by: number | null;
    uploaded_at: string;
    updated_at: string;
    deleted_at: string | null;
    /** What is searched, as `folded` makes it. */
    folded_text: GeneratedAlways<string>;
  };

  gallery_item_categories: {
    item_id: number;
    category_id: number;
  };
}

/** The personal columns of these tables, and how long each is kept. */
export const contentJudged = judged<ContentTables>()({
  announcements: { rest: 'ours' },
  media: {
    ours: ['alt', 'file_name'],
    made: ['folded_text'],
    keys: ['id', 'key', 'claimed_by'],
    moments: ['claimed_until', 'created_at'],
    values: ['type', 'bytes', 'width', 'height', 'placeholder', 'focus_x', 'focus_y', 'variants', 'tries'],
  },
  orphaned_files: { keys: ['key'], moments: ['since'] },
  advertisements: { rest: 'ours' },
  events: { rest: 'ours' },
  categories: { rest: 'ours' },
  posts: { name: 'author_name', rest: 'ours', keep: 'always' },
  tags: { ours: ['name', 'slug'], keys: ['id'], moments: ['created_at'] },
  post_tags: { keys: ['post_id', 'tag_id'] },
  site_settings: { ours: ['settings'], keys: ['id'], moments: ['updated_at'] },
  gallery_categories: { rest: 'ours' },
  gallery_items: {
    ours: ['title', 'description', 'video_url'],
    made: ['is_at_youtube', 'folded_text'],
    keys: ['id', 'media_id', 'thumbnail_media_id', 'uploaded_by'],
    moments: ['uploaded_at', 'updated_at', 'deleted_at'],
    values: ['media_type', 'is_active'],
  },
  gallery_item_categories: { keys: ['item_id', 'category_id'] },
});
