import { Link } from 'react-router';
import { IN_TRASH, VIEW } from './list-address.ts';

interface ViewLinksProps {
  label: string;
  inTrash: boolean;
  /** The label of the list outside the trash. */
  all: string;
  /** The label of the trash. */
  trash?: string;
}

const look =
  'flex min-h-11 items-center border-b-3 border-transparent px-1 font-semibold text-muted hover:text-body ' +
  'aria-[current=page]:border-accent aria-[current=page]:text-body';

/** Switches between the list and its trash. */
export function ViewLinks({ label, inTrash, all, trash = 'Trash' }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="flex gap-6 border-b border-line">
      <Link to={{ search: '' }} className={look} aria-current={inTrash ? undefined : 'page'}>
        {all}
      </Link>
      <Link to={{ search: `${VIEW}=${IN_TRASH}` }} className={look} aria-current={inTrash ? 'page' : undefined}>
        {trash}
      </Link>
    </nav>
  );
}
