import { entryPicture } from '../../domain/fields/file.ts';
import { group } from '../../domain/fields/group.ts';
import { text } from '../../domain/fields/text.ts';
import { blockType } from '../block-type.ts';
import { body, optionalAddress, title } from '../common-fields.ts';

export const columns = blockType({
  label: 'Columns',
  hint: 'Two or three texts side by side, each with a picture and a link if wanted.',
  fields: {
    title,
    entries: group({
      label: 'Columns',
      one: 'column',
      most: 3,
      fields: {
        title,
        picture: entryPicture({ label: 'Picture' }),
        body,
        label: text({
          label: 'Words of the link',
          hint: 'Leave them empty to make the title the link.',
          max: 60,
          translated: true,
        }),
        address: optionalAddress,
      },
    }),
  },
  sample: {
    title: 'How it goes on',
    entries: [
      {
        title: 'Save',
        picture: null,
        body: '<p>Everybody saves what she can, every week.</p>',
        label: '',
        address: '',
      },
      {
        title: 'Lend',
        picture: null,
        body: '<p>The group lends from what it has saved.</p>',
        label: 'How groups are trained',
        address: '/Mentorship',
      },
      {
        title: 'Share',
        picture: null,
        body: '<p>After a year the savings are shared out.</p>',
        label: '',
        address: '',
      },
    ],
  },
});
