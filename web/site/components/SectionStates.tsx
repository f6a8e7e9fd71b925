import type { ReactNode } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import type { LiveSection } from '../section.ts';
import { SectionFailed } from './SectionFailed.tsx';

interface SectionStatesProps<Item> {
  section: LiveSection<Item[]>;
  /** The sentences of this list: while it comes, and when it did not. */
  loading: string;
  failed: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** The page it stands on, for visitors without script. */
  page: string;
  onTryAgain?: () => void;
  children: (items: Item[]) => ReactNode;
}

/** The four states of every list visitors see: on its way, failed, empty, there. */
export function SectionStates<Item>(props: SectionStatesProps<Item>) {
  const { section, loading, failed, empty, page, onTryAgain, children } = props;
  switch (section.state) {
    case 'loading':
      return (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>{loading}</Spinner>
        </div>
      );
    case 'failed':
      return <SectionFailed text={failed} page={page} onTryAgain={onTryAgain} />;
    case 'loaded':
      return section.data.length === 0 ? empty : children(section.data);
  }
}
