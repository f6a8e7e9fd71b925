import type { ReactNode } from 'react';
import { Spinner } from '../../ui/imigongo/Spinner.tsx';
import type { LiveSection } from '../section.ts';
import { SectionFailed } from './SectionFailed.tsx';

interface SectionInTimeProps<Data> {
  section: LiveSection<Data>;
  /** The sentences of this section: while it comes, and when it did not. */
  loading: string;
  failed: string;
  /** The server's message is shown too. */
  withMessage?: boolean;
  /** The page it stands on, for visitors without script. */
  page: string;
  onTryAgain?: (() => void) | undefined;
  children: (data: Data) => ReactNode;
}

/** A section that can be fetched again: on its way, failed, there. */
export function SectionInTime<Data>(props: SectionInTimeProps<Data>) {
  const { section, loading, failed, withMessage = false, page, onTryAgain, children } = props;
  switch (section.state) {
    case 'loading':
      return (
        <div className="mt-6 grid min-h-40 place-items-center text-accent">
          <Spinner>{loading}</Spinner>
        </div>
      );
    case 'failed':
      return (
        <SectionFailed text={failed} message={withMessage ? section.message : ''} page={page} onTryAgain={onTryAgain} />
      );
    case 'loaded':
      return children(section.data);
  }
}

interface SectionStatesProps<Item> extends SectionInTimeProps<Item[]> {
  /** Shown when the list is empty. */
  empty: ReactNode;
}

/** The four states of a list that can be fetched again: one of them is that it is empty. */
export function SectionStates<Item>({ empty, children, ...section }: SectionStatesProps<Item>) {
  return <SectionInTime {...section}>{(items) => (items.length === 0 ? empty : children(items))}</SectionInTime>;
}
