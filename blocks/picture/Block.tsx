import { Picture } from '../../web/ui/Picture.tsx';
import type { Draw } from '../draw.tsx';
import type { picture as pictureBlock } from './fields.ts';

/** Below so many pixels a picture stretched over the page would be blurred. */
const LARGE = 900;

/** How wide a picture is shown: an upright or a small one over the whole page would be as high as two screens, or blurred. */
function widthOf({ width, height }: { width: number; height: number }, wanted: 'narrow' | 'wide') {
  if (height > width * 1.2) return { className: 'max-w-md', sizes: '(min-width: 32rem) 28rem, 92vw' };
  if (wanted === 'wide' && height <= width && width >= LARGE)
    return { className: 'w-full', sizes: '(min-width: 84rem) 78rem, 92vw' };
  return { className: 'max-w-reading', sizes: '(min-width: 48rem) 44rem, 92vw' };
}

export const drawPicture: Draw<typeof pictureBlock> = ({ picture, caption, width }, { lang }) => {
  if (!picture) return null;
  const { className, sizes } = widthOf(picture, width);
  return (
    <div className="page-width page-block">
      <figure className={className}>
        <Picture picture={picture} sizes={sizes} className="h-auto w-full" />
        {caption ? (
          <figcaption lang={lang('caption')} className="mt-3 max-w-reading text-muted">
            {caption}
          </figcaption>
        ) : null}
      </figure>
    </div>
  );
};
