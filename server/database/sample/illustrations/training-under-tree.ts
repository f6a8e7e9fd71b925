import { cloth } from './cloth.ts';
import { shadeTree } from './nature.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, line, picture, shape, skin, terraces } from './scene.ts';
import { coins } from './things.ts';

const seat = { legs: 'seat', back: true } as const;

/** A class under a tree: the trainer and her board face us, the learners sit with their backs to us. */
export function trainingUnderTree(): Illustration {
  return picture(1600, 900, 'A trainer explains saving with pictures on a board to a class under a tree', [
    box(0, 0, 1600, 900, ink.cream),
    hill(
      [
        [0, 380],
        [300, 300],
        [700, 380],
        [1100, 290],
        [1600, 360],
      ],
      '#cfd0a0',
    ),
    hill(
      [
        [0, 450],
        [400, 400],
        [800, 460],
        [1300, 390],
        [1600, 440],
      ],
      ink.sprout,
    ),
    terraces(
      [
        [0, 510],
        [500, 470],
        [1000, 520],
        [1600, 470],
      ],
      [ink.moss, '#5f8a44'],
      30,
      3,
    ),
    box(0, 590, 1600, 310, '#c98a4a'),
    shadeTree(330, 640, 1.3),
    line('M860 250V660M1190 250V660', ink.earthDeep, 16, 'butt'),
    box(820, 220, 410, 290, ink.earthDeep),
    box(836, 236, 378, 258, ink.leafDeep),
    coins(910, 440, 2, 34) + coins(1000, 440, 4, 34) + coins(1090, 440, 6, 34),
    line('M880 380 1000 330 1120 280', ink.chalk, 6) + shape('M1150 262 1108 266 1128 298z', ink.chalk),
    figure({
      x: 1310,
      y: 690,
      scale: 1.22,
      skin: skin.brown,
      top: ink.clay,
      lower: cloth.sun,
      wrap: cloth.sun,
      sash: cloth.sun,
      left: [-116, -250],
      right: [44, -150],
      nod: -6,
    }),
    box(0, 700, 1600, 200, '#b5763a'),
    figure({ ...seat, x: 560, y: 790, scale: 1, skin: skin.deep, top: ink.chalk, lower: ink.indigo, nod: 5 }),
    figure({ ...seat, x: 790, y: 780, scale: 1, skin: skin.warm, top: cloth.plum, lower: cloth.plum, wrap: ink.coral }),
    figure({
      ...seat,
      x: 1020,
      y: 785,
      scale: 1,
      skin: skin.brown,
      top: cloth.river,
      lower: ink.earthDeep,
      wrap: cloth.river,
      right: [70, -290],
    }),
    figure({
      ...seat,
      x: 390,
      y: 905,
      scale: 1.22,
      skin: skin.brown,
      top: cloth.garden,
      lower: cloth.garden,
      wrap: cloth.garden,
      nod: 6,
    }),
    figure({ ...seat, x: 690, y: 910, scale: 1.22, skin: skin.deep, top: ink.ochre, lower: ink.earthDeep }),
    figure({
      ...seat,
      x: 960,
      y: 912,
      scale: 1.22,
      skin: skin.warm,
      top: cloth.coral,
      lower: ink.indigo,
      wrap: ink.chalk,
      nod: -3,
    }),
    figure({ ...seat, x: 1230, y: 906, scale: 1.22, skin: skin.deep, top: ink.leaf, lower: cloth.meal, nod: -6 }),
  ]);
}
