import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { useListAddress } from '../list/list-address.ts';
import { TrashList } from '../list/TrashList.tsx';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { galleryItemsInTrash, useGalleryTrash } from './calls.ts';
import { columns } from './columns.tsx';
import { GalleryList } from './GalleryList.tsx';
import { listTexts, PAGE_SIZE, REMOVED } from './texts.ts';

const GalleryDetails = lazyPart(async () => (await import('./GalleryDetails.tsx')).GalleryDetails);
const GalleryCategoryDialog = lazyPart(
  async () => (await import('../categories/GalleryCategoryDialog.tsx')).GalleryCategoryDialog,
);

/** The pictures and videos that visitors see, and those they do not see yet. */
export function Gallery() {
  const [viewed, setViewed] = useState<StaffGalleryItem>();
  const [naming, setNaming] = useState(false);
  const address = useListAddress('-uploaded_at');
  const message = usePassingMessage();
  const trash = useGalleryTrash(() => message.say(REMOVED));
  const mayCreate = useMay('gallery.create');
  const mayDelete = useMay('gallery.delete');

  const actions = (
    <>
      <Button onClick={() => setNaming(true)}>Categories</Button>
      {mayCreate ? (
        <>
          <Link to={staffAddresses.galleryCategories} className={buttonLook('secondary')}>
            Add Category
          </Link>
          <Link to={staffAddresses.newGalleryItem} className={buttonLook('primary')}>
            <Plus aria-hidden="true" className="size-5" />
            New Item
          </Link>
        </>
      ) : null}
    </>
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Gallery Management"
        subtitle="The pictures and videos that visitors see."
        message={message.text}
        actions={actions}
      />
      {mayDelete ? <ViewLinks label="Gallery items and trash" all="Gallery items" inTrash={address.inTrash} /> : null}
      {address.inTrash ? (
        <TrashList
          texts={listTexts}
          inTrash={galleryItemsInTrash}
          columns={columns}
          address={address}
          pageSize={PAGE_SIZE}
          nameOf={({ title }) => title}
          trash={trash}
        />
      ) : (
        <GalleryList address={address} trash={trash} onView={setViewed} />
      )}
      <Suspense>
        {viewed === undefined ? null : <GalleryDetails item={viewed} onClose={() => setViewed(undefined)} />}
        {naming ? <GalleryCategoryDialog onClose={() => setNaming(false)} /> : null}
      </Suspense>
    </div>
  );
}
