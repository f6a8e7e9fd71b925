import { useQuery } from '@tanstack/react-query';
import { Image, Video } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import * as words from '#locale/dashboard/gallery.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Banner } from '../components/Banner.tsx';
import { controlsIn } from '../fields/FieldControl.tsx';
import { choicesOf } from '../fields/relations.ts';
import { FormSection } from '../form/FormSection.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { wordedGalleryFields } from './fields.ts';
import type { galleryForm } from './gallery-form.ts';

type GalleryControl = Control<FieldValues, unknown, z.output<typeof galleryForm>>;

const { label: mediaType, options } = wordedGalleryFields.media_type;

const cards = [
  { value: 'image', label: options.choices.image, hint: words.imageHint, Icon: Image },
  { value: 'video', label: options.choices.video, hint: words.videoHint, Icon: Video },
] as const;

/** A card for each kind of item. */
function MediaTypeField({ control }: { control: GalleryControl }) {
  const { field } = useController({ control, name: 'media_type' });
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{mediaType}</legend>
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

/** The categories, or why there are none to choose. */
function Categories({ children }: { children: ReactNode }) {
  const { data: categories, error } = useQuery(choicesOf(wordedGalleryFields.categories.options));
  if (error !== null) return <Banner tone="danger">{words.categoriesNotLoaded}</Banner>;
  if (categories === undefined) return <Waiting>{words.loadingCategories}</Waiting>;
  // The section is called as the field is.
  if (categories.length > 0) return <div className="[&_legend]:sr-only">{children}</div>;
  return (
    <Banner tone="info">
      <p>{words.noCategoriesFound}</p>
      <Link to={galleryCategories.screen.address} className="inline-flex min-h-11 items-center font-semibold underline">
        {words.createACategory}
      </Link>
    </Banner>
  );
}

const shown = { label: words.active, hint: words.activeHint };
const hidden = { label: words.inactive, hint: words.inactiveHint };

/** Whether visitors see the item; it says which of the two is chosen, and the effect. */
function ActiveSwitch({ control }: { control: GalleryControl }) {
  const { field } = useController({ control, name: 'is_active' });
  const checked: boolean = field.value ?? false;
  const state = checked ? shown : hidden;
  const hintId = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
          role="switch"
          aria-label={words.status}
          aria-describedby={hintId}
          className="switch"
          ref={field.ref}
          name={field.name}
          checked={checked}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span className="font-semibold">{state.label}</span>
      </label>
      <p id={hintId} role="status" className="text-sm text-muted">
        {state.hint}
      </p>
    </div>
  );
}

interface GalleryItemFieldsProps {
  control: GalleryControl;
  item: StaffGalleryItem | undefined;
}

/** The sections of the form; which of them ask for a file depends on the media type. */
export function GalleryItemFields({ control, item }: GalleryItemFieldsProps) {
  const field = controlsIn(wordedGalleryFields, control, item);
  const isVideo = useWatch({ control, name: 'media_type' }) === 'video';
  return (
    <>
      <FormSection title={words.basicInformation}>
        {field('title')}
        {field('description')}
      </FormSection>
      <FormSection title={mediaType}>
        <MediaTypeField control={control} />
        {isVideo ? field('video_url') : field('media_id', { label: words.uploadImage })}
        {field('thumbnail_media_id')}
      </FormSection>
      <FormSection title={words.categories}>
        <Categories>{field('categories')}</Categories>
      </FormSection>
      <FormSection title={words.status}>
        <ActiveSwitch control={control} />
      </FormSection>
    </>
  );
}
