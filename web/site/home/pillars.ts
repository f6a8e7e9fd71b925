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
    label: 'Savings groups',
    title: 'Community Savings Groups',
    summary: `${group_size} members, drawn from the poorest citizens and of similar means, save together and lend to each other.`,
    description: `It starts with neighbours who sit down together. A group has ${group_size} members, drawn from the poorest citizens of similar economic status. They save into one box and lend to each other from it.`,
    benefits: [
      `${group_size} members who know one another`,
      'Members of similar economic status, so that everyone can keep up',
      'Collective saving',
      'Internal lending between members',
    ],
    outcomes: [
      'Every member has savings to fall back on',
      'A small loan is within reach, close to home',
      'Neighbours trust one another with money',
    ],
    icon: pictures.savingGroups,
    colour: 'clay',
  },
  {
    id: 'training',
    label: 'Training',
    title: 'Comprehensive Training',
    summary: 'Members learn VSLA, entrepreneurship, GALS, and sustainable agriculture for maize, beans and potatoes.',
    description:
      'Saving can be learnt, and so can running a business or a farm. Our training covers what members do every day: handling money, earning it, sharing decisions at home and growing local crops.',
    benefits: [
      'VSLA: how a village savings and loan association works',
      'Entrepreneurship: from an idea to a first plan',
      'GALS, the Gender Action Learning System: women and men plan together',
      'Sustainable agriculture for maize, beans and potatoes',
    ],
    outcomes: [
      'Groups keep their own books',
      'Small businesses start with a plan',
      'Households decide together',
      'Fields yield more and stay fertile',
    ],
    icon: pictures.training,
    colour: 'leaf',
  },
  {
    id: 'financial-empowerment',
    label: 'Seed money',
    title: 'Seed Money',
    summary:
      'Initial capital lets a group give loans while its savings are low, and we link it to microfinance institutions.',
    description:
      'In its first months a group has more ideas than money. Seed money fills the gap: members can get loans while savings are low. When a group needs more, we link it to microfinance institutions.',
    benefits: [
      'Initial capital for a group’s loans',
      'Loans while savings are still low',
      'Links to microfinance institutions',
    ],
    outcomes: [
      'First loans without a long wait',
      'Capital that grows with the savings',
      'Groups that institutions know and lend to',
    ],
    icon: pictures.seedMoney,
    colour: 'ochre',
  },
  {
    id: 'support',
    label: 'Weekly support',
    title: 'Weekly Volunteer Support',
    summary: 'A volunteer visits every week to follow up, help settle conflicts, track progress and report on it.',
    description:
      'No group is left on its own. Every week a volunteer visits, listens, checks the books, helps settle disagreements and tells us what the group needs next.',
    benefits: ['Follow-up visits, every week', 'Conflict resolution', 'Monitoring', 'Reporting'],
    outcomes: [
      'Problems are noticed in the week they start',
      'Disagreements are settled before they divide a group',
      'Everyone can see how a group is doing',
      'In time, groups stand on their own',
    ],
    icon: pictures.support,
    colour: 'ink',
  },
];
