import { cloth } from './cloth.ts';
import { beanPole, heap } from './nature.ts';
import { figure } from './people.ts';
import { box, type Illustration, ink, oval, picture, shape, skin, sun, terraces } from './scene.ts';
import { basket } from './things.ts';

/** The bean harvest: stakes behind, the mat and its heap in front, a woman with a winnowing tray. */
export function beanHarvest(): Illustration {
  return picture(1600, 900, 'Two neighbours thresh and winnow beans on a mat beside the bean poles', [
    box(0, 0, 1600, 900, ink.peach),
    sun(1240, 210, 150, [ink.cream, ink.chalk]),
    terraces(
      [
        [0, 400],
        [380, 290],
        [760, 370],
        [1180, 280],
        [1600, 360],
      ],
      ['#b5683f', '#c67a4a'],
      44,
      5,
    ),
    box(0, 560, 1600, 340, ink.clay),
    Array.from({ length: 14 }, (_, index) => beanPole(40 + index * 118, 600 + (index % 2) * 26, 1.02)).join(''),
    shape('M0 640C400 610 1200 610 1600 640V900H0z', ink.earth),
    shape('M330 700H1290L1450 880H180z', ink.sand),
    shape('M330 700H1290L1306 718H314zM206 850H1424L1450 880H180z', ink.fired),
    shape('M286 750H1334L1346 764H274zM246 796H1376L1390 812H232z', ink.ochre, 0.55),
    figure({
      x: 520,
      y: 830,
      scale: 1.3,
      skin: skin.warm,
      top: cloth.coral,
      lower: ink.indigo,
      wrap: ink.straw,
      left: [16, -186],
      right: [96, -196],
      nod: 8,
    }),
    oval(622, 572, 122, 30, ink.earth) + oval(622, 566, 110, 22, ink.cream),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      .map((index) =>
        oval(
          560 + index * 14,
          540 - Math.abs(5 - index) * -9 - (index % 3) * 46 - 60,
          8,
          5.5,
          index % 2 ? ink.clay : ink.chalk,
        ),
      )
      .join(''),
    heap(860, 836, 380, 96, ink.clayDeep, ink.coral, 12),
    figure({
      x: 1180,
      y: 838,
      scale: 1.12,
      skin: skin.deep,
      top: ink.leaf,
      lower: ink.earthDeep,
      legs: 'seat',
      left: [-112, -104],
      right: [-30, -100],
      nod: -10,
    }),
    basket(1452, 850, 210, 124),
    heap(1452, 730, 186, 38, ink.fired, ink.cream, 5),
  ]);
}
