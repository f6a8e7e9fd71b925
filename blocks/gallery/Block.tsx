import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { gallery } from './fields.ts';

/** The widths at which a picture is shown: the fewer there are, the larger; on a phone the last of an odd number fills the row. */
function sizesOf(place: number, count: number): string {
  const wide = ['44rem', '38rem', '25rem'][count - 1] ?? '19rem';
  const tablet = ['44rem', '46vw', '31vw'][count - 1] ?? '23vw';
  const isAlone = place === count - 1 && place % 2 === 0;
  return `(min-width: 80rem) ${wide}, (min-width: 40rem) ${tablet}, ${isAlone ? 92 : 46}vw`;
}

/** Entries without a picture are left out: a caption alone says nothing. */
export const drawGallery: Draw<typeof gallery> = ({ title, entries }, { lang, headingId }) => {
  const shown = entries.flatMap(({ picture, ...entry }) => (picture ? [{ ...entry, picture }] : []));
  if (shown.length === 0) return null;
  return (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <ul className="block-gallery">
        {shown.map(({ id, picture, caption }, place) => (
          <li key={id}>
            <figure>
              <div className="block-gallery-picture">
                <Picture
                  picture={picture}
                  sizes={sizesOf(place, shown.length)}
                  box={1}
                  className="size-full object-cover"
                />
              </div>
              {caption ? (
                <figcaption lang={lang(`entries-${id}-caption`)} className="mt-2 text-muted">
                  {caption}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
    </ListBlock>
  );
};
