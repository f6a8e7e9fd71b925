import { cloth } from './cloth.ts';
import { hand } from './hands.ts';
import { box, disc, type Illustration, ink, picture, skin } from './scene.ts';
import { coin, tray } from './things.ts';

/** Six hands from six sides, and what they share in the middle. */
export function sharedHands(): Illustration {
  const sleeves = [cloth.sun, cloth.river, cloth.coral, cloth.garden, cloth.plum, ink.chalk];
  const tones = [skin.brown, skin.deep, skin.warm];
  const hands = sleeves.map((sleeve, index) => {
    const angle = (index * Math.PI) / 3 + 0.35;
    return hand(
      600 + Math.sin(angle) * 292,
      450 - Math.cos(angle) * 292,
      1.12,
      (angle * 180) / Math.PI + 180,
      tones[index % 3] ?? skin.brown,
      sleeve,
    );
  });
  return picture(1200, 900, 'Hands reach from every side to a tray of beans and coins', [
    box(0, 0, 1200, 900, ink.straw),
    disc(600, 450, 420, ink.cream),
    tray(600, 450, 250, ink.clay, ink.cream),
    hands.join(''),
    [
      [-40, -30],
      [36, -44],
      [0, 36],
      [66, 24],
      [-70, 30],
    ]
      .map(([x = 0, y = 0]) => coin(600 + x, 450 + y, 34))
      .join(''),
  ]);
}
