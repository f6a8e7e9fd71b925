import { addresses } from '../../../domain/addresses.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Icon } from '../components/Icon.tsx';
import { Chips } from '../gallery/Chips.tsx';
import type { ShownItem } from '../gallery/gallery-data.ts';

/** The square that those with a pointer see is cut out of a picture almost twice as wide. */
const SIZES =
  '(hover: hover) and (min-width: 64rem) 34rem, (min-width: 64rem) 31vw, (hover: hover) 90vw, (min-width: 40rem) 46vw, 92vw';

interface VideoCardProps {
  item: ShownItem;
}

/** A video before it is watched. Who points at it, or has nothing to point with, sees what it is. */
export function VideoCard({ item }: VideoCardProps) {
  return (
    <article className="video-card">
      <div className="video-thumbnail">
        {item.thumbnail_picture ? (
          <Picture picture={item.thumbnail_picture} sizes={SIZES} className="size-full object-cover" />
        ) : (
          <Placeholder label="No thumbnail" seed={item.id} />
        )}
        <span className="tile-sign">
          <Icon name="play" />
        </span>
      </div>
      <div className="video-text">
        <h3 className="font-display font-extrabold text-subheading">{item.title}</h3>
        <Chips categories={item.categories} />
        <a
          href={`${addresses.videos}?watch=${item.id}`}
          aria-label={`Watch: ${item.title}`}
          aria-haspopup="dialog"
          data-item={item.id}
          className="card-link video-watch"
        >
          <Icon name="play" />
          Watch
        </a>
      </div>
    </article>
  );
}
