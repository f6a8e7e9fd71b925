import { addresses } from '../../../domain/addresses.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Icon } from '../components/Icon.tsx';
import type { ShownItem } from './gallery-data.ts';

/** How wide a picture of the wall is shown, and one of those that are as large as four. */
const sizes = {
  regular: '(min-width: 64rem) 19rem, (min-width: 40rem) 33vw, 50vw',
  large: '(min-width: 64rem) 46rem, (min-width: 40rem) 33vw, 50vw',
};

interface GalleryTileProps {
  item: ShownItem;
  isLarge: boolean;
}

/** An item of the wall. All of it opens the item. */
export function GalleryTile({ item, isLarge }: GalleryTileProps) {
  const picture = item.thumbnail_picture ?? item.picture;
  return (
    <article className="tile">
      <div className="tile-picture">
        {picture ? (
          <Picture picture={picture} sizes={isLarge ? sizes.large : sizes.regular} className="size-full object-cover" />
        ) : (
          <Placeholder seed={item.id} />
        )}
        {item.media_type === 'video' ? (
          <span className="tile-sign">
            <Icon name="play" />
            <span className="sr-only">Video</span>
          </span>
        ) : null}
      </div>
      <div className="tile-text">
        <h3 className="font-display font-extrabold leading-tight">{item.title}</h3>
        <a
          href={`${addresses.gallery}?item=${item.id}`}
          aria-haspopup="dialog"
          data-item={item.id}
          className="card-link card-more"
        >
          See More
          <span className="sr-only"> {item.title}</span>
        </a>
      </div>
    </article>
  );
}
