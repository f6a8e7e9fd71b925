import { cloth } from './cloth.ts';
import { maize, pile } from './nature.ts';
import { figure } from './people.ts';
import { box, hill, type Illustration, ink, picture, shape, skin, sun } from './scene.ts';
import { basket } from './things.ts';

/** Rows of ripe maize, nearer rows taller, and a woman between them. */
export function maizeField(): Illustration {
  const row = (y: number, scale: number, step: number, shift: number, light: string, dark: string) =>
    Array.from({ length: Math.ceil(1700 / step) }, (_, index) =>
      maize(shift + index * step, y, scale, light, dark),
    ).join('');
  return picture(1600, 900, 'A farmer picks ripe cobs in a field of maize', [
    box(0, 0, 1600, 900, '#9cc3c0'),
    sun(360, 230, 300, ['#b5d0c0', '#d5dcba', ink.cream, ink.chalk]),
    hill(
      [
        [0, 420],
        [300, 340],
        [640, 420],
        [1000, 330],
        [1320, 400],
        [1600, 350],
      ],
      '#5f9183',
    ),
    hill(
      [
        [0, 480],
        [420, 420],
        [900, 480],
        [1300, 430],
        [1600, 470],
      ],
      '#3f7661',
    ),
    box(0, 560, 1600, 340, ink.earth),
    row(600, 0.5, 84, -20, '#3f7a55', ink.leaf),
    shape('M0 640H1600V700H0z', '#5a2f1c'),
    row(720, 0.78, 132, 30, ink.moss, ink.leaf),
    figure({
      x: 940,
      y: 860,
      scale: 1.36,
      skin: skin.deep,
      top: ink.fired,
      lower: cloth.river,
      wrap: ink.straw,
      left: [-92, -190],
      right: [64, -170],
      nod: -8,
    }),
    basket(1056, 720, 150, 84),
    pile(1056, 640, 4, 17, [ink.straw, ink.ochre, ink.cream]),
    shape('M0 800H1600V900H0z', '#4a2718'),
    [60, 250, 440, 640, 1250, 1440, 1590]
      .map((x, index) => maize(x, 950, 1.5 + (index % 2) * 0.12, ink.sprout, ink.moss))
      .join(''),
  ]);
}
