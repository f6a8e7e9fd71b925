import { beanHarvest, loadedBicycle, maizeField, potatoHarvest } from './fields.ts';
import { householdVisit, trainingUnderTree, womenLeading } from './gatherings.ts';
import { hillsAtDawn, marketStall, savingCircle } from './heroes.ts';
import { savingGroups, seedMoney, training, weeklySupport } from './pillars.ts';
import { mission, neighbours, vision } from './purpose.ts';
import type { Illustration } from './scene.ts';
import { sharePicture } from './share.ts';
import { mobileMoney, savingsBox, sharedHands, weavingBaskets } from './still-lifes.ts';

/** Every sample picture by name. Banners are `hero-…`, the mentorship pillars `pillar-…`. */
export type IllustrationName =
  | 'hero-hills'
  | 'hero-circle'
  | 'hero-market'
  | 'training-under-tree'
  | 'maize-field'
  | 'bean-harvest'
  | 'weaving-baskets'
  | 'savings-box'
  | 'women-leading'
  | 'household-visit'
  | 'mobile-money'
  | 'potato-harvest'
  | 'loaded-bicycle'
  | 'about-neighbours'
  | 'about-hands'
  | 'mission'
  | 'vision'
  | 'pillar-saving-groups'
  | 'pillar-training'
  | 'pillar-seed-money'
  | 'pillar-support'
  | 'share';

/** Our own drawings, ready for `sharp(Buffer.from(svg))`, so that the sample organisation needs no one's photographs. */
export const illustrations: Record<IllustrationName, Illustration> = {
  'hero-hills': hillsAtDawn(),
  'hero-circle': savingCircle(),
  'hero-market': marketStall(),
  'training-under-tree': trainingUnderTree(),
  'maize-field': maizeField(),
  'bean-harvest': beanHarvest(),
  'weaving-baskets': weavingBaskets(),
  'savings-box': savingsBox(),
  'women-leading': womenLeading(),
  'household-visit': householdVisit(),
  'mobile-money': mobileMoney(),
  'potato-harvest': potatoHarvest(),
  'loaded-bicycle': loadedBicycle(),
  'about-neighbours': neighbours(),
  'about-hands': sharedHands(),
  mission: mission(),
  vision: vision(),
  'pillar-saving-groups': savingGroups(),
  'pillar-training': training(),
  'pillar-seed-money': seedMoney(),
  'pillar-support': weeklySupport(),
  share: sharePicture(),
};
