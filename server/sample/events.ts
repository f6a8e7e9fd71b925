import type { SamplePicture } from './pictures.ts';

export interface SampleEvent {
  title: string;
  summary: string;
  type: 'offline' | 'online' | 'hybrid';
  location: string;
  /** Days from the day the sample is made; negative ones are past. */
  inDays: number;
  /** Hour of the day by the site's clock. */
  hour: number;
  /** Hours. */
  lasts: number;
  category: string;
  capacity: number | null;
  picture: SamplePicture;
}

export const sampleEvents: readonly SampleEvent[] = [
  {
    title: 'Opening day of three saving groups',
    summary:
      'Sample event. Three new groups choose their committee, agree on their rules and put their first savings into the box with three locks.',
    type: 'offline',
    location: 'Kanombe Sector Hall',
    inDays: 3,
    hour: 9,
    lasts: 3,
    category: 'Saving groups',
    capacity: 90,
    picture: 'savings-box',
  },
  {
    title: 'Savings and loans: an evening online',
    summary:
      'Sample event. How internal lending works, what interest a group can carry, and how to keep the passbooks straight. Questions welcome.',
    type: 'online',
    location: '',
    inDays: 8,
    hour: 18,
    lasts: 2,
    category: 'Training',
    capacity: 100,
    picture: 'mobile-money',
  },
  {
    title: 'Planting days: maize, beans and potatoes',
    summary:
      'Sample event. Two days in the field with a volunteer agronomist: seed spacing, compost, and what to do when the rain comes late.',
    type: 'offline',
    location: 'Kicukiro demonstration plot',
    inDays: 15,
    hour: 8,
    lasts: 32,
    category: 'Agriculture',
    capacity: 60,
    picture: 'maize-field',
  },
  {
    title: 'Fair trade market',
    summary:
      'Sample event. Groups sell what they grow and weave, at prices they set themselves. Visitors are welcome all day.',
    type: 'offline',
    location: 'Kigali, Kanombe market place',
    inDays: 24,
    hour: 10,
    lasts: 7,
    category: 'Fair trade',
    capacity: null,
    picture: 'hero-market',
  },
  {
    title: 'Basket weavers’ open workshop',
    summary:
      'Sample event. Weavers show how a peace basket begins, and what a fair price for a week of work looks like.',
    type: 'offline',
    location: 'Branch office, Kanombe',
    inDays: -2,
    hour: 14,
    lasts: 3,
    category: 'Fair trade',
    capacity: 40,
    picture: 'weaving-baskets',
  },
  {
    title: 'Women who lead: a conversation',
    summary:
      'Sample event. Members elected to lead their groups speak about decisions at home, in the group and on the sector council.',
    type: 'hybrid',
    location: 'Head office, Kigali',
    inDays: -9,
    hour: 15,
    lasts: 2,
    category: 'Gender equality',
    capacity: 80,
    picture: 'women-leading',
  },
  {
    title: 'Bean harvest and seed bank day',
    summary:
      'Sample event. The first harvest of the season is weighed, and every group puts seed aside for the next one.',
    type: 'offline',
    location: 'Kicukiro demonstration plot',
    inDays: -17,
    hour: 8,
    lasts: 6,
    category: 'Agriculture',
    capacity: 60,
    picture: 'bean-harvest',
  },
  {
    title: 'Training under the tree: a business of my own',
    summary:
      'Sample event. A morning on entrepreneurship: a first plan, a first price, a first customer, and when to take a loan.',
    type: 'offline',
    location: 'Kanombe Sector',
    inDays: -26,
    hour: 9,
    lasts: 4,
    category: 'Training',
    capacity: 50,
    picture: 'training-under-tree',
  },
  {
    title: 'Volunteers’ yearly meeting',
    summary: 'Sample event. Volunteers who visit the groups every week compare notes and plan the coming year.',
    type: 'hybrid',
    location: 'Head office, Kigali',
    inDays: -40,
    hour: 10,
    lasts: 5,
    category: 'Volunteers',
    capacity: 40,
    picture: 'household-visit',
  },
  {
    title: 'Potatoes to market',
    summary: 'Sample event. Four groups rent one lorry and sell together: what it cost, and what it earned them.',
    type: 'offline',
    location: 'Kigali',
    inDays: -55,
    hour: 7,
    lasts: 8,
    category: 'Fair trade',
    capacity: null,
    picture: 'potato-harvest',
  },
];
