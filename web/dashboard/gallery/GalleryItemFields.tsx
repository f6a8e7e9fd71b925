import { useQuery } from '@tanstack/react-query';
import { Image, Video } from 'lucide-react';
import { type Control, type FieldPathByValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { staffAddresses } from '../../../domain/addresses.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import type { MediaType, StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { allRecords } from '../collections/calls.ts';
import { Banner } from '../components/Banner.tsx';
import { useFieldNotes } from '../form/Field.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { SwitchField } from '../form/SwitchField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import type { galleryForm } from './gallery-form.ts';

interface MediaTypeFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, MediaType | undefined>;
}

const cards = [
  { value: 'image', label: 'Image', hint: 'A photo or a drawing.', Icon: Image },
  { value: 'video', label: 'Video', hint: 'A video at a web address.', Icon: Video },
] as const;

/** A card for each kind of item. */
function MediaTypeField<Values extends FieldValues, Output>(props: MediaTypeFieldProps<Values, Output>) {
  const { field } = useController(props);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">Media Type</legend>
      {cards.map(({ value, label, hint, Icon }, index) => (
        <label
          key={value}
          className="flex cursor-pointer items-center gap-4 border border-line-strong p-4 hover:bg-accent-surface has-checked:border-accent has-checked:bg-accent-surface has-checked:outline-2 has-checked:outline-accent"
        >
          <input
            type="radio"
            className="size-5 shrink-0"
            ref={index === 0 ? field.ref : undefined}
            name={field.name}
            value={value}
            checked={field.value === value}
            onBlur={field.onBlur}
            onChange={() => field.onChange(value)}
          />
          <Icon aria-hidden="true" className="size-7 shrink-0 text-accent" />
          <span>
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface CategoryChipsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, readonly number[] | undefined>;
}

/** The categories as chips; any number of them can be pressed. */
function CategoryChips<Values extends FieldValues, Output>(props: CategoryChipsProps<Values, Output>) {
  const { field, fieldState } = useController(props);
  const { data: categories, error } = useQuery(allRecords(galleryCategories));
  const chosen: readonly number[] = field.value ?? [];
  const { describedBy, notes } = useFieldNotes(undefined, fieldState.error?.message);

  if (error !== null) return <Banner tone="danger">Failed to load categories. Please refresh the page.</Banner>;
  if (categories === undefined) return <Waiting>Loading categories...</Waiting>;
  if (categories.length === 0) {
    return (
      <Banner tone="info">
        <p>No categories found</p>
        <Link
          to={staffAddresses.galleryCategories}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Create a category
        </Link>
      </Banner>
    );
  }
  const turn = (id: number, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-2" aria-describedby={describedBy}>
      <legend className="sr-only">Categories</legend>
      <div className="flex flex-wrap gap-2">
        {categories.map(({ id, name }, index) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 border border-line-strong bg-raised px-3 hover:bg-accent-surface has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent"
          >
            <input
              type="checkbox"
              className="size-4"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(id)}
              onBlur={field.onBlur}
              onChange={(event) => turn(id, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}

interface GalleryItemFieldsProps {
  control: Control<z.input<typeof galleryForm>, unknown, z.output<typeof galleryForm>>;
  item: StaffGalleryItem | undefined;
}

/** The sections of the form; which of them ask for a file depends on the media type. */
export function GalleryItemFields({ control, item }: GalleryItemFieldsProps) {
  const isVideo = useWatch({ control, name: 'media_type' }) === 'video';
  return (
    <>
      <FormSection title="Basic Information">
        <TextField control={control} name="title" label="Title" />
        <TextAreaField control={control} name="description" label="Description" hint="Optional." rows={4} />
      </FormSection>
      <FormSection title="Media Type">
        <MediaTypeField control={control} name="media_type" />
        {isVideo ? (
          <TextField
            control={control}
            name="video_url"
            label="Video URL"
            type="url"
            inputMode="url"
            hint="A direct video URL or an embed URL: a file such as .mp4, or a film at YouTube or Vimeo."
          />
        ) : (
          <PictureField
            control={control}
            name="media_id"
            label="Upload Image"
            hint="PNG, JPG, GIF up to 5MB"
            rule={uploadRules.galleryPicture}
            present={item?.picture ?? null}
          />
        )}
        <PictureField
          control={control}
          name="thumbnail_media_id"
          label="Thumbnail Image"
          hint="Optional. Shown in lists instead of the item itself."
          rule={uploadRules.galleryPicture}
          present={item?.thumbnail_picture ?? null}
        />
      </FormSection>
      <FormSection title="Categories">
        <CategoryChips control={control} name="categories" />
      </FormSection>
      <FormSection title="Status">
        <SwitchField
          control={control}
          name="is_active"
          label="Status"
          on={{ label: 'Active', hint: 'This item will be visible in your gallery' }}
          off={{ label: 'Inactive', hint: 'This item will be hidden from your gallery' }}
        />
      </FormSection>
    </>
  );
}
