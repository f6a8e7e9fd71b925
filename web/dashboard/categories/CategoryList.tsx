import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import { ZodError } from 'zod';
import * as words from '#locale/dashboard/categories.ts';
import * as listWords from '#locale/dashboard/list.ts';
import { folded } from '../../../domain/folded.ts';
import { allRecords } from '../collections/calls.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { IconSquare } from '../fields/icons.tsx';
import { ForGoodAction, useDeleters, useForGood } from '../list/for-good.tsx';
import { DeleteAction, RestoreAction, RowAction } from '../list/RowActions.tsx';
import { useRestoredFocus } from '../list/restore-focus.ts';
import type { ListTrash } from '../list/trash.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { Moment } from '../time/Moment.tsx';
import type { CategoryKind, ManagedCategory } from './kind.ts';

interface CategoryRowProps {
  category: ManagedCategory;
  /** The name of the user who moved it to the trash, if known. */
  deletedBy: string | undefined;
  /** Its actions. */
  children: ReactNode;
}

/** A category in its manager's list. */
function CategoryRow({ category: { name, slug, icon, deleted_at }, deletedBy, children }: CategoryRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <IconSquare icon={icon} />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{words.slugIs(slug)}</p>
        {deleted_at ? (
          <p className="text-sm text-muted">
            {words.deletedAt} <Moment at={deleted_at} /> {deletedBy === undefined ? null : words.by(deletedBy)}
          </p>
        ) : null}
      </div>
      <div className="flex gap-1">{children}</div>
    </li>
  );
}

interface CategoryListProps {
  kind: CategoryKind;
  trash: ListTrash<ManagedCategory>;
  /** Shows those deleted in the last 30 days. */
  inTrash?: boolean;
  search?: string;
  onEdit(category: ManagedCategory): void;
  onClearSearch?: () => void;
}

/** The categories with everything that can happen to their list, and how many there are. */
export function CategoryList(props: CategoryListProps) {
  const { kind, trash, inTrash = false, search = '', onEdit, onClearSearch } = props;
  const { data, error, refetch } = useQuery(allRecords(kind.collection, inTrash));
  const { region, total: totalRef } = useRestoredFocus(data);
  const forGood = useForGood(inTrash ? trash : undefined);
  const deleters = useDeleters(trash.name, inTrash ? (data ?? []) : []);
  const isInvalid = error instanceof ZodError;
  useEffect(() => {
    if (isInvalid) toast.error(words.errorFetching);
  }, [isInvalid]);

  if (data === undefined && error === null) return <Waiting>{words.loadingCategories}</Waiting>;
  const rows = data?.filter(({ name, slug }) => folded(`${name} ${slug}`).includes(folded(search.trim())));
  const none = inTrash ? words.trashIsEmpty : kind.words.none;
  return (
    <div ref={region} className="grid gap-4">
      {error === null ? null : (
        <Banner tone="danger">
          <p>{isInvalid ? words.dataNotValid : kind.failed(error)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-4">
          <p className="font-semibold">{data?.length === 0 ? none : words.noMatch}</p>
          {data?.length === 0 ? (
            <p className="text-muted">{inTrash ? listWords.trashHint : kind.words.noneHint}</p>
          ) : (
            <Button onClick={onClearSearch}>{words.clearTheSearch}</Button>
          )}
        </div>
      ) : null}
      {rows === undefined || rows.length === 0 ? null : (
        <ul>
          {rows.map((it) => (
            <CategoryRow key={it.id} category={it} deletedBy={deleters.get(it.id)}>
              {inTrash ? <RestoreAction row={it} trash={trash} /> : null}
              {forGood && it.can?.delete ? <ForGoodAction row={it} trash={trash} forGood={forGood} /> : null}
              {!inTrash && it.can?.edit ? (
                <RowAction label={words.editOne(it.name)} word={words.edit} Icon={Pencil} onClick={() => onEdit(it)} />
              ) : null}
              {inTrash ? null : <DeleteAction row={it} trash={trash} />}
            </CategoryRow>
          ))}
        </ul>
      )}
      {forGood?.place}
      {data === undefined ? null : (
        <p ref={totalRef} tabIndex={-1} role="status" className="border-t border-line-strong pt-3 text-muted">
          {words.total(data.length)}
        </p>
      )}
    </div>
  );
}
