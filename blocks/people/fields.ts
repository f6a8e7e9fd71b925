import { blockType } from '../block-type.ts';
import { howMany, titleOfList } from '../common-fields.ts';

export const people = blockType({
  label: 'Team',
  hint: 'Members of the team with their portraits, in the order of the team’s page.',
  fields: { title: titleOfList, how_many: howMany({ most: 24, usual: 4 }) },
  sample: { title: '', how_many: 4 },
});
