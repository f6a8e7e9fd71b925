import { choice } from '../../domain/fields/choice.ts';
import { entryPicture } from '../../domain/fields/file.ts';
import { richText, text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { buttons } from '../buttons.ts';

export const textWithPicture = blockType({
  label: 'Text with picture',
  hint: 'A text beside a picture; on a phone the picture stands above it.',
  fields: {
    title: text({ label: 'Title', max: 120, inSearch: true, translated: true }),
    body: richText({ label: 'Text', inSearch: true, translated: true }),
    picture: entryPicture({ label: 'Picture' }),
    side: choice({
      label: 'Picture on the',
      wrong: staffText('chooseSide'),
      initial: 'right',
      choices: { left: 'Left', right: 'Right' },
    }),
    buttons,
  },
  sample: {
    title: 'Saving together',
    body: '<p>Each member saves what she can, every week, and the group writes it down before all eyes.</p>',
    picture: null,
    side: 'right',
    buttons: [],
  },
});
