import * as words from '#locale/dashboard/checks.ts';
import { type Check, quoted } from './finding.ts';

/** The name of a file, or what a camera or a telephone calls its pictures. */
const endsAsFile = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp)$/i;
const namedByCamera = /^(?:img|dsc[fn]?|dcim|pxl|mvimg|screenshot|whatsapp image|image|photo)[-_ ]?\d[-\d_.: ]*$/i;

/** Longer texts are no names of files. */
const MAX_NAME = 260;

const isFileName = (alt: string) => alt.length <= MAX_NAME && (endsAsFile.test(alt) || namedByCamera.test(alt));

/** Pictures that say nothing to people who cannot see them. */
export const pictureChecks: Check = ({ pictures }) =>
  pictures.flatMap((picture, index) => {
    const alt = picture.alt.trim();
    if (alt === '') return { said: words.noDescription(index + 1), place: picture };
    return isFileName(alt) ? { said: words.describedByFile(index + 1, quoted(alt)), place: picture } : [];
  });
