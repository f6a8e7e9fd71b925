import * as words from '#locale/home.ts';
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
  hills: drawing(hills, 1600, 900, words.dawnOverTerracedHills),
  neighbours: drawing(neighbours, 1200, 900, words.fiveNeighboursStandSideBy),
  hands: drawing(hands, 1200, 900, words.handsReachFromEverySide),
  mission: drawing(mission, 1200, 900, words.fourPeopleHelpOneAnother),
  vision: drawing(vision, 1200, 900, words.aFamilyLooksOutOver),
  meeting: drawing(meeting, 1600, 900, words.aWomanLeadsAMeeting),
  savingGroups: drawing(savingGroups, 800, 800, words.aSavingsGroupSeenFrom),
  training: drawing(training, 800, 800, words.anExerciseBookInTwo),
  seedMoney: drawing(seedMoney, 800, 800, words.aHandGivesACoin),
  support: drawing(support, 800, 800, words.aVolunteerGreetsAMember),
} as const;
