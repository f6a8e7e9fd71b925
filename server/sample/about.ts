import type { SamplePicture } from './pictures.ts';

/** Sample entries of the history. */
export const sampleTimeline = [
  {
    date: '2024-01-01',
    precision: 'year',
    title: 'The organisation is created',
    text: 'Sample entry. It is registered as a Community Benefit Company in Kicukiro District, Kanombe Sector, with a head office in Kigali and a branch office in the Kanombe area.',
  },
  {
    date: '2024-09-01',
    precision: 'month',
    title: 'The first saving groups',
    text: 'Sample entry. Two groups of neighbours put their first savings into a box with three locks.',
  },
  {
    date: '2025-03-01',
    precision: 'month',
    title: 'Training begins',
    text: 'Sample entry. The first course on savings and loans, followed by one on entrepreneurship.',
  },
  {
    date: '2025-09-15',
    precision: 'day',
    title: 'A plot to learn on',
    text: 'Sample entry. Maize, beans and potatoes are planted side by side on a demonstration plot.',
  },
  {
    date: '2026-02-01',
    precision: 'month',
    title: 'Seed money',
    text: 'Sample entry. Groups whose savings are still low receive an initial capital that stays with the group.',
  },
] as const;

export const sampleTeam: readonly { role: string; text: string; picture: SamplePicture }[] = [
  {
    role: 'Director',
    text: 'Here stands who the person is and what they answer for. Staff replace it from the dashboard.',
    picture: 'about-neighbours',
  },
  {
    role: 'Trainer, savings and loans',
    text: 'Sample text: teaches groups to save, to lend and to keep their books.',
    picture: 'training-under-tree',
  },
  {
    role: 'Agronomist',
    text: 'Sample text: looks after the demonstration plot for maize, beans and potatoes.',
    picture: 'bean-harvest',
  },
  {
    role: 'Volunteer coordinator',
    text: 'Sample text: plans the weekly visits, and makes sure that nobody is left out.',
    picture: 'household-visit',
  },
];

export const sampleTestimonials = [
  {
    quote: 'Sample quotation. What somebody said stands here, in their own words and with their consent.',
    role: 'Member of a saving group',
  },
  {
    quote: 'Sample quotation. A sentence or two about what has changed says more than a page of praise.',
    role: 'Participant in a training',
  },
  {
    quote: 'Sample quotation. Whoever has not agreed to be quoted is not shown on this page.',
    role: 'Volunteer',
  },
] as const;
