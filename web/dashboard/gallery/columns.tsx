import type { MediaType, StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { cut } from '../../../domain/text.ts';
import { columnsOf } from '../list/table-features.ts';
import { DayOf } from '../time/Moment.tsx';
import { ItemStatus } from './ItemStatus.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { DESCRIPTION_LENGTH } from './texts.ts';

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
