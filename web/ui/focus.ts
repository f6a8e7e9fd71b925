import type { FocalPoint } from '../../domain/picture.ts';

/** The default focal point: the middle, and in an upright picture a little above it, where faces are. */
export const usualFocalPoint = ({ width, height }: { width: number; height: number }): FocalPoint => ({
  x: 50,
  y: height > width ? 35 : 50,
});

/** Percent between the positions that have a class in `focus.css`. */
const STEP = 5;

/**
 * The `object-position`, in percent, that shows a point. A position is the share of the hidden part that lies before the
 * box, so a point at the picture's edge would be at the box's edge. A quarter more puts it in the middle of a box that
 * shows a fifth of the picture, and keeps it visible in every other.
 */
const positionOf = (percent: number) => Math.min(Math.max(Math.round((1.25 * percent - 12.5) / STEP) * STEP, 0), 100);

interface Focused {
  width: number;
  height: number;
  focus?: FocalPoint | null;
}

/** The classes that say which part of a picture a crop shows. The policy forbids a `style` attribute. */
export function focusClasses(picture: Focused): string[] {
  const { x, y } = picture.focus ?? usualFocalPoint(picture);
  const [across, down] = [positionOf(x), positionOf(y)];
  const isChosen = picture.focus != null;
  return [
    ...(isChosen || across !== 50 ? [`focus-x-${across}`] : []),
    ...(isChosen || down !== 50 ? [`focus-y-${down}`] : []),
  ];
}
