import type { GeneratedAlways } from 'kysely';
import type { Key } from './key.ts';

export interface GalleryCategoryTable {
  id: Key;
  name: string;
  slug: string;
  icon: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface GalleryItemTable {
  id: Key;
  title: string;
  description: string;
  media_type: 'image' | 'video';
  media_id: number | null;
  video_url: string | null;
  /** Whether `video_url` names YouTube, null without one; the database keeps it. */
  is_at_youtube: GeneratedAlways<boolean | null>;
  thumbnail_media_id: number | null;
  is_active: boolean;
  uploaded_by: number | null;
  uploaded_at: string;
  updated_at: string;
  deleted_at: string | null;
}

export interface GalleryItemCategoryTable {
  item_id: number;
  category_id: number;
}
