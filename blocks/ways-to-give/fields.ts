import { blockType } from '../block-type.ts';
import { shortText, titleOfList } from '../common-fields.ts';

export const waysToGive = blockType({
  label: 'Give now',
  hint: 'The form of the page Donate: an amount, and how to pay it. A page shows it once.',
  fields: { title: titleOfList, text: { ...shortText, hint: 'Leave it empty for the usual one.' } },
  sample: { title: '', text: '' },
});
