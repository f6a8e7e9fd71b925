import { cloth } from './cloth.ts';
import { fromAbove } from './hands.ts';
import { box, disc, type Illustration, ink, picture, shape, skin } from './scene.ts';
import { coin } from './things.ts';

/** Saving groups: the circle and its box, seen from above. */
export function savingGroups(): Illustration {
  const dress = [cloth.sun, ink.chalk, cloth.meal, cloth.river, ink.ochre, cloth.garden, ink.indigo, cloth.plum];
  const heads = [ink.clayDeep, '#1d1310', ink.straw, ink.chalk, '#1d1310', ink.straw, '#1d1310', ink.coral];
  const tones = [skin.brown, skin.deep, skin.warm];
  const people = dress.map((fill, index) => {
    const angle = (index * Math.PI) / 4;
    return fromAbove(
      400 + Math.sin(angle) * 280,
      400 - Math.cos(angle) * 280,
      0.94,
      (angle * 180) / Math.PI + 180,
      tones[index % 3] ?? skin.brown,
      fill,
      heads[index] ?? ink.clay,
    );
  });
  return picture(800, 800, 'A saving group seen from above, in a circle around its box', [
    box(0, 0, 800, 800, ink.clay),
    shape('M400-60 860 400 400 860-60 400z', ink.fired),
    disc(400, 400, 190, ink.cream) +
      disc(400, 400, 172, ink.leaf) +
      disc(400, 400, 150, ink.cream) +
      disc(400, 400, 138, ink.sand),
    people.join(''),
    box(316, 338, 168, 124, ink.black) + box(322, 332, 156, 118, ink.indigo) + box(322, 332, 156, 60, '#34567a'),
    [346, 388, 430].map((x) => box(x, 384, 24, 26, ink.ochre)).join(''),
    coin(350, 500, 18) + coin(398, 514, 18) + coin(448, 500, 18),
  ]);
}
