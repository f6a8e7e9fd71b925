import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/gallery.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import { type StaffGalleryItem, staffGalleryItem } from '../../../domain/gallery-item.ts';
import { allRecords } from '../collections/calls.ts';
import { Banner } from '../components/Banner.tsx';
import { changeOf } from '../form/conflict.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { useBackTo } from '../screen/left-place.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { request } from '../session/request.ts';
import { everyGalleryRecord, oneGalleryItem } from './calls.ts';
import { GalleryItemFields } from './GalleryItemFields.tsx';
import { emptyItem, galleryForm, valuesOf } from './gallery-form.ts';

const showFile = (value: unknown) => (typeof value === 'number' ? words.fileInLibrary(value) : words.empty);

/** The fields compared when two people have changed one item, with their labels. */
function useComparedFields() {
  const { data: categories = [] } = useQuery(allRecords(galleryCategories));
  const showCategories = (value: unknown) => {
    const names = categories.filter(({ id }) => Array.isArray(value) && value.includes(id)).map(({ name }) => name);
    return names.join(', ') || words.empty;
  };
  return {
    title: words.title,
    description: words.description,
    media_type: words.mediaType,
    media_id: { label: words.image, show: showFile },
    video_url: words.videoUrl,
    thumbnail_media_id: { label: words.thumbnailImage, show: showFile },
    categories: { label: words.categories, show: showCategories },
    is_active: words.active,
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
function GalleryItemForm({ item, onSaved }: GalleryItemFormProps) {
  const queries = useQueryClient();
  const fields = useComparedFields();
  return (
    <FormScreen
      schema={galleryForm}
      startsWith={item ? valuesOf(item) : emptyItem}
      change={item && changeOf(item, staffGalleryItem, valuesOf, fields)}
      translated={item && { resource: 'gallery', record: String(item.id) }}
      draft={`gallery item ${item?.id ?? 'new'}`}
      submit={item ? words.updateItem : words.addItem}
      submitting={words.saving}
      failed={item ? words.updatingFailed : words.creatingFailed}
      backTo={CANCEL_TO}
      save={async (input, seen) => {
        if (item) await request('PUT /gallery/{id}/', { parameters: { id: item.id }, body: { ...input, ...seen } });
        else await request('POST /gallery/', { body: input });
        await queries.invalidateQueries({ queryKey: everyGalleryRecord });
      }}
      onSaved={onSaved}
    >
      {(control) => <GalleryItemFields control={control} item={item} />}
    </FormScreen>
  );
}

/** Milliseconds for which it stays. */
const STAY = 5000;

/** Says that an item was created, and scrolls to the top of the form, which is empty again. */
function CreatedBanner() {
  const [gone, setGone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    const timer = setTimeout(() => setGone(true), STAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {gone ? null : (
        <Banner tone="success">
          <p className="font-semibold">{words.itemCreated}</p>
          <p>{words.continueOrReturn}</p>
        </Banner>
      )}
    </div>
  );
}

const Back = () => <BackLink to={staffAddresses.gallery}>{words.backToGallery}</BackLink>;

/** The form for an item still to come; after each one it is empty again, for the next. */
export function NewGalleryItem() {
  const [created, setCreated] = useState(0);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={words.addNewItem} subtitle={words.formSubtitle} actions={<Back />} />
      {created === 0 ? null : <CreatedBanner key={`banner ${created}`} />}
      <GalleryItemForm key={created} onSaved={() => setCreated(created + 1)} />
    </div>
  );
}

/** The form of the item in the address. */
export function EditGalleryItem() {
  const goBack = useBackTo(staffAddresses.gallery);
  return (
    <RecordScreen
      one={oneGalleryItem}
      title={words.editItem}
      loading={words.loadingItem}
      failed={words.itemNotLoaded}
      list={staffAddresses.gallery}
    >
      {(item) => (
        <div className="grid max-w-4xl gap-6">
          <ScreenHeader title={words.editItem} subtitle={words.formSubtitle} actions={<Back />} />
          <GalleryItemForm
            item={item}
            onSaved={() => {
              toast.success(words.itemUpdated);
              goBack();
            }}
          />
        </div>
      )}
    </RecordScreen>
  );
}
