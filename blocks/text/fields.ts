import { richText } from '../../domain/fields/text.ts';
import { blockType } from '../block-type.ts';

export const text = blockType({
  label: 'Text',
  hint: 'Headings, paragraphs, lists, tables, pictures and films.',
  fields: { body: richText({ label: 'Text', inSearch: true, translated: true }) },
  sample: {
    body: '<h2>How a group begins</h2><p>Fifteen to thirty neighbours meet once a week and save together.</p>',
  },
});
