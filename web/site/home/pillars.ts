import * as words from '#locale/home.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import type { PictureSource } from '../../ui/Picture.tsx';
import { pictures } from './pictures.ts';

/** The four colours in which the pillars are painted. */
export type PillarColour = 'clay' | 'leaf' | 'ochre' | 'ink';

/** One of the four things every savings group is given. */
export interface Pillar {
  /** Its place on the Mentorship Structure page. */
  id: 'saving-groups' | 'training' | 'financial-empowerment' | 'support';
  /** Its name where there is little room. */
  label: string;
  title: string;
  /** One sentence, for those who have not asked for more yet. */
  summary: string;
  description: string;
  /** Its key components. */
  benefits: readonly string[];
  /** The expected outcomes for a group. */
  outcomes: readonly string[];
  icon: PictureSource;
  colour: PillarColour;
}

/** The four pillars, with as many members as the organisation says a group has: `15-30`. */
export const pillarsOf = ({ group_size }: Pick<SiteSettings, 'group_size'>): readonly Pillar[] => [
  {
    id: 'saving-groups',
    label: words.savingsGroups,
    title: words.communitySavingsGroups,
    summary: words.membersDrawnFromThePoorest(group_size),
    description: words.itStartsWithNeighboursWho(group_size),
    benefits: [
      words.membersWhoKnowOneAnother(group_size),
      words.membersOfSimilarEconomicStatus,
      words.collectiveSaving,
      words.internalLendingBetweenMembers,
    ],
    outcomes: [words.everyMemberHasSavings, words.aSmallLoanIsWithin, words.neighboursTrustOneAnother],
    icon: pictures.savingGroups,
    colour: 'clay',
  },
  {
    id: 'training',
    label: words.training,
    title: words.comprehensiveTraining,
    summary: words.membersLearnVslaEntrepreneurshipGals,
    description: words.savingCanBeLearnt,
    benefits: [
      words.vslaHowAVillageSavings,
      words.entrepreneurshipFromAnIdea,
      words.galsTheGenderActionLearning,
      words.sustainableAgricultureForMaizeBeans,
    ],
    outcomes: [
      words.groupsKeepTheirOwnBooks,
      words.smallBusinessesStart,
      words.householdsDecideTogether,
      words.fieldsYieldMoreAndStay,
    ],
    icon: pictures.training,
    colour: 'leaf',
  },
  {
    id: 'financial-empowerment',
    label: words.seedMoney,
    title: words.seedMoneyTitle,
    summary: words.initialCapitalLetsAGroup,
    description: words.inItsFirstMonths,
    benefits: [words.initialCapitalForAGroups, words.loansWhileSavingsAreStill, words.linksToMicrofinanceInstitutions],
    outcomes: [words.firstLoansWithoutALong, words.capitalThatGrows, words.groupsThatInstitutionsKnow],
    icon: pictures.seedMoney,
    colour: 'ochre',
  },
  {
    id: 'support',
    label: words.weeklySupport,
    title: words.weeklyVolunteerSupport,
    summary: words.aVolunteerVisitsEveryWeek,
    description: words.noGroupIsLeftOn,
    benefits: [words.followUpVisitsEveryWeek, words.conflictResolution, words.monitoring, words.reporting],
    outcomes: [
      words.problemsAreNoticed,
      words.disagreementsAreSettledBeforeThey,
      words.everyoneCanSeeHow,
      words.inTimeGroupsStandOn,
    ],
    icon: pictures.support,
    colour: 'ink',
  },
];
