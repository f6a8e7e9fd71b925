import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import { galleryQuery, type StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { allRecords } from '../collections/calls.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { DeleteAction, EditLink, RowAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { activeFilter, type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { FileChooser } from '../media/FileChooser.tsx';
import { sendForm } from '../media/upload.ts';
import type { SendQueued } from '../media/upload-queue.ts';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { everyGalleryRecord, useGalleryTrash } from './calls.ts';
import { columns } from './columns.tsx';

const UploadQueue = lazyPart(async () => (await import('../media/UploadQueue.tsx')).UploadQueue);
const GalleryDetails = lazyPart(async () => (await import('./GalleryDetails.tsx')).GalleryDetails);
const GalleryCategoryDialog = lazyPart(
  async () => (await import('../categories/GalleryCategoryDialog.tsx')).GalleryCategoryDialog,
);

const texts: ListTexts = {
  label: 'Gallery items',
  loading: 'Loading gallery items...',
  failed: 'Failed to load gallery items. Please try again later.',
  reload: 'Retry',
  none: 'No gallery items found matching your criteria.',
  noneHint: 'None have been added yet.',
  noMatch: 'No gallery items found matching your criteria.',
  total: (count, { first, last, page, pages }) =>
    `Showing ${first} to ${last} of ${count} gallery items · Page ${page} of ${pages}`,
};

/** Makes an item of a picture, by the call of the form. */
const sendPicture: SendQueued = ({ file, title, ...transfer }) => {
  const form = new FormData();
  form.set('title', title);
  form.set('image', file);
  return sendForm('/gallery/', form, transfer);
};

/** By a category's number, and by the day of the upload among others. */
function useFilters(): ListFilter[] {
  const { data: categories = [] } = useQuery(allRecords(galleryCategories));
  return [
    {
      kind: 'choice',
      name: 'category',
      label: 'Category',
      all: 'All Categories',
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'media_type',
      label: 'Media type',
      all: 'All Media Types',
      options: optionsOf({ image: 'Images', video: 'Videos' }),
    },
    activeFilter,
    { kind: 'day', name: 'uploaded', label: 'Uploaded on' },
  ];
}

/** The pictures and videos that visitors see, and those they do not see yet. */
export function Gallery() {
  const [viewed, setViewed] = useState<StaffGalleryItem>();
  const [naming, setNaming] = useState(false);
  const [fresh, setFresh] = useState<File[]>();
  const queries = useQueryClient();
  const message = usePassingMessage();
  const trash = useGalleryTrash(() => message.say('Gallery item was successfully deleted.'));
  const list = useList({
    queryKey: [...everyGalleryRecord, 'items'],
    query: galleryQuery,
    load: (query) => request('GET /gallery/', { query }),
    order: '-uploaded_at',
    columns,
    filters: useFilters(),
    pageSizes: [6],
  });

  const actions = (
    <>
      <Button onClick={() => setNaming(true)}>Categories</Button>
      <May permission="gallery.create">
        <Link to={staffAddresses.galleryCategories} className={buttonLook('secondary')}>
          Add Category
        </Link>
        <FileChooser rule={uploadRules.galleryPicture} onChosen={(file) => setFresh([file])} onManyChosen={setFresh}>
          Upload pictures
        </FileChooser>
      </May>
      <AddLink permission="gallery.create" to={staffAddresses.newGalleryItem}>
        New Item
      </AddLink>
    </>
  );
  return (
    <ListScreen
      title="Gallery Management"
      subtitle="The pictures and videos that visitors see."
      message={message.text}
      actions={actions}
      views={<ViewLinks all="Gallery items" permission="gallery.delete" inTrash={list.address.inTrash} />}
      search="Search by title"
      clear="Reset"
      searchOnSubmit
      texts={texts}
      list={list}
      trash={trash}
      pager="window"
      opening={(it) => (it.can?.edit ? staffAddresses.editGalleryItem(it.id) : () => setViewed(it))}
      rowActions={(it) => (
        <>
          <RowAction label={`View details of ${it.title}`} word="View" Icon={Eye} onClick={() => setViewed(it)} />
          <EditLink row={it} name={it.title} to={staffAddresses.editGalleryItem(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      {viewed === undefined ? null : <GalleryDetails item={viewed} onClose={() => setViewed(undefined)} />}
      {fresh === undefined ? null : (
        <UploadQueue
          files={fresh}
          rule={uploadRules.galleryPicture}
          send={sendPicture}
          onSent={() => void queries.invalidateQueries({ queryKey: everyGalleryRecord })}
          onClose={() => setFresh(undefined)}
        />
      )}
      {naming ? <GalleryCategoryDialog onClose={() => setNaming(false)} /> : null}
    </ListScreen>
  );
}
