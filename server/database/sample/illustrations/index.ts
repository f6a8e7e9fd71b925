import { beanHarvest } from './bean-harvest.ts';
import { hillsAtDawn } from './hills-at-dawn.ts';
import { householdVisit } from './household-visit.ts';
import { loadedBicycle } from './loaded-bicycle.ts';
import { maizeField } from './maize-field.ts';
import { marketStall } from './market-stall.ts';
import { mission } from './mission.ts';
import { mobileMoney } from './mobile-money.ts';
import { neighbours } from './neighbours.ts';
import { savingGroups } from './pillar-saving-groups.ts';
import { seedMoney } from './pillar-seed-money.ts';
import { weeklySupport } from './pillar-support.ts';
import { training } from './pillar-training.ts';
import { potatoHarvest } from './potato-harvest.ts';
import { savingCircle } from './saving-circle.ts';
import { savingsBox } from './savings-box.ts';
import type { Illustration } from './scene.ts';
import { sharePicture } from './share.ts';
import { sharedHands } from './shared-hands.ts';
import { trainingUnderTree } from './training-under-tree.ts';
import { vision } from './vision.ts';
import { weavingBaskets } from './weaving-baskets.ts';
import { womenLeading } from './women-leading.ts';

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
