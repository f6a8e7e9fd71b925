import { entryPicture } from '../../domain/fields/file.ts';
import { group } from '../../domain/fields/group.ts';
import { blockType } from '../block-type.ts';
import { caption, title } from '../common-fields.ts';

export const gallery = blockType({
  label: 'Gallery',
  hint: 'Up to 20 pictures side by side, each with a few words.',
  fields: {
    title,
    entries: group({
      label: 'Pictures',
      one: 'picture',
      most: 20,
      fields: { picture: entryPicture({ label: 'Picture' }), caption },
    }),
  },
  sample: {
    title: 'A day with a group',
    entries: [
      { picture: null, caption: 'The box is opened.' },
      { picture: null, caption: 'Everybody sees what is counted.' },
      { picture: null, caption: 'The first loan is paid out.' },
    ],
  },
});
