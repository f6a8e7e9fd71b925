import { choice } from '../../domain/fields/choice.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { howMany, titleOfList } from '../common-fields.ts';

export const events = blockType({
  label: 'Events',
  hint: 'The events that come next, or those that were last.',
  fields: {
    title: titleOfList,
    window: choice({
      label: 'Which events',
      wrong: staffText('chooseFromList'),
      initial: 'coming',
      choices: { coming: 'Those to come', recent: 'The last ones' },
    }),
    how_many: howMany({ most: 8, usual: 3 }),
  },
  sample: { title: '', window: 'coming', how_many: 3 },
});
