import { entryPicture } from '../../domain/fields/file.ts';
import { paragraphs, text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';

export const callToAction = blockType({
  label: 'Call to action',
  hint: 'A band in the colour of clay that asks for something, with buttons and a picture beside it.',
  fields: {
    title: text({ label: 'Title', missing: staffText('titleRequired'), max: 120, inSearch: true, translated: true }),
    text: paragraphs({ label: 'Text', max: 600, rows: 3, inSearch: true, translated: true }),
    buttons,
    picture: entryPicture({ label: 'Picture' }),
  },
  sample: {
    title: 'Your gift is someone’s first savings',
    text: 'It helps to form groups, to train them, and to lend them their first money.',
    buttons: [{ label: 'Donate', address: '/donate' }],
    picture: null,
  },
});
