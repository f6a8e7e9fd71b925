import { pile } from './nature.ts';
import { figure } from './people.ts';
import { box, type Illustration, ink, oval, picture, shape, skin, terraces } from './scene.ts';
import { sack } from './things.ts';

/** Potatoes out of volcanic soil, under the Virunga cones. */
export function potatoHarvest(): Illustration {
  const brown = ['#b98a5a', '#a8764a', '#c79a68', '#946640'];
  return picture(1600, 900, 'Sacks and heaps of potatoes at the edge of a field below the volcanoes', [
    box(0, 0, 1600, 900, '#d8c5a0'),
    shape('M-60 520 250 160C280 140 320 140 350 162L760 520z', '#6f6a7d'),
    shape('M300 146C320 140 335 150 350 162L760 520H480C440 380 380 240 300 146z', '#5b5568'),
    shape('M620 520 980 90C1010 70 1050 72 1076 96L1500 520z', '#524b60'),
    shape('M1040 76C1056 80 1066 86 1076 96L1500 520H1230C1200 360 1130 190 1040 76z', '#423b50'),
    shape('M1180 520 1500 250 1760 520z', '#6f6a7d'),
    shape(
      'M0 330C200 306 380 350 560 330S900 300 1120 336 1460 330 1600 316V368C1400 384 1240 356 1040 372S640 380 460 372 180 372 0 380z',
      ink.chalk,
      0.75,
    ),
    terraces(
      [
        [0, 520],
        [400, 490],
        [900, 520],
        [1300, 480],
        [1600, 510],
      ],
      [ink.moss, ink.leaf],
      26,
      3,
    ),
    Array.from({ length: 9 }, (_, index) =>
      shape(
        `M0 ${590 + index * 36}Q800 ${560 + index * 38} 1600 ${596 + index * 36}V${610 + index * 37}Q800 ${580 + index * 39} 0 ${606 + index * 37}z`,
        index % 2 ? '#5a2f1c' : '#7a452a',
      ),
    ).join(''),
    box(0, 690, 1600, 210, ink.earthDeep),
    [90, 200, 330, 1310, 1430, 1540]
      .map(
        (x, index) =>
          oval(x, 660 + (index % 2) * 12, 60, 24, ink.moss) + oval(x + 12, 650 + (index % 2) * 12, 36, 16, ink.sprout),
      )
      .join(''),
    figure({
      x: 690,
      y: 800,
      scale: 1.34,
      skin: skin.brown,
      top: ink.ochre,
      lower: ink.indigo,
      legs: 'trousers',
      left: [-60, -140],
      right: [112, -150],
      nod: 6,
    }),
    sack(880, 850, 1.5),
    sack(1080, 866, 1.6, ink.leaf),
    sack(1300, 850, 1.45, ink.ochre),
    pile(330, 872, 8, 36, brown),
    pile(1500, 896, 4, 34, brown),
  ]);
}
