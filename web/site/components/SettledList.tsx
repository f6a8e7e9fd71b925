import type { ReactNode } from 'react';
import type { Section } from '../section.ts';
import { SectionFailed } from './SectionFailed.tsx';

interface SettledListProps<Item> {
  section: Section<Item[]>;
  /** The sentence that says that the list did not come; the section's own message when left out. */
  failed?: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The page it stands on: trying again is asking for it again. */
  page: string;
  children: (items: Item[]) => ReactNode;
}

/** A list that comes with its page and is never fetched in the browser, so that it needs no script: it came or it did not. */
export function SettledList<Item>({ section, failed, empty, page, children }: SettledListProps<Item>) {
  if (section.state === 'failed') return <SectionFailed text={failed ?? section.message} page={page} />;
  return section.data.length === 0 ? empty : children(section.data);
}
