import { group } from '../../domain/fields/group.ts';
import { blockType } from '../block-type.ts';
import { givenTitle, optionalAddress, shortText, title } from '../common-fields.ts';

export const pillars = blockType({
  label: 'Pillars',
  hint: 'What something stands on: each with a title, a few sentences and, if wanted, a link.',
  fields: {
    title,
    text: shortText,
    entries: group({
      label: 'Pillars',
      one: 'pillar',
      most: 12,
      fields: { title: givenTitle, text: shortText, address: optionalAddress },
    }),
  },
  sample: {
    title: 'Four pillars support every group',
    text: 'A savings group needs more than a box.',
    entries: [
      { title: 'Savings', text: 'Members save every week, before all eyes.', address: '' },
      { title: 'Training', text: 'They learn to keep books and to plan.', address: '/Mentorship' },
      { title: 'Seed money', text: 'The first loans need not wait.', address: '' },
      { title: 'Visits', text: 'A volunteer comes every week.', address: '' },
    ],
  },
});
