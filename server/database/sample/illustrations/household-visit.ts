import { cloth } from './cloth.ts';
import { banana, farTree } from './nature.ts';
import { figure } from './people.ts';
import { box, curve, hill, type Illustration, ink, line, oval, picture, shape, skin, sun, terraces } from './scene.ts';
import { house } from './things.ts';

/** The weekly visit: a volunteer on the path up to a household that waits at the door. */
export function householdVisit(): Illustration {
  return picture(1600, 900, 'A volunteer walks up a hill path to a household that waits at its door', [
    box(0, 0, 1600, 900, '#a9cbb9'),
    sun(260, 250, 170, [ink.cream, ink.chalk]),
    hill(
      [
        [0, 380],
        [380, 280],
        [760, 400],
        [1200, 300],
        [1600, 380],
      ],
      '#6fa58c',
    ),
    hill(
      [
        [0, 500],
        [420, 420],
        [900, 500],
        [1600, 430],
      ],
      '#3f7f63',
    ),
    [330, 365, 520, 545].map((x, index) => farTree(x, 470 - (index % 2) * 10, 0.9, ink.leaf)).join(''),
    terraces(
      [
        [0, 760],
        [360, 680],
        [760, 580],
        [1100, 480],
        [1600, 450],
      ],
      ['#5f8a44', ink.moss],
      46,
      10,
    ),
    banana(900, 560, 0.8),
    banana(1540, 520, 1.15),
    house(1230, 560, 1.7, ink.cream),
    figure({
      x: 1376,
      y: 600,
      scale: 0.86,
      skin: skin.warm,
      top: cloth.coral,
      lower: cloth.coral,
      wrap: ink.straw,
      left: [-60, -270],
    }),
    figure({ x: 1460, y: 604, scale: 0.54, skin: skin.deep, top: ink.ochre, lower: ink.indigo, legs: 'trousers' }),
    shape(
      `${curve([
        [520, 900],
        [700, 800],
        [760, 740],
        [960, 690],
        [1110, 640],
        [1200, 560],
      ])}H1260${curve([
        [1260, 560],
        [1210, 650],
        [1120, 730],
        [1000, 790],
        [900, 900],
      ]).replace('M', 'L')}z`,
      '#c98a4a',
    ),
    figure({
      x: 790,
      y: 832,
      scale: 1.34,
      skin: skin.brown,
      top: ink.clay,
      lower: ink.black,
      legs: 'stride',
      right: [70, -150],
      left: [-60, -150],
      nod: 5,
    }),
    line('M742 520 838 646', ink.straw, 12, 'butt'),
    shape('M806 632H886V716H806z', ink.indigo) + shape('M806 632H886L846 672z', ink.straw),
    hill(
      [
        [0, 800],
        [160, 780],
        [380, 850],
        [500, 900],
      ],
      ink.leafDeep,
    ),
    line('M60 900 90 800M120 900 130 790M200 900 190 800', ink.moss, 10),
    oval(1440, 900, 300, 40, ink.leafDeep),
  ]);
}
