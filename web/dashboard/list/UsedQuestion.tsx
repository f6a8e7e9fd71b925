import { Link } from 'react-router';
import * as words from '#locale/dashboard/list.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import type { ListRow } from './list-row.ts';
import type { ListTrash } from './trash.ts';

/** Asks before a record is deleted that others show or link to: which they are, each with the way to it. */
export function UsedQuestion<Item extends ListRow>({ trash }: { trash: ListTrash<Item> }) {
  const { used, closeUsed, removeUsed, nameOf } = trash;
  if (used === undefined) return null;
  const { count, uses } = used.uses;
  return (
    <DeleteQuestion
      title={words.usedQuestion(nameOf(used.item))}
      yes={words.deleteShort}
      onYes={() => removeUsed(used.item)}
      onClose={closeUsed}
    >
      <p>{words.usedOn(count)}</p>
      <ul className="list-disc pl-5">
        {uses.map(({ name, address }) => (
          <li key={address}>
            <Link to={address} className="inline-block min-h-11 content-center text-accent underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {count > uses.length && uses.length > 0 ? <p>{words.andMore(count - uses.length)}</p> : null}
      <p className="text-muted">{words.usedHint}</p>
    </DeleteQuestion>
  );
}
