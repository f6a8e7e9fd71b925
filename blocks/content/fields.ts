import { blockType } from '../block-type.ts';

/** The page's own text, which lies in a field of the page: pages had this alone before there were blocks. */
export const content = blockType({
  label: 'Text of the page',
  hint: 'What is written under Text. Every page has it once.',
  fields: {},
  sample: {},
});
