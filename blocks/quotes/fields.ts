import { choice } from '../../domain/fields/choice.ts';
import { group } from '../../domain/fields/group.ts';
import { paragraphs, text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { howMany, name, title } from '../common-fields.ts';

export const quotes = blockType({
  label: 'Quotations',
  hint: 'What people say: words that you write here, or the published testimonials.',
  fields: {
    title,
    source: choice({
      label: 'Which quotations',
      wrong: staffText('chooseFromList'),
      initial: 'own',
      choices: { own: 'Those written here', testimonials: 'The published testimonials' },
    }),
    how_many: { ...howMany({ most: 12, usual: 3 }), hint: 'Of the testimonials.' },
    entries: group({
      label: 'Quotations',
      one: 'quotation',
      most: 12,
      fields: {
        quote: paragraphs({
          label: 'Quotation',
          missing: staffText('quotationRequired'),
          max: 1000,
          rows: 3,
          inSearch: true,
          translated: true,
        }),
        name,
        role: text({ label: 'Role or place', autoComplete: 'off', inSearch: true, translated: true }),
      },
    }),
  },
  sample: {
    title: 'What members say',
    source: 'own',
    how_many: 3,
    entries: [
      { quote: 'We count the money together, so everybody knows.', name: 'Sample person', role: 'Member of a group' },
      { quote: 'My first loan bought two hens.', name: 'Sample person', role: 'Treasurer' },
    ],
  },
});
