import { group } from '../../domain/fields/group.ts';
import { paragraphs, text } from '../../domain/fields/text.ts';
import { blockType } from '../block-type.ts';
import { name, titleOfList } from '../common-fields.ts';

const read = { inSearch: true, translated: true } as const;

export const offices = blockType({
  label: 'Offices',
  hint: 'Where people find us: the head office, then its branches, each with a link to a map.',
  fields: {
    title: titleOfList,
    entries: group({
      label: 'Offices',
      hint: 'The first is the head office.',
      one: 'office',
      most: 12,
      fields: {
        name: { ...name, ...read },
        place: text({
          label: 'Street and town',
          hint: 'As a map finds it, such as KK 15 Ave, Kigali. Empty, the name is looked up.',
          autoComplete: 'off',
          inSearch: true,
        }),
        opening_hours: paragraphs({ label: 'Opening hours', max: 300, rows: 2, ...read }),
        phone: text({ label: 'Phone', autoComplete: 'off', max: 40 }),
      },
    }),
  },
  sample: {
    title: '',
    entries: [
      { name: 'Kigali', place: 'KK 15 Ave, Kigali', opening_hours: 'Monday to Friday, 8:00 to 17:00', phone: '' },
      { name: 'Kanombe', place: '', opening_hours: '', phone: '' },
    ],
  },
});
