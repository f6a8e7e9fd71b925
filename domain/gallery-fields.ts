import { choice } from './fields/choice.ts';
import type { RowOf } from './fields/field.ts';
import { picture } from './fields/file.ts';
import { flag } from './fields/flag.ts';
import { relations } from './fields/relation.ts';
import { paragraphs, text } from './fields/text.ts';
import { video } from './fields/video.ts';
import { staffText } from './reply-text.ts';
import { uploadRules } from './upload.ts';

/** The fields of an item of the gallery: of a picture, or of a video. */
export const galleryFields = {
  title: text({
    label: 'Title',
    missing: staffText('titleRequired'),
    searched: true,
    inSearch: true,
    translated: true,
  }),
  description: paragraphs({
    label: 'Description',
    hint: 'Optional.',
    max: 2000,
    rows: 4,
    searched: true,
    inSearch: true,
    translated: true,
  }),
  media_type: choice({
    label: 'Media Type',
    wrong: staffText('chooseMediaType'),
    initial: 'image',
    choices: { image: 'Image', video: 'Video' },
  }),
  media_id: picture({
    label: 'Image',
    hint: 'PNG, JPG, GIF up to 5MB',
    upload: 'image',
    readAs: 'picture',
    rule: uploadRules.galleryPicture,
  }),
  video_url: video({
    label: 'Video URL',
    hint: 'The address of the video, copied from the browser. A direct video URL or an embed URL: a file such as .mp4, or a video on YouTube or Vimeo.',
  }),
  thumbnail_media_id: picture({
    label: 'Thumbnail Image',
    hint: 'Optional. Shown in lists instead of the item itself.',
    upload: 'thumbnail',
    readAs: 'thumbnail_picture',
    rule: uploadRules.galleryPicture,
  }),
  categories: relations({ label: 'Categories', to: 'gallery_categories', wrong: staffText('chooseCategories') }),
  is_active: flag({ label: 'Active', wrong: staffText('chooseActive'), initial: true }),
};

export type GalleryColumns = RowOf<typeof galleryFields>;
