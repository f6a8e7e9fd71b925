import {
  type StaffTimelineEntry,
  staffTimelineEntry,
  type TimelineEntryInput,
} from '../../../domain/timeline-entry.ts';
import { addresses } from '../../addresses.ts';
import { staffTimeline } from '../../staff-calls.ts';
import type { AboutKind } from '../about/kind.ts';
import { columns } from './columns.tsx';

export const history: AboutKind<StaffTimelineEntry, TimelineEntryInput> = {
  title: 'History',
  subtitle: 'What has happened, step by step, from the beginning on.',
  singular: 'Step',
  page: addresses.history,
  texts: {
    label: 'Steps',
    loading: 'Loading the history...',
    failed: 'Failed to fetch the history. Please try again.',
    none: 'Nothing has been written down yet',
    noMatch: 'No matching steps found',
    total: (count) => `Total steps: ${count}`,
    found: (found, count) => `Steps found: ${found} of ${count}`,
  },
  firstSort: 'date',
  columns,
  calls: staffTimeline,
  schema: staffTimelineEntry,
  nameOf: ({ title }) => title,
  textsOf: ({ title, text }) => [title, text],
};
