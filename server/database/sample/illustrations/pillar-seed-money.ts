import { cloth } from './cloth.ts';
import { hand } from './hands.ts';
import { seedling } from './nature.ts';
import { box, type Illustration, ink, picture, shape, skin, sun } from './scene.ts';
import { coin } from './things.ts';

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
