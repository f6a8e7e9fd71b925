import { group } from '../../domain/fields/group.ts';
import { text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { title } from '../common-fields.ts';

export const numbers = blockType({
  label: 'Numbers',
  hint: 'A few large figures on ochre, each with what it counts.',
  fields: {
    title,
    entries: group({
      label: 'Numbers',
      one: 'number',
      most: 8,
      fields: {
        value: text({ label: 'Value', missing: staffText('valueRequired'), max: 20 }),
        label: text({
          label: 'Label',
          missing: staffText('labelRequired'),
          max: 100,
          inSearch: true,
          translated: true,
        }),
      },
    }),
  },
  sample: {
    title: 'A group in numbers',
    entries: [
      { value: '15-30', label: 'Members of a group' },
      { value: '1', label: 'Meeting a week' },
      { value: '3', label: 'Padlocks on the box' },
    ],
  },
});
