import { queryOptions, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import * as words from '#locale/dashboard/list.ts';
import { MAX_TRASH_IDS, type Trashed, trashed } from '../../../domain/trash.ts';
import { Question } from '../components/Question.tsx';
import { requestAny } from '../session/request.ts';
import type { Listed } from './listed.ts';
import { namesInWords } from './names-in-words.ts';
import { RowAction } from './RowActions.tsx';
import { Refusals } from './TrashSelection.tsx';
import type { Refused, Trash } from './trash.ts';

/** The trash's facts about these records: who deleted them, and what is deleted with them. */
const factsOf = (name: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['trash', name, ids],
    queryFn: async () =>
      z.array(trashed).parse(await requestAny(`GET /trash/${name}/`, { query: { ids: ids.join() } })),
    refetchOnMount: 'always',
    enabled: ids.length > 0,
  });

/** The names of the users who moved these records to the trash, by record id; empty while they are loading. */
export function useDeleters(name: string, rows: readonly Listed[]): ReadonlyMap<number, string> {
  const { data = [] } = useQuery(
    factsOf(
      name,
      rows.slice(0, MAX_TRASH_IDS).map(({ id }) => id),
    ),
  );
  return new Map(data.flatMap(({ id, deleted_by }) => (deleted_by === null ? [] : [[id, deleted_by]])));
}

/** A sentence about what is deleted with the records. */
function goingToo<Item extends Listed>(
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

interface ForGoodQuestionProps<Item extends Listed> {
  items: readonly Item[];
  trash: Trash<Item>;
  onNo(): void;
  onYes(): void;
}

/** Asks before records are deleted for good, and names the records deleted with them. */
function ForGoodQuestion<Item extends Listed>({ items, trash, onNo, onYes }: ForGoodQuestionProps<Item>) {
  const { data = [], isPending } = useQuery(
    factsOf(
      trash.name,
      items.map(({ id }) => id),
    ),
  );
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
      onYes={onYes}
    />
  );
}

/** Deletes records in the trash for good, after a question; `place` shows the question, and what could not be deleted. */
export function useForGood<Item extends Listed>(trash: Trash<Item> | undefined) {
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
          onYes={async () => {
            setAsked([]);
            setRefused(await trash.removeForGood(asked));
          }}
        />
      )}
    </>
  );
  return { ask: setAsked, place };
}

interface ForGoodActionProps<Row extends Listed> {
  row: Row;
  trash: Trash<Row>;
  onAsk(items: readonly Row[]): void;
}

/** Asks whether the record is to be deleted for good. */
export function ForGoodAction<Row extends Listed>({ row, trash, onAsk }: ForGoodActionProps<Row>) {
  return (
    <RowAction
      label={words.deleteOneForGood(trash.nameOf(row))}
      word={words.deleteForGood}
      Icon={Trash2}
      disabled={trash.isBusyWith(row)}
      onClick={() => onAsk([row])}
    />
  );
}
