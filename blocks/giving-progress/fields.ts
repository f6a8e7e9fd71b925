import { blockType } from '../block-type.ts';
import { titleOfList } from '../common-fields.ts';

export const givingProgress = blockType({
  label: 'What has come in',
  hint: 'Projects with a goal, with what has been given for each.',
  fields: { title: titleOfList },
  sample: { title: '' },
});
