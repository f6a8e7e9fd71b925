import type { z } from 'zod';
import { choice } from '../fields/choice.ts';
import { paragraphs, text } from '../fields/text.ts';
import { day } from '../fields/time.ts';
import { staffText } from '../reply-text.ts';
import { aboutPermissions, defineCollection } from './collection.ts';

/** The dated steps of the organisation's history. */
export const timeline = defineCollection({
  name: 'timeline',
  path: '/timeline/',
  table: 'timeline_entries',
  noun: 'step of the history',
  permissions: aboutPermissions,
  fields: {
    title: text({
      label: 'Title',
      missing: staffText('titleRequired'),
      searched: true,
      inSearch: true,
      sorted: true,
      translated: true,
    }),
    date: day({ label: 'Date', missing: staffText('dateRequired'), sorted: true }),
    precision: choice({
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
    text: paragraphs({ label: 'Text', max: 2000, rows: 5, searched: true, inSearch: true, translated: true }),
  },
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
