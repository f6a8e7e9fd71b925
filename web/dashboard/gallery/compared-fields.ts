import { useQuery } from '@tanstack/react-query';
import { allCategories } from '../categories/calls.ts';
import { galleryCategories } from '../categories/gallery-categories.ts';

const showFile = (value: unknown) => (typeof value === 'number' ? `File ${value} of the library` : 'Empty');

/** The fields compared when two people have changed one item, with their labels. */
export function useComparedFields() {
  const { data: categories = [] } = useQuery(allCategories(galleryCategories));
  const showCategories = (value: unknown) => {
    const names = categories.filter(({ id }) => Array.isArray(value) && value.includes(id)).map(({ name }) => name);
    return names.join(', ') || 'Empty';
  };
  return {
    title: 'Title',
    description: 'Description',
    media_type: 'Media Type',
    media_id: { label: 'Image', show: showFile },
    video_url: 'Video URL',
    thumbnail_media_id: { label: 'Thumbnail Image', show: showFile },
    categories: { label: 'Categories', show: showCategories },
    is_active: 'Active',
  };
}
