import { useQuery } from '@tanstack/react-query';
import { Image, Video } from 'lucide-react';
import { type Control, type FieldPathByValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import * as words from '#locale/dashboard/gallery.ts';
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
  { value: 'image', label: words.mediaTypes.image, hint: words.imageHint, Icon: Image },
  { value: 'video', label: words.mediaTypes.video, hint: words.videoHint, Icon: Video },
] as const;

/** A card for each kind of item. */
function MediaTypeField<Values extends FieldValues, Output>(props: MediaTypeFieldProps<Values, Output>) {
  const { field } = useController(props);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{words.mediaType}</legend>
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

  if (error !== null) return <Banner tone="danger">{words.categoriesNotLoaded}</Banner>;
  if (categories === undefined) return <Waiting>{words.loadingCategories}</Waiting>;
  if (categories.length === 0) {
    return (
      <Banner tone="info">
        <p>{words.noCategoriesFound}</p>
        <Link
          to={staffAddresses.galleryCategories}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {words.createACategory}
        </Link>
      </Banner>
    );
  }
  const turn = (id: number, on: boolean) =>
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="grid gap-2" aria-describedby={describedBy}>
      <legend className="sr-only">{words.categories}</legend>
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
      <FormSection title={words.basicInformation}>
        <TextField control={control} name="title" label={words.title} />
        <TextAreaField control={control} name="description" label={words.description} hint={words.optional} rows={4} />
      </FormSection>
      <FormSection title={words.mediaType}>
        <MediaTypeField control={control} name="media_type" />
        {isVideo ? (
          <TextField
            control={control}
            name="video_url"
            label={words.videoUrl}
            type="url"
            inputMode="url"
            hint={words.videoUrlHint}
          />
        ) : (
          <PictureField
            control={control}
            name="media_id"
            label={words.uploadImage}
            hint={words.uploadImageHint}
            rule={uploadRules.galleryPicture}
            present={item?.picture ?? null}
          />
        )}
        <PictureField
          control={control}
          name="thumbnail_media_id"
          label={words.thumbnailImage}
          hint={words.thumbnailImageHint}
          rule={uploadRules.galleryPicture}
          present={item?.thumbnail_picture ?? null}
        />
      </FormSection>
      <FormSection title={words.categories}>
        <CategoryChips control={control} name="categories" />
      </FormSection>
      <FormSection title={words.status}>
        <SwitchField
          control={control}
          name="is_active"
          label={words.status}
          on={{ label: words.active, hint: words.activeHint }}
          off={{ label: words.inactive, hint: words.inactiveHint }}
        />
      </FormSection>
    </>
  );
}
