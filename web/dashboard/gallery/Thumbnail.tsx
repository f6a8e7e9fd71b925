import { Film, Image, Play } from 'lucide-react';
import type { StaffGalleryItem } from '../../../domain/gallery-item.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The item small, with the sign of a video over it. */
export function Thumbnail({ item }: { item: StaffGalleryItem }) {
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
