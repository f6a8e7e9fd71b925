import { X } from 'lucide-react';
import type { ListAddress } from './list-address.ts';

interface FilteredByProps {
  address: ListAddress;
  /** The label of each active filter: `{ status: 'Active' }`. The search is one of them. */
  words: Record<string, string>;
}

/** The active filters, a chip for each; pressing a chip removes its filter. */
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
