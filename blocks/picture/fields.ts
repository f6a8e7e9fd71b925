import { choice } from '../../domain/fields/choice.ts';
import { entryPicture } from '../../domain/fields/file.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { caption } from '../common-fields.ts';

export const picture = blockType({
  label: 'Picture',
  hint: 'One picture with a few words below it.',
  fields: {
    picture: entryPicture({ label: 'Picture' }),
    caption,
    width: choice({
      label: 'Width',
      wrong: staffText('chooseFromList'),
      initial: 'narrow',
      choices: { narrow: 'As wide as a text', wide: 'As wide as the page' },
    }),
  },
  sample: { picture: null, caption: 'A group counts its savings.', width: 'wide' },
});
