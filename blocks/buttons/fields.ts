import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';
import { shortText } from '../common-fields.ts';

export const buttonsAlone = blockType({
  label: 'Buttons',
  hint: 'Up to four buttons in a row, with a sentence above them.',
  fields: { text: shortText, buttons },
  sample: {
    text: 'Would you like to know more?',
    buttons: [
      { label: 'Read our story', address: '/Aboutus' },
      { label: 'Write to us', address: '/Contact' },
    ],
  },
});
