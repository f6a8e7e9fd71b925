import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';
import { shortText, title } from '../common-fields.ts';

export const announcement = blockType({
  label: 'Announcement',
  hint: 'A box that catches the eye, for what must not be overlooked.',
  fields: { title, text: shortText, buttons },
  sample: {
    title: 'The office moves',
    text: 'From 1 March you find us one street further on.',
    buttons: [{ label: 'Find us', address: '/Contact' }],
  },
});
