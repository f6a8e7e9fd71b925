import { cloth } from './cloth.ts';
import { figure } from './people.ts';
import { box, disc, type Illustration, ink, line, picture, shape, skin } from './scene.ts';

const seat = { legs: 'seat', back: true } as const;

/** Tone on tone, so that the people before it stay in front. */
const paintedWall = Array.from({ length: 5 }, (_, row) =>
  line(
    `M-100 ${row * 130 + 20}${Array.from({ length: 9 }, (__, index) => `L${index * 200} ${row * 130 + (index % 2 ? 20 : -80)}`).join('')}`,
    row % 2 ? ink.clay : ink.coral,
    34,
    'butt',
  ),
).join('');

/** A woman chairs the meeting, in front of a wall painted with imigongo. */
export function womenLeading(): Illustration {
  const front = { legs: 'seat' } as const;
  return picture(1600, 900, 'A woman leads a meeting of her group in front of a wall painted with imigongo', [
    box(0, 0, 1600, 900, ink.fired),
    paintedWall,
    box(0, 500, 1600, 64, ink.clayDeep),
    box(0, 564, 1600, 340, ink.ochre),
    shape('M0 640H1600V900H0z', '#c98524'),
    disc(800, 330, 250, ink.straw),
    disc(800, 330, 214, ink.cream),
    figure({
      x: 800,
      y: 760,
      scale: 1.62,
      skin: skin.deep,
      top: ink.leaf,
      lower: cloth.garden,
      wrap: cloth.garden,
      sash: ink.chalk,
      left: [-106, -262],
      right: [84, -196],
      nod: -4,
    }),
    figure({
      ...front,
      x: 190,
      y: 760,
      scale: 1.16,
      skin: skin.warm,
      top: cloth.plum,
      lower: cloth.plum,
      wrap: ink.chalk,
      nod: 8,
      left: [-24, -120],
      right: [30, -120],
    }),
    figure({
      ...front,
      x: 430,
      y: 780,
      scale: 1.16,
      skin: skin.brown,
      top: ink.chalk,
      lower: cloth.river,
      wrap: cloth.river,
      nod: 10,
      left: [-30, -110],
      right: [20, -120],
    }),
    figure({
      ...front,
      x: 1130,
      y: 780,
      scale: 1.16,
      skin: skin.deep,
      top: cloth.coral,
      lower: ink.indigo,
      wrap: ink.straw,
      nod: -10,
      left: [-20, -120],
      right: [30, -120],
    }),
    figure({
      ...front,
      x: 1450,
      y: 760,
      scale: 1.16,
      skin: skin.brown,
      top: ink.indigo,
      lower: ink.earthDeep,
      nod: -8,
      left: [-30, -110],
      right: [30, -110],
    }),
    figure({ ...seat, x: 300, y: 960, scale: 1.3, skin: skin.deep, top: ink.clay, lower: cloth.night, nod: 6 }),
    figure({
      ...seat,
      x: 640,
      y: 980,
      scale: 1.3,
      skin: skin.warm,
      top: cloth.meal,
      lower: cloth.meal,
      wrap: ink.clay,
      nod: 3,
    }),
    figure({
      ...seat,
      x: 990,
      y: 980,
      scale: 1.3,
      skin: skin.brown,
      top: cloth.sun,
      lower: ink.plum,
      wrap: cloth.sun,
      nod: -4,
      right: [66, -300],
    }),
    figure({
      ...seat,
      x: 1290,
      y: 960,
      scale: 1.3,
      skin: skin.deep,
      top: ink.plum,
      lower: cloth.plum,
      wrap: cloth.plum,
      nod: -6,
    }),
  ]);
}
