import { group } from '../../domain/fields/group.ts';
import { givenNumber } from '../../domain/fields/number.ts';
import { text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { title } from '../common-fields.ts';

const percentage = staffText('percentage');

export const progressBars = blockType({
  label: 'Progress bars',
  hint: 'How far something has come, in percent.',
  fields: {
    title,
    entries: group({
      label: 'Progress bars',
      one: 'progress bar',
      most: 8,
      fields: {
        label: text({
          label: 'Label',
          missing: staffText('labelRequired'),
          max: 100,
          inSearch: true,
          translated: true,
        }),
        percent: givenNumber({
          label: 'Percent',
          min: 0,
          max: 100,
          missing: percentage,
          wrong: percentage,
          initial: 0,
        }),
      },
    }),
  },
  sample: {
    title: 'How far we have come',
    entries: [
      { label: 'A goal that is nearly reached', percent: 80 },
      { label: 'A goal that has been begun', percent: 25 },
    ],
  },
});
