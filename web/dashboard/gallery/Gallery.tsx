import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/gallery.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { galleryCategories } from '../../../domain/collections/gallery-categories.ts';
import { type GalleryQuery, galleryQuery, type StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { uploadRules } from '../../../domain/upload.ts';
import { allRecords } from '../collections/calls.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { DeleteAction, EditLink, RowAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { FileChooser } from '../media/FileChooser.tsx';
import { sendForm } from '../media/upload.ts';
import type { SendQueued } from '../media/upload-queue.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { May } from '../session/May.tsx';
import { request } from '../session/request.ts';
import { everyGalleryRecord, useGalleryTrash } from './calls.ts';
import { galleryColumns } from './columns.tsx';

const UploadQueue = lazyPart(async () => (await import('../media/UploadQueue.tsx')).UploadQueue);
const GalleryDetails = lazyPart(async () => (await import('./GalleryDetails.tsx')).GalleryDetails);
const GalleryCategoryDialog = lazyPart(
  async () => (await import('../categories/GalleryCategoryDialog.tsx')).GalleryCategoryDialog,
);

const texts: ListTexts = {
  label: words.galleryItems,
  loading: words.loadingItems,
  failed: words.itemsNotLoaded,
  reload: words.retry,
  none: words.noneFound,
  noneHint: words.noneYet,
  noMatch: words.noneFound,
  total: words.total,
};

/** Makes an item of a picture, by the call of the form. */
const sendPicture: SendQueued = ({ file, title, ...transfer }) => {
  const form = new FormData();
  form.set('title', title);
  form.set('image', file);
  return sendForm('/gallery/', form, transfer);
};

/** By a category's number, and by the day of the upload among others. */
function useFilters(): ListFilter<GalleryQuery>[] {
  const { data: categories = [] } = useQuery(allRecords(galleryCategories));
  return [
    {
      kind: 'choice',
      name: 'category',
      label: words.category,
      all: words.allCategories,
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'media_type',
      label: words.mediaTypeFilter,
      all: words.allMediaTypes,
      options: optionsOf({ image: words.images, video: words.videos }),
    },
    {
      kind: 'choice',
      name: 'is_active',
      label: words.status,
      all: words.allStatus,
      options: optionsOf({ true: words.active, false: words.inactive }),
    },
    { kind: 'day', name: 'uploaded', label: words.uploadedOn },
  ];
}

/** The pictures and videos that visitors see, and those they do not see yet. */
export function Gallery() {
  const [naming, setNaming] = useState(false);
  const [fresh, setFresh] = useState<File[]>();
  const queries = useQueryClient();
  const message = usePassingMessage();
  const trash = useGalleryTrash(() => message.say(words.itemDeleted));
  const list = useList({
    queryKey: [...everyGalleryRecord, 'items'],
    query: galleryQuery,
    load: (query) => request('GET /gallery/', { query }),
    order: '-uploaded_at',
    columns: galleryColumns,
    filters: useFilters(),
    pageSizes: [6],
  });
  const opened = useOpened<StaffGalleryItem>(list, (id) => request('GET /gallery/{id}/', { parameters: { id } }));

  const actions = (
    <>
      <Button onClick={() => setNaming(true)}>{words.categories}</Button>
      <May permission="gallery.create">
        <Link to={galleryCategories.screen.address} className={buttonLook('secondary')}>
          {words.addCategory}
        </Link>
        <FileChooser rule={uploadRules.galleryPicture} onChosen={(file) => setFresh([file])} onManyChosen={setFresh}>
          {words.uploadPictures}
        </FileChooser>
      </May>
      <AddLink permission="gallery.create" to={staffAddresses.newGalleryItem}>
        {words.newItem}
      </AddLink>
    </>
  );
  return (
    <ListScreen
      title={words.galleryManagement}
      subtitle={words.subtitle}
      message={message.text}
      actions={actions}
      views={<ViewLinks all={words.galleryItems} permission="gallery.delete" inTrash={list.address.inTrash} />}
      search={words.searchByTitle}
      clear={words.reset}
      searchOnSubmit
      texts={texts}
      begin={
        <AddLink permission="gallery.create" to={staffAddresses.newGalleryItem}>
          {words.addTheFirst}
        </AddLink>
      }
      list={list}
      trash={trash}
      pager="window"
      opening={(it) => (it.can?.edit ? staffAddresses.editGalleryItem(it.id) : opened.addressOf(it))}
      rowActions={(it) => (
        <>
          <RowAction
            label={words.viewDetailsOf(it.title)}
            word={words.view}
            Icon={Eye}
            onClick={() => opened.open(it)}
          />
          <EditLink row={it} name={it.title} to={staffAddresses.editGalleryItem(it.id)} />
          <DeleteAction row={it} trash={trash} />
        </>
      )}
    >
      <OpenedDetails opened={opened}>{(item) => <GalleryDetails item={item} onClose={opened.close} />}</OpenedDetails>
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
