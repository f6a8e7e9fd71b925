import { queryOptions, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import * as words from '#locale/dashboard/list.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { forGoodReason, MAX_TRASH_IDS, type Trashed, trashedRecord, trashes } from '../../../domain/trash.ts';
import { Question } from '../components/Question.tsx';
import { controlLook, Field } from '../form/Field.tsx';
import { wordedLater } from '../replies/worded-later.ts';
import { useAccount, useMay } from '../session/account.ts';
import { requestAny } from '../session/request.ts';
import type { ListRow } from './list-row.ts';
import { namesInWords } from './names-in-words.ts';
import { type Deletable, RowAction } from './RowActions.tsx';
import { Refusals } from './TrashSelection.tsx';
import type { ListTrash, Refused } from './trash.ts';

/** The trash's facts about these records: who deleted them, and what is deleted with them. */
const factsOf = (name: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['trash', name, ids],
    queryFn: async () =>
      z.array(trashedRecord).parse(await requestAny(`GET /trash/${name}/`, { query: { ids: ids.join() } })),
    refetchOnMount: 'always',
    enabled: ids.length > 0,
  });

/**
 * The names of the users who moved these records to the trash, by record id; empty while they are loading, and for whoever
 * may not delete such records.
 */
export function useDeleters(name: string, rows: readonly ListRow[]): ReadonlyMap<number, string> {
  const { permissions } = useAccount();
  const needed = trashes.find((one) => one.name === name)?.permission;
  const isAllowed = needed !== undefined && permissions.includes(needed);
  const ids = isAllowed ? rows.slice(0, MAX_TRASH_IDS).map(({ id }) => id) : [];
  const { data = [] } = useQuery(factsOf(name, ids));
  return new Map(data.flatMap(({ id, deleted_by }) => (deleted_by === null ? [] : [[id, deleted_by]])));
}

/** A sentence about what is deleted with the records. */
function goingToo<Item extends ListRow>(
  facts: readonly Trashed[],
  items: readonly Item[],
  nameOf: (it: Item) => string,
) {
  const said = items.flatMap((item) => {
    const { goes_with = [] } = facts.find(({ id }) => id === item.id) ?? {};
    if (goes_with.length === 0) return [];
    const belongings = namesInWords(goes_with);
    return items.length === 1 ? belongings : `${nameOf(item)} (${belongings})`;
  });
  return said.length === 0 ? '' : words.thisAlsoDeletes(namesInWords(said));
}

interface ForGoodQuestionProps<Item extends ListRow> {
  items: readonly Item[];
  trash: ListTrash<Item>;
  onNo(): void;
  onYes(reason: string): void;
}

/** Asks before records are deleted for good, and why, and names the records deleted with them. */
function ForGoodQuestion<Item extends ListRow>({ items, trash, onNo, onYes }: ForGoodQuestionProps<Item>) {
  const { data = [], isPending } = useQuery(
    factsOf(
      trash.name,
      items.map(({ id }) => id),
    ),
  );
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const answer = async () => {
    const read = forGoodReason.safeParse({ reason });
    if (read.success) onYes(read.data.reason);
    else setFault(await wordedLater(read.error.issues[0]?.message ?? ''));
  };
  const [first] = items;
  const one = first && items.length === 1 ? words.quoted(trash.nameOf(first)) : words.records(items.length);
  const names = items.length === 1 ? '' : `${namesInWords(items.map(trash.nameOf))}.`;
  return (
    <Question
      open={items.length > 0 && !isPending}
      title={words.deleteForGoodQuestion(one)}
      detail={words.thisCannotBeUndone(names, goingToo(data, items, trash.nameOf))}
      no={items.length === 1 ? words.keepIt : words.keepThem}
      yes={words.deleteForGood}
      onNo={onNo}
      onYes={answer}
    >
      <Field label={words.whyForGood} hint={words.whyForGoodHint} error={fault}>
        {(wiring) => (
          <input
            {...wiring}
            className={controlLook}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Question>
  );
}

/** Whether the current user may delete this record for good: before its time in the trash is over only superusers may. */
function useMayForGood(): (row: Deletable) => boolean {
  const isAllowed = useMay('trash.delete_for_good');
  const { is_superuser } = useAccount();
  const kept = new Date(Date.now() - retentionDays.trash * 24 * 3_600_000).toISOString();
  return ({ deleted_at }) => isAllowed && (is_superuser || (deleted_at ?? kept) < kept);
}

/** Deletes records in the trash for good, after a question; `place` shows the question, and what could not be deleted. */
export function useForGood<Item extends Deletable>(trash: ListTrash<Item> | undefined) {
  const may: (row: Item) => boolean = useMayForGood();
  const [asked, setAsked] = useState<readonly Item[]>([]);
  const [refused, setRefused] = useState<readonly Refused<Item>[]>([]);
  if (trash === undefined) return undefined;
  const place: ReactNode = (
    <>
      <Refusals refused={refused} trash={trash} onClose={() => setRefused([])} />
      {asked.length === 0 ? null : (
        <ForGoodQuestion
          items={asked}
          trash={trash}
          onNo={() => setAsked([])}
          onYes={async (reason) => {
            setAsked([]);
            setRefused(await trash.removeForGood(asked, reason));
          }}
        />
      )}
    </>
  );
  return { ask: setAsked, may, place };
}

interface ForGoodActionProps<Row extends Deletable> {
  row: Row;
  trash: ListTrash<Row>;
  forGood: { ask(items: readonly Row[]): void; may(row: Row): boolean };
}

/** Asks whether the record is to be deleted for good. */
export function ForGoodAction<Row extends Deletable>({ row, trash, forGood }: ForGoodActionProps<Row>) {
  if (!forGood.may(row)) return null;
  return (
    <RowAction
      label={words.deleteOneForGood(trash.nameOf(row))}
      word={words.deleteForGood}
      Icon={Trash2}
      busy={trash.isBusyWith(row)}
      onClick={() => forGood.ask([row])}
    />
  );
}
