import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { FormSection } from '../form/FormSection.tsx';
import { SwitchField } from '../form/SwitchField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { PictureField } from '../media/PictureField.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import type { galleryForm } from './gallery-form.ts';
import { MediaTypeField } from './MediaTypeField.tsx';

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
            hint="A direct video URL, or an embed URL such as one of YouTube."
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
          hint="Optional. Shown small in the lists, in place of the item itself."
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
