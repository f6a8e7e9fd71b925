import type { Event } from '../../../../domain/event.ts';
import { Edge } from '../../../ui/imigongo/Edge.tsx';
import { Placeholder } from '../../../ui/imigongo/Placeholder.tsx';
import { pictureSource } from '../../components/picture-source.ts';
import PictureCarousel from './PictureCarousel.island.tsx';

/** The banner first, then the other picture, unless it is the same one. */
function picturesOf({ banner_picture, picture }: Event) {
  const pictures = [banner_picture, picture?.id === banner_picture?.id ? null : picture];
  return pictures.filter((found) => found !== null);
}

/** The event's pictures, across the line between the dark header and the text. */
export function EventPictures({ event }: { event: Event }) {
  const pictures = picturesOf(event);
  return (
    <div className="event-pictures">
      <div className="event-pictures-ground">
        <Edge from="ink" to="surface" line="ochre" />
      </div>
      <div className="page-width relative">
        {pictures.length === 0 ? (
          <div className="event-picture">
            <Placeholder seed={event.id} />
          </div>
        ) : (
          <PictureCarousel pictures={pictures.map(pictureSource)} />
        )}
      </div>
    </div>
  );
}
