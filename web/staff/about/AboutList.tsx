import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { ListTools } from '../list/ListTools.tsx';
import { contains, type ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { Trash } from '../list/trash.ts';
import { allOf } from './calls.ts';
import type { AboutKind, AboutThing } from './kind.ts';
import { PAGE_SIZE } from './page-size.ts';

interface AboutListProps<Thing extends AboutThing, Input> {
  kind: AboutKind<Thing, Input>;
  address: ListAddress;
  trash: Trash<Thing>;
  onEdit(thing: Thing): void;
}

/** Everything of one kind that is not in the trash. */
export function AboutList<Thing extends AboutThing, Input>(props: AboutListProps<Thing, Input>) {
  const { kind, address, trash, onEdit } = props;
  const { texts, columns, nameOf, textsOf } = kind;
  const { search } = address;
  return (
    <>
      <ListTools>
        <SearchBox
          label={`Search ${texts.label.toLowerCase()}`}
          value={search}
          onSearch={(text) => address.narrow({ search: text })}
        />
      </ListTools>
      <ResourceList
        texts={texts}
        query={useQuery(allOf(kind))}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        matches={useCallback((it: Thing) => contains(textsOf(it), search), [textsOf, search])}
        onClearFilters={() => address.narrow({ search: '' })}
        actions={(it) => (
          <>
            {it.can?.edit ? (
              <RowAction label={`Edit ${nameOf(it)}`} word="Edit" Icon={Pencil} onClick={() => onEdit(it)} />
            ) : null}
            {it.can?.delete ? (
              <RowAction
                label={`Delete ${nameOf(it)}`}
                word="Delete"
                Icon={Trash2}
                disabled={trash.isBusyWith(it)}
                onClick={() => trash.remove(it)}
              />
            ) : null}
          </>
        )}
      />
    </>
  );
}
