import { entryPicture } from '../../domain/fields/file.ts';
import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';
import { givenTitle, shortText } from '../common-fields.ts';

export const hero = blockType({
  label: 'Banner',
  hint: 'A picture over the whole width with large words and buttons on it. Without a picture they stand on green.',
  fields: { title: givenTitle, text: shortText, buttons, picture: entryPicture({ label: 'Picture' }) },
  sample: {
    title: 'A step forward, every week',
    text: 'Neighbours save together, lend to each other, and begin what none of them could begin alone.',
    buttons: [
      { label: 'Donate', address: '/donate' },
      { label: 'Write to us', address: '/Contact' },
    ],
    picture: null,
  },
});
