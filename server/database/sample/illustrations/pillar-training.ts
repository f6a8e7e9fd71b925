import { cloth } from './cloth.ts';
import { hand } from './hands.ts';
import { seedling } from './nature.ts';
import { box, disc, type Illustration, ink, line, picture, shape, skin } from './scene.ts';
import { coins } from './things.ts';

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
