import { drawing } from '../components/picture-source.ts';
import hands from './pictures/about-hands.svg?no-inline';
import neighbours from './pictures/about-neighbours.svg?no-inline';
import hills from './pictures/hero-hills.svg?no-inline';
import mission from './pictures/mission.svg?no-inline';
import savingGroups from './pictures/pillar-saving-groups.svg?no-inline';
import seedMoney from './pictures/pillar-seed-money.svg?no-inline';
import support from './pictures/pillar-support.svg?no-inline';
import training from './pictures/pillar-training.svg?no-inline';
import vision from './pictures/vision.svg?no-inline';
import meeting from './pictures/women-leading.svg?no-inline';

/** The drawings of the home page's fixed parts. */
export const pictures = {
  hills: drawing(hills, 1600, 900, 'Dawn over terraced hills: a woman walks a ridge path with a basket on her head'),
  neighbours: drawing(
    neighbours,
    1200,
    900,
    'Five neighbours stand side by side; the one in the middle carries a basket of seedlings',
  ),
  hands: drawing(hands, 1200, 900, 'Hands reach from every side to a tray of beans and coins'),
  mission: drawing(mission, 1200, 900, 'Four people help one another up a great stair towards the sun'),
  vision: drawing(vision, 1200, 900, 'A family looks out over a green valley with good houses, fields and a road'),
  meeting: drawing(meeting, 1600, 900, 'A woman leads a meeting of her group in front of a wall painted with imigongo'),
  savingGroups: drawing(savingGroups, 800, 800, 'A savings group seen from above, in a circle around its box'),
  training: drawing(training, 800, 800, 'An exercise book in two hands: coins on one page, a young plant on the other'),
  seedMoney: drawing(seedMoney, 800, 800, 'A hand gives a coin from which a young plant grows'),
  support: drawing(support, 800, 800, 'A volunteer greets a member in front of her house'),
} as const;
