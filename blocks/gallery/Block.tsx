import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import { ListBlock } from '../ListBlock.tsx';
import type { gallery } from './fields.ts';

/** Entries without a picture are left out: a caption alone says nothing. */
export const drawGallery: Draw<typeof gallery> = ({ title, entries }, { lang, headingId }) => {
  const shown = entries.flatMap(({ picture, ...entry }) => (picture ? [{ ...entry, picture }] : []));
  if (shown.length === 0) return null;
  return (
    <ListBlock id={headingId} title={title} lang={lang('title')}>
      <ul className="block-gallery">
        {shown.map(({ id, picture, caption }) => (
          <li key={id}>
            <figure>
              <div className="block-gallery-picture">
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
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
