import type { CategoryIcon } from '../../domain/category.ts';
import type { SamplePicture } from './pictures.ts';

export const sampleCategories: readonly { name: string; slug: string; icon: CategoryIcon }[] = [
  { name: 'Saving groups', slug: 'saving-groups', icon: 'briefcase' },
  { name: 'Training', slug: 'training', icon: 'book' },
  { name: 'Agriculture', slug: 'agriculture', icon: 'map' },
  { name: 'Fair trade', slug: 'fair-trade', icon: 'shopping-bag' },
];

export interface SamplePost {
  title: string;
  slug: string;
  excerpt: string;
  paragraphs: readonly string[];
  category: string;
  /** Days before the day the sample is made. */
  daysAgo: number;
  featured: boolean;
  picture: SamplePicture;
}

export const samplePosts: readonly SamplePost[] = [
  {
    title: 'Why the box has three locks',
    slug: 'why-the-box-has-three-locks',
    excerpt:
      'Sample post. Three members hold one key each, so the box opens only when the group is together. It is the simplest rule we teach, and the one that builds the most trust.',
    paragraphs: [
      'A saving group begins with a wooden or metal box and three padlocks. Three members are chosen, and each of them takes one key home. Nobody can open the box alone, and nobody has to be suspected when money is counted.',
      'Once a week the group meets, the box is opened in front of everybody, and each member’s saving is written into a passbook. Loans are given from the same box, in the same meeting, with the same witnesses.',
      'After a few months the locks are hardly the point any more. What the group has learned is to decide together about money, out loud.',
    ],
    category: 'saving-groups',
    daysAgo: 1,
    featured: true,
    picture: 'savings-box',
  },
  {
    title: 'A first loan is a small loan',
    slug: 'a-first-loan-is-a-small-loan',
    excerpt:
      'Sample post. While savings are low, seed money lets a group lend. We ask members to begin with what they could pay back from one harvest, or one month of sales.',
    paragraphs: [
      'A new group has saved little, and its members need to borrow most. Seed money closes that gap: an initial capital that stays with the group and is lent from member to member.',
      'We advise every group to begin small. A loan that one harvest can repay teaches more than a large one that nobody can.',
      'When a member has repaid twice on time, the group and a microfinance institution can talk about something larger.',
    ],
    category: 'saving-groups',
    daysAgo: 4,
    featured: false,
    picture: 'mobile-money',
  },
  {
    title: 'Maize and beans in one row',
    slug: 'maize-and-beans-in-one-row',
    excerpt:
      'Sample post. Planted together, maize carries the beans and the beans feed the soil. Here is how the demonstration plot was laid out this season.',
    paragraphs: [
      'Beans climb, maize stands. Planted in the same row, one needs no sticks and the other no bought nitrogen.',
      'On the demonstration plot the maize is sown first, two seeds a hole, at the length of a hoe handle. The beans follow two weeks later.',
      'Members measure what the plot yields against their own, and decide for themselves what to copy.',
    ],
    category: 'agriculture',
    daysAgo: 8,
    featured: false,
    picture: 'maize-field',
  },
  {
    title: 'What a fair price pays for',
    slug: 'what-a-fair-price-pays-for',
    excerpt:
      'Sample post. A basket takes a week to weave. We added up sisal, dye, hours and transport with its makers, and wrote the sum on the label.',
    paragraphs: [
      'Ask what a basket costs and you are told a price. Ask what it is made of, and a week of somebody’s life comes into view.',
      'With the weavers we added up sisal, dye, hours and the bus to Kigali. The sum is now printed on the label, so that buyer and maker look at the same number.',
      'Some buyers still say that it is too much. More of them now say what they will pay it for.',
    ],
    category: 'fair-trade',
    daysAgo: 13,
    featured: false,
    picture: 'weaving-baskets',
  },
  {
    title: 'Decisions at home',
    slug: 'decisions-at-home',
    excerpt:
      'Sample post. In the GALS course, couples draw the year ahead on one sheet of paper: who works, who decides, who holds the money. The drawings do the talking.',
    paragraphs: [
      'The Gender Action Learning System begins with a drawing. A couple puts its household on one sheet: fields, children, work, money, and who decides about each.',
      'Nobody is told what to change. But a picture in which one person carries everything is hard to defend, even for whoever drew it.',
      'At the next meeting the sheets are brought back, and each couple says what it has tried.',
    ],
    category: 'training',
    daysAgo: 20,
    featured: false,
    picture: 'women-leading',
  },
  {
    title: 'The walk to the last house',
    slug: 'the-walk-to-the-last-house',
    excerpt:
      'Sample post. Every week volunteers visit the groups, and the households that missed a meeting. Most of what goes wrong is put right on the doorstep.',
    paragraphs: [
      'A group rarely fails in a meeting. It fails in the weeks when somebody stays away and nobody asks why.',
      'So our volunteers walk. They follow up, help to settle quarrels, look over the books, and write down what they saw.',
      'The last house on the path is often the one where a visit matters most.',
    ],
    category: 'training',
    daysAgo: 29,
    featured: false,
    picture: 'household-visit',
  },
];
