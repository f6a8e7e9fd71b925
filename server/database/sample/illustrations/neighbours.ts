import { cloth } from './cloth.ts';
import { seedling } from './nature.ts';
import { figure } from './people.ts';
import { box, type Illustration, ink, picture, skin, sun, terraces } from './scene.ts';
import { basket } from './things.ts';

/** Neighbours side by side: the people the organisation is made of. */
export function neighbours(): Illustration {
  return picture(1200, 900, 'Five neighbours stand side by side; the one in the middle carries a basket of seedlings', [
    box(0, 0, 1200, 900, ink.clay),
    sun(600, 470, 430, [ink.fired, ink.coral, ink.ochre, ink.straw]),
    terraces(
      [
        [0, 640],
        [300, 560],
        [620, 620],
        [900, 540],
        [1200, 600],
      ],
      [ink.leafDeep, ink.leaf],
      44,
      8,
    ),
    figure({ x: 330, y: 930, scale: 1.9, skin: skin.warm, top: ink.chalk, lower: ink.indigo, legs: 'trousers' }),
    figure({ x: 860, y: 930, scale: 1.9, skin: skin.deep, top: ink.ochre, lower: ink.earthDeep, legs: 'trousers' }),
    figure({ x: 130, y: 1010, scale: 1.95, skin: skin.deep, top: cloth.river, lower: cloth.river, wrap: ink.straw }),
    figure({ x: 1070, y: 1010, scale: 1.95, skin: skin.warm, top: cloth.plum, lower: cloth.plum, wrap: ink.coral }),
    figure({
      x: 600,
      y: 1020,
      scale: 2.15,
      skin: skin.brown,
      top: ink.clay,
      lower: cloth.sun,
      wrap: cloth.sun,
      sash: cloth.sun,
      left: [-34, -170],
      right: [34, -170],
    }),
    basket(600, 700, 250, 130),
    seedling(600, 580, 0.9) + seedling(530, 584, 0.6) + seedling(668, 584, 0.6),
  ]);
}
