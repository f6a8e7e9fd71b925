import type { SiteSettings } from '../../../domain/site.ts';
import type { PictureSource } from '../../ui/Picture.tsx';
import { pictures } from './pictures.ts';

/** The four colours in which the pillars are painted. */
export type PillarColour = 'clay' | 'leaf' | 'ochre' | 'ink';

/** One of the four things every saving group is given. */
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
    label: 'Saving groups',
    title: 'Community Savings Groups',
    summary: `${group_size} members, drawn from the poorest citizens and of similar means, save together and lend to one another.`,
    description: `Everything begins with neighbours who sit down together. A group has ${group_size} members, drawn from the poorest citizens of similar economic status. What they save goes into one box, and what is in the box they lend to one another.`,
    benefits: [
      `${group_size} members who know one another`,
      'Members of similar economic status, so that all can keep pace',
      'Collective saving',
      'Internal lending, from the members to the members',
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
      'Saving is learnt, and so is running a business or a field. Our trainings take up what members do every day: handling money, earning it, sharing decisions at home, and growing what the land here grows.',
    benefits: [
      'VSLA: how a village savings and loan association works',
      'Entrepreneurship: from an idea to a first plan',
      'GALS, the Gender Action Learning System: women and men plan together',
      'Sustainable agriculture for maize, beans and potatoes',
    ],
    outcomes: [
      'Groups keep their own books',
      'Small businesses begin with a plan',
      'Households decide together',
      'Fields give more and stay fertile',
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
      'In its first months a group has more ideas than money. Seed money is an initial capital that fills the gap: members can obtain loans while savings are low. When a group needs more than that, we link it to microfinance institutions.',
    benefits: [
      'Initial capital for the loans of a group',
      'Loans while savings are still low',
      'Links to microfinance institutions',
    ],
    outcomes: [
      'First loans without a long wait',
      'Capital that grows along with the savings',
      'Groups that institutions know and lend to',
    ],
    icon: pictures.seedMoney,
    colour: 'ochre',
  },
  {
    id: 'support',
    label: 'Weekly support',
    title: 'Weekly Volunteer Support',
    summary:
      'Every week a volunteer comes by: to follow up, to settle conflicts, to keep track of progress and report it.',
    description:
      'No group is left alone with its box. Every week a volunteer comes by, listens, looks at the books, helps where members disagree, and passes on what the group needs next.',
    benefits: ['Follow-up visits, every week', 'Conflict resolution', 'Monitoring', 'Reporting'],
    outcomes: [
      'Difficulties are noticed in the week they begin',
      'Disagreements are settled before they divide a group',
      'Everybody can see how a group is doing',
      'In time, groups stand on their own',
    ],
    icon: pictures.support,
    colour: 'ink',
  },
];
