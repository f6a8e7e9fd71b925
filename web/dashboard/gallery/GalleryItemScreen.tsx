import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/gallery.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Banner } from '../components/Banner.tsx';
import { choicesOf } from '../fields/relations.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { BackLink } from '../screen/BackLink.tsx';
import { useBackTo } from '../screen/left-place.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { request } from '../session/request.ts';
import { everyGalleryRecord, oneGalleryItem } from './calls.ts';
import { wordedGalleryFields } from './fields.ts';
import { GalleryItemFields } from './GalleryItemFields.tsx';
import { galleryChange, galleryForm, galleryFormValues } from './gallery-form.ts';

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
  const { data: categories = [] } = useQuery(choicesOf(wordedGalleryFields.categories.options));
  return (
    <FormScreen
      schema={galleryForm}
      startsWith={galleryFormValues(item)}
      change={item && galleryChange(item, categories)}
      translated={item && { resource: 'gallery', record: String(item.id) }}
      versions={item && { collection: 'gallery', id: item.id }}
      draft={`gallery item ${item?.id ?? 'new'}`}
      submit={item ? words.updateItem : words.addItem}
      submitting={words.saving}
      failed={item ? words.updatingFailed : words.creatingFailed}
      backTo={CANCEL_TO}
      save={async (input, seen, _, key) => {
        if (item) await request('PUT /gallery/{id}/', { parameters: { id: item.id }, body: { ...input, ...seen } });
        else await request('POST /gallery/', { body: input, key });
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
