import { useRef, useState } from 'react';
import * as words from '#locale/events.ts';
import { Picture, type PictureSource } from '../../../ui/Picture.tsx';
import { Dots } from '../../components/Dots.tsx';
import { Arrows } from '../../components/IconButton.tsx';
import { island } from '../../island.tsx';

/** Pictures side by side in a row that is swiped, scrolled or turned by its buttons; after the last comes the first. */
function PictureCarousel({ pictures }: { pictures: PictureSource[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const many = pictures.length > 1;

  function show(wanted: number): void {
    const place = (wanted + pictures.length) % pictures.length;
    row.current?.scrollTo({ left: place * row.current.clientWidth });
  }

  return (
    <div>
      <ul
        ref={row}
        // A scrolling region must be reachable by keyboard.
        tabIndex={many ? 0 : undefined}
        aria-label={words.picturesOfThisEvent}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
        className="event-pictures-row"
      >
        {pictures.map((picture, place) => (
          <li key={picture.url} className="event-picture">
            <Picture
              picture={picture}
              sizes="(min-width: 78rem) 78rem, 94vw"
              box={[2.33, 1.6]}
              first={place === 0}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
      {many ? (
        <div className="with-script mt-3 flex items-center justify-between">
          <Dots
            count={pictures.length}
            index={index}
            label={(place) => words.showPicture(place, pictures.length)}
            onChoose={show}
            className="-ml-3"
          />
          <Arrows previous={words.previousPicture} next={words.nextPicture} onTurn={(step) => show(index + step)} />
        </div>
      ) : null}
    </div>
  );
}

export default island('events/details/PictureCarousel', PictureCarousel);
