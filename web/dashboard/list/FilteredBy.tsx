import { X } from 'lucide-react';
import type { ListAddress } from './list-address.ts';

interface FilteredByProps {
  address: ListAddress;
  /** What each filter that is set is called: `{ status: 'Active' }`. The search has its place here as well. */
  words: Record<string, string>;
}

/** What the list is filtered by, a chip for each; pressed, the chip takes its filter out. */
export function FilteredBy({ address, words }: FilteredByProps) {
  const chips = Object.entries(words).filter(([, word]) => word !== '');
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <p className="text-muted">Filtered by{chips.length === 0 ? ': None' : ':'}</p>
      {chips.map(([name, word]) => (
        <button
          key={name}
          type="button"
          aria-label={`Take out the filter ${word}`}
          onClick={() => address.narrow({ [name]: '' })}
          className="flex min-h-11 items-center gap-2 border border-line-strong bg-raised px-3 text-sm font-semibold hover:bg-accent-surface"
        >
          {word}
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
}
