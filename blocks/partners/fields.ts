import { entryPicture } from '../../domain/fields/file.ts';
import { group } from '../../domain/fields/group.ts';
import { blockType } from '../block-type.ts';
import { name, optionalAddress, title } from '../common-fields.ts';

export const partners = blockType({
  label: 'Partners',
  hint: 'Those who work with us, each with a name or a logo.',
  fields: {
    title,
    entries: group({
      label: 'Partners',
      one: 'partner',
      most: 40,
      fields: { name, picture: entryPicture({ label: 'Logo' }), address: optionalAddress },
    }),
  },
  sample: {
    title: 'Who works with us',
    entries: [
      { name: 'Sample organisation', picture: null, address: '' },
      { name: 'Another sample organisation', picture: null, address: 'https://example.org/' },
    ],
  },
});
