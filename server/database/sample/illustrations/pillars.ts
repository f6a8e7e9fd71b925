import { cloth } from './cloth.ts';
import { fromAbove, hand } from './hands.ts';
import { banana, seedling } from './nature.ts';
import { figure } from './people.ts';
import { box, disc, hill, type Illustration, ink, line, oval, picture, place, shape, skin, sun } from './scene.ts';
import { coin, coins, house } from './things.ts';

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

/** Training: an open exercise book in two hands, money on one page, a crop on the other. */
export function training(): Illustration {
  const rule = [0, 1, 2]
    .map(
      (row) =>
        line(`M460 ${500 + row * 34}H640`, ink.sand, 6, 'butt') +
        line(`M166 ${500 + row * 34}H340`, ink.sand, 6, 'butt'),
    )
    .join('');
  return picture(
    800,
    800,
    'An open exercise book in two hands: coins that grow on one page, a young plant on the other',
    [
      box(0, 0, 800, 800, ink.leaf),
      Array.from({ length: 8 }, (_, index) =>
        shape(`M${index * 100} 0h100l-50 70z`, index % 2 ? ink.ochre : ink.leafDeep),
      ).join(''),
      disc(400, 400, 330, ink.moss),
      shape(
        'M90 190C200 150 330 160 400 210 470 160 600 150 710 190V640C600 606 470 612 400 656 330 612 200 606 90 640z',
        ink.clay,
      ),
      shape('M114 176C220 140 340 150 400 200V636C340 594 220 586 114 614z', ink.chalk),
      shape('M686 176C580 140 460 150 400 200V636C460 594 580 586 686 614z', ink.cream),
      line('M400 200V636', ink.ash, 4, 'butt'),
      coins(180, 440, 2, 32) + coins(255, 440, 5, 32) + coins(330, 444, 8, 32),
      seedling(545, 440, 1.9),
      line('M470 446H630', ink.earth, 14),
      rule,
      hand(112, 600, 1.2, 22, skin.brown, cloth.sun),
      hand(688, 600, -1.2, 22, skin.brown, cloth.sun),
    ],
  );
}

/** Seed money: a coin is planted, and something grows. */
export function seedMoney(): Illustration {
  return picture(800, 800, 'A hand gives a coin from which a young plant grows', [
    box(0, 0, 800, 800, ink.ochre),
    sun(400, 340, 340, [ink.straw, ink.cream, ink.chalk]),
    box(0, 640, 800, 160, ink.earthDeep),
    Array.from({ length: 9 }, (_, index) => shape(`M${index * 100 - 50} 640l50-42 50 42z`, ink.earthDeep)).join(''),
    Array.from({ length: 8 }, (_, index) =>
      shape(`M${index * 100} 800l50-70 50 70z`, index % 2 ? ink.clay : ink.fired),
    ).join(''),
    seedling(400, 480, 2.9),
    coin(400, 540, 112),
    hand(318, 650, 1.3, 66, skin.warm, cloth.coral),
  ]);
}

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
