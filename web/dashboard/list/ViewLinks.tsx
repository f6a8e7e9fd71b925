import { Link, type To } from 'react-router';
import * as words from '#locale/dashboard/list.ts';
import type { Permission } from '../../../domain/permission.ts';
import { May } from '../session/May.tsx';
import { IN_TRASH, VIEW } from './list-address.ts';

interface View {
  word: string;
  to: To;
  isCurrent: boolean;
}

const look =
  'flex min-h-11 items-center whitespace-nowrap border-b-3 border-transparent px-1 font-semibold text-muted hover:text-body ' +
  'aria-[current=page]:border-accent aria-[current=page]:text-body';

/** Links between the views of a list, under their common name. */
export function Views({ label, views }: { label: string; views: readonly View[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
      {views.map(({ word, to, isCurrent }) => (
        <Link key={word} to={to} className={look} aria-current={isCurrent ? 'page' : undefined}>
          {word}
        </Link>
      ))}
    </nav>
  );
}

interface ViewLinksProps {
  inTrash: boolean;
  /** The label of the list outside the trash: `Events`. */
  all: string;
  /** The label of the trash. */
  trash?: string;
  /** The permission to see the trash; by default everybody who sees the list may. */
  permission?: Permission;
}

/** Switches between the list and its trash. */
export function ViewLinks({ inTrash, all, trash = words.trash, permission }: ViewLinksProps) {
  return (
    <May permission={permission}>
      <Views
        label={words.bothOf(all, trash.toLowerCase())}
        views={[
          { word: all, to: { search: '' }, isCurrent: !inTrash },
          { word: trash, to: { search: `${VIEW}=${IN_TRASH}` }, isCurrent: inTrash },
        ]}
      />
    </May>
  );
}
