import { box, type Illustration, ink, line, picture, shape } from './scene.ts';

const lozenge = (x: number, y: number, radius: number, fill: string) =>
  shape(`M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}z`, fill);

/** A painted border along the top: a chalk zig-zag, then teeth on a clay sill. */
const border = [
  box(0, 0, 1200, 124, ink.black),
  line(
    `M-42 74${Array.from({ length: 60 }, (_, index) => `l21 ${index % 2 ? 34 : -34}`).join('')}`,
    ink.chalk,
    10,
    'butt',
  ),
  Array.from({ length: 30 }, (_, index) => shape(`M${-42 + index * 42} 120l21-38 21 38z`, ink.fired)).join(''),
  box(0, 118, 1200, 8, ink.fired),
].join('');

/** What a link to the site shows when it is shared: the mark between two painted borders. */
export function sharePicture(): Illustration {
  const rings = [330, 290, 250, 210].map((radius, index) =>
    lozenge(600, 315, radius, [ink.clay, ink.black, ink.ochre, ink.chalk][index] ?? ink.black),
  );
  const sides = [-1, 1].flatMap((side) => [
    lozenge(600 + side * 414, 315, 74, ink.fired),
    lozenge(600 + side * 414, 315, 38, ink.chalk),
    lozenge(600 + side * 530, 315, 36, ink.ochre),
    lozenge(600 + side * 646, 315, 74, ink.fired),
    lozenge(600 + side * 646, 315, 38, ink.chalk),
  ]);
  const mark = [
    shape('M0 24 24 0l9 9H22v9H12v9H3z', ink.clay),
    shape('M5 29h9v-9h10v-9h11l5 5H29v9H19v9h-9z', ink.ochre),
    shape('M12 36h9v-9h10v-9h11l6 6-24 24z', ink.black),
  ];
  return picture(1200, 630, 'The mark of Intambwe, a stair cut through a lozenge, between painted imigongo borders', [
    box(0, 0, 1200, 630, ink.black),
    sides.join(''),
    rings.join(''),
    border,
    `<g transform="translate(0 630) scale(1 -1)">${border}</g>`,
    `<g transform="translate(450 165) scale(6.25)">${mark.join('')}</g>`,
  ]);
}
