import { cloth } from './cloth.ts';
import { figure } from './people.ts';
import { box, disc, type Illustration, ink, line, picture, shape, skin } from './scene.ts';
import { agaseke, basket, tray } from './things.ts';

/** A weaver at work among finished peace baskets. */
export function weavingBaskets(): Illustration {
  return picture(
    1600,
    900,
    'A woman weaves a basket, with finished peace baskets beside her and woven trays on the wall',
    [
      box(0, 0, 1600, 900, ink.leaf),
      tray(300, 250, 210, ink.clay, ink.cream),
      tray(1330, 220, 190, ink.ochre, ink.cream),
      tray(830, 300, 310, ink.fired, ink.sand) + disc(830, 300, 188, ink.cream),
      box(0, 640, 1600, 260, ink.clay),
      shape('M0 640H1600V660H0z', ink.clayDeep),
      shape('M420 720H1240L1330 880H320z', ink.ochre) +
        shape('M402 752H1258L1270 772H390zM366 812H1290L1302 834H354z', ink.clayDeep),
      figure({
        x: 830,
        y: 840,
        scale: 1.9,
        legs: 'seat',
        skin: skin.brown,
        top: cloth.river,
        lower: cloth.river,
        wrap: ink.straw,
        left: [-36, -118],
        right: [42, -122],
        nod: 6,
      }),
      basket(838, 800, 210, 104),
      line(
        'M760 694C720 600 740 560 700 520M900 694C960 620 930 580 980 540M930 700C1000 660 990 620 1040 600',
        ink.cream,
        5,
      ),
      agaseke(250, 850, 1.55),
      agaseke(520, 880, 0.9, ink.plum),
      agaseke(1360, 860, 1.3, ink.fired),
      agaseke(1150, 884, 0.8, ink.ochre),
      agaseke(1545, 880, 0.86, ink.clay),
    ],
  );
}
