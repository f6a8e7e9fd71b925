import { group } from '../../domain/fields/group.ts';
import { text } from '../../domain/fields/text.ts';
import { staffText } from '../../domain/reply-text.ts';
import { blockType } from '../block-type.ts';
import { body, title } from '../common-fields.ts';

export const questions = blockType({
  label: 'Questions and answers',
  hint: 'Questions that are often asked. Each opens its answer.',
  fields: {
    title,
    entries: group({
      label: 'Questions',
      one: 'question',
      most: 30,
      fields: {
        question: text({
          label: 'Question',
          missing: staffText('questionRequired'),
          inSearch: true,
          translated: true,
        }),
        body: { ...body, label: 'Answer' },
      },
    }),
  },
  sample: {
    title: 'What people ask',
    entries: [
      { question: 'Who can join a group?', body: '<p>Whoever lives nearby and is known to the others.</p>' },
      {
        question: 'What happens to the savings?',
        body: '<p>They stay in the box, and are shared out after a year.</p>',
      },
    ],
  },
});
