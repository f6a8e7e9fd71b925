import { target } from '../../domain/fields/link.ts';
import { formIn } from '../../domain/form-address.ts';
import { staffText } from '../../domain/reply-text.ts';
import { webAddress } from '../../domain/web-address.ts';
import { blockType } from '../block-type.ts';
import { shortText, title } from '../common-fields.ts';

const wrong = staffText('addressOfForm');

export const form = blockType({
  label: 'Form',
  hint: 'A form that you have made under Forms. Visitors fill it in on this page.',
  fields: {
    title,
    text: shortText,
    address: {
      ...target({
        label: 'Which form',
        hint: 'Its address, which begins with /Form/.',
        chosenFrom: 'forms',
        missing: wrong,
        wrong,
      }),
      written: webAddress(wrong, wrong).refine((address) => formIn(address) !== undefined, wrong),
    },
  },
  sample: { title: 'Help us', text: 'Tell us what you would like to do.', address: '/Form/volunteers' },
});
