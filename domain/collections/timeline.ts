import type { z } from 'zod';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';
import { choiceField, dayField, paragraphsField, textField } from './field.ts';

/** The dated steps of the organisation's history. */
export const timeline = defineCollection({
  name: 'timeline',
  path: '/timeline/',
  table: 'timeline_entries',
  noun: 'step of the history',
  permissions: aboutPermissions,
  fields: [
    textField('title', {
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      sorted: true,
      translated: true,
    }),
    dayField('date', { label: 'Date', missing: staffText('dateRequired'), sorted: true }),
    choiceField('precision', {
      label: 'How exact is the date?',
      hint: 'If you only know the month or the year, choose any day in it.',
      wrong: staffText('choosePrecision'),
      initial: 'day',
      choices: {
        day: 'The day: 5 March 2024',
        month: 'The month: March 2024',
        year: 'The year: 2024',
      },
    }),
    paragraphsField('text', { label: 'Text', max: 2000, rows: 5, searched: true, translated: true }),
  ],
  staffOnly: [],
  title: 'title',
  order: 'date',
  screen: {
    address: '/dashboard/history',
    title: 'History',
    subtitle: 'The story of the organisation, step by step.',
    one: 'Step',
    many: 'Steps',
    none: 'No steps added yet',
    page: '/History',
    columns: [
      { field: 'title', header: 'Step', below: 'text' },
      { field: 'date', header: 'When' },
    ],
  },
});

export type TimelineEntry = z.infer<typeof timeline.visible>;
