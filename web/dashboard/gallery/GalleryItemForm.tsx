import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { allCategories } from '../categories/calls.ts';
import { everyGalleryRecord, galleryCategories } from '../categories/gallery-categories.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { request } from '../session/request.ts';
import { GalleryItemFields } from './GalleryItemFields.tsx';
import { emptyItem, galleryForm, readCurrent, valuesOf } from './gallery-form.ts';

const showFile = (value: unknown) => (typeof value === 'number' ? `File ${value} of the library` : 'Empty');

/** The fields compared when two people have changed one item, with their labels. */
function useComparedFields() {
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

interface GalleryItemFormProps {
  /** The one to change; without it a new one is made. */
  item?: StaffGalleryItem;
  onSaved(): void;
}

/** The address of the gallery in the words of the form's specification; it leads to the same screen. */
const CANCEL_TO = '/dashboard/gallery';

/** Adds a picture or a video, or changes one. */
export function GalleryItemForm({ item, onSaved }: GalleryItemFormProps) {
  const queries = useQueryClient();
  const fields = useComparedFields();
  return (
    <FormScreen
      schema={galleryForm}
      startsWith={item ? valuesOf(item) : emptyItem}
      change={item && { seen: item.updated_at, read: readCurrent, fields }}
      draft={`gallery item ${item?.id ?? 'new'}`}
      submit={item ? 'Update Gallery Item' : 'Add Gallery Item'}
      submitting="Saving..."
      failed={
        item ? 'Failed to update gallery item. Please try again.' : 'Failed to create gallery item. Please try again.'
      }
      cancelTo={CANCEL_TO}
      save={async (input, seen) => {
        if (item)
          await request('PUT /gallery/{id}/', { parameters: { id: item.id }, body: { ...input, updated_at: seen } });
        else await request('POST /gallery/', { body: input });
        await queries.invalidateQueries({ queryKey: everyGalleryRecord });
      }}
      onSaved={onSaved}
    >
      {(control) => <GalleryItemFields control={control} item={item} />}
    </FormScreen>
  );
}
