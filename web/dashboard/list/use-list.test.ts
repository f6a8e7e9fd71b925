import { expect, test } from 'vitest';
import { type EventOrder, type EventQuery, eventQuery, type StaffListedEvent } from '../../../domain/event.ts';
import type { Column } from './ListTable.tsx';
import { type ListFilter, useList, validQuery } from './use-list.ts';

test('a filter that somebody has mistyped in the address stands for none; the others hold', () => {
  const asked = { event_type: 'indoors', is_active: 'true', starts: 'today', ordering: '--title', other: 'x' };
  expect(validQuery(eventQuery, asked)).toEqual({ is_active: true, starts: 'today' });
});

test('a filter that the call does not know would do nothing: a list with one, or with such an order, does not compile', () => {
  expect(validQuery(eventQuery, { stars: 'today' })).toEqual({});

  const events = { queryKey: ['events'], query: eventQuery, load: async () => [], pageSizes: [6] };
  const columns: Column<StaffListedEvent, EventOrder>[] = [
    { name: 'event', header: 'Event', sort: 'title', cell: ({ title }) => title },
    // @ts-expect-error a column by which the call does not sort
    { name: 'type', header: 'Type', sort: 'event_typ', cell: (it) => it.event_type },
  ];
  const unsorted: Column<StaffListedEvent>[] = [
    // @ts-expect-error an order in a list that cannot be sorted
    { name: 'event', header: 'Event', sort: 'title', cell: ({ title }) => title },
  ];
  const filters: ListFilter<EventQuery>[] = [
    { kind: 'day', name: 'starts', label: 'Date' },
    // @ts-expect-error a name that the call's query does not have
    { kind: 'day', name: 'stars', label: 'Date' },
  ];
  const filtersOfAnything: ListFilter[] = [{ kind: 'day', name: 'stars', label: 'Date' }];
  const lists = [
    () => useList({ ...events, columns, filters, order: '-start_date' }),
    // @ts-expect-error an initial order that the call does not have
    () => useList({ ...events, columns, filters, order: '-start' }),
    // @ts-expect-error filters of another query
    () => useList({ ...events, columns, filters: filtersOfAnything }),
  ];
  expect([...columns, ...unsorted, ...filters, ...lists]).toHaveLength(8);
});
