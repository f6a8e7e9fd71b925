/** The width over the height of the box that crops a picture: one for all parts of its `sizes`, or one for each. */
export type BoxRatio = number | readonly number[];

/** The last length of a part of `sizes`: the one that says how wide the box is. */
const boxWidth = /([\d.]+)(rem|vw|px)$/;

/** Factor by which a picture may exceed its file's width unnoticed; a phone pays for the next larger file. */
const UNSEEN = 1.2;

/**
 * The `sizes` of a picture that a box crops: one that is wider than the box is shown as high as the box, so it is shown
 * wider than it, and a file as wide as the box would be blurred.
 */
export function cropSizes(sizes: string, { width, height }: { width: number; height: number }, box: BoxRatio): string {
  return sizes
    .split(', ')
    .map((part, index) => {
      const times = width / height / (typeof box === 'number' ? box : (box[index] ?? 1));
      if (times <= UNSEEN) return part;
      return part.replace(boxWidth, (_, length, unit) => `${Math.round(Number(length) * times * 10) / 10}${unit}`);
    })
    .join(', ');
}
