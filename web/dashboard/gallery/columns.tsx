import { Film, Image, Play } from 'lucide-react';
import type { MediaType, StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { cut } from '../../../domain/text.ts';
import { Picture } from '../../ui/Picture.tsx';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';
import { ItemStatus } from './ItemStatus.tsx';
import { DESCRIPTION_LENGTH } from './texts.ts';

/** The item small, with the sign of a video over it. */
function Thumbnail({ item }: { item: StaffGalleryItem }) {
  const picture = item.thumbnail_picture ?? item.picture;
  const isVideo = item.media_type === 'video';
  const Sign = isVideo ? Film : Image;
  return (
    <span className="relative grid h-14 w-20 shrink-0 place-items-center overflow-hidden bg-sunken text-muted">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="5rem" className="absolute inset-0 size-full object-cover" />
      ) : (
        <Sign aria-hidden="true" className="size-6" />
      )}
      {isVideo ? (
        <span className="absolute inset-0 grid place-items-center">
          <span className="grid size-8 place-items-center rounded-full bg-ink text-chalk">
            <Play aria-hidden="true" className="size-4 fill-current" />
          </span>
        </span>
      ) : null}
    </span>
  );
}

const column = columnsOf<StaffGalleryItem>();

export const mediaTypeWords: Record<MediaType, string> = { image: 'Image', video: 'Video' };

export const columns = column.columns([
  column.accessor('title', {
    header: 'Media Item',
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <div className="flex items-center gap-3">
        <Thumbnail item={original} />
        <div className="min-w-0 @min-[60rem]/list:min-w-40">
          <p className="font-semibold break-words">{original.title}</p>
          <p className="text-sm break-words text-muted">
            {original.description === '' ? 'No description' : cut(original.description, DESCRIPTION_LENGTH)}
          </p>
        </div>
      </div>
    ),
  }),
  column.accessor('media_type', {
    header: 'Type',
    sortFn: 'text',
    cell: ({ getValue }) => mediaTypeWords[getValue()],
  }),
  column.accessor((it) => it.categories.map(({ name }) => name).join(', '), {
    id: 'categories',
    header: 'Categories',
    enableSorting: false,
    cell: ({ getValue }) => getValue() || 'None',
  }),
  column.accessor('is_active', {
    header: 'Status',
    sortFn: 'basic',
    cell: ({ getValue }) => <ItemStatus isActive={getValue()} />,
  }),
  column.accessor('uploaded_at', {
    header: 'Uploaded',
    sortFn: 'basic',
    cell: ({ getValue }) => <DayOf at={getValue()} />,
  }),
]);
