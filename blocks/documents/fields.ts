import { blockType } from '../block-type.ts';
import { howMany, titleOfList } from '../common-fields.ts';

export const documents = blockType({
  label: 'Documents',
  hint: 'Documents to download, in the order of their page.',
  fields: { title: titleOfList, how_many: howMany({ most: 20, usual: 3 }) },
  sample: { title: '', how_many: 3 },
});
