import { Film, Image, Play } from 'lucide-react';
import * as words from '#locale/dashboard/gallery.ts';
import type { GalleryOrder, StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { cut } from '../../../domain/text.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Badge } from '../list/Badge.tsx';
import type { Column } from '../list/ListTable.tsx';
import { RowName } from '../list/RowTitle.tsx';
import { DayOf } from '../time/Moment.tsx';
import { wordedGalleryFields } from './fields.ts';

/** Characters of a description in the list. */
const DESCRIPTION_LENGTH = 60;

/** The item small, with the sign of a video over it. */
function Thumbnail({ item }: { item: StaffGalleryItem }) {
  const picture = item.thumbnail_picture ?? item.picture;
  const isVideo = item.media_type === 'video';
  const Sign = isVideo ? Film : Image;
  return (
    <span className="relative grid h-10 w-14 shrink-0 place-items-center overflow-hidden bg-sunken text-muted">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="3.5rem" className="absolute inset-0 size-full object-cover" />
      ) : (
        <Sign aria-hidden="true" className="size-6" />
      )}
      {isVideo ? (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-6 place-items-center rounded-full bg-ink text-chalk">
            <Play aria-hidden="true" className="size-3 fill-current" />
          </span>
        </span>
      ) : null}
    </span>
  );
}

/** Whether visitors see the item. */
export function ItemStatus({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'quiet'}>{isActive ? words.active : words.inactive}</Badge>;
}

export const galleryColumns: Column<StaffGalleryItem, GalleryOrder>[] = [
  {
    name: 'mediaItem',
    header: words.mediaItem,
    sort: 'title',
    cell: (it) => (
      <RowName
        title={it.title}
        below={it.description === '' ? words.noDescription : cut(it.description, DESCRIPTION_LENGTH)}
        picture={<Thumbnail item={it} />}
      />
    ),
  },
  {
    name: 'type',
    header: words.type,
    sort: 'media_type',
    cell: (it) => wordedGalleryFields.media_type.options.choices[it.media_type],
  },
  {
    name: 'categories',
    header: words.categories,
    cell: (it) => (
      <span className="line-clamp-2 text-sm wrap-anywhere">
        {it.categories.map(({ name }) => name).join(', ') || words.noCategories}
      </span>
    ),
  },
  {
    name: 'status',
    header: words.status,
    sort: 'is_active',
    worth: 'state',
    cell: (it) => <ItemStatus isActive={it.is_active} />,
  },
  { name: 'uploaded', header: words.uploaded, sort: 'uploaded_at', cell: (it) => <DayOf at={it.uploaded_at} /> },
];
