import { cloth } from './cloth.ts';
import { banana } from './nature.ts';
import { figure } from './people.ts';
import { box, disc, hill, type Illustration, ink, line, oval, picture, place, shape, skin, sun } from './scene.ts';
import { house } from './things.ts';

/** Weekly volunteer support: a greeting in front of the house. */
export function weeklySupport(): Illustration {
  return picture(800, 800, 'A volunteer greets a household member in front of her house', [
    box(0, 0, 800, 800, ink.peach),
    sun(400, 300, 300, [ink.straw, ink.cream, ink.chalk]),
    hill(
      [
        [0, 420],
        [220, 350],
        [520, 420],
        [800, 350],
      ],
      ink.moss,
    ),
    banana(90, 600, 1.3) + banana(730, 590, 1.1),
    house(400, 610, 1.9, ink.cream),
    hill(
      [
        [0, 600],
        [400, 580],
        [800, 600],
      ],
      ink.fired,
    ),
    oval(400, 760, 360, 34, ink.clay),
    figure({
      x: 250,
      y: 760,
      scale: 1.5,
      skin: skin.brown,
      top: ink.leaf,
      lower: ink.indigo,
      legs: 'trousers',
      right: [100, -180],
      nod: 5,
    }),
    line('M190 420 296 556', ink.straw, 12, 'butt') +
      place(290, 600, 1, shape('M-40-50H44V44H-40z', ink.clayDeep) + shape('M-40-50H44L2-8z', ink.ochre)),
    figure({
      x: 560,
      y: 760,
      scale: 1.5,
      skin: skin.deep,
      top: cloth.river,
      lower: cloth.river,
      wrap: cloth.sun,
      sash: ink.clay,
      left: [-106, -180],
      nod: -5,
    }),
    disc(400, 490, 20, skin.brown),
  ]);
}
