import { statements as words } from '#locale/dashboard/modules.ts';
import { Banner } from '../../../web/dashboard/components/Banner.tsx';
import { Button } from '../../../web/dashboard/components/Button.tsx';
import type { StatementNote, StatementPreview, StatementQuestion } from '../domain/statement.ts';
import type { StatementFile } from './statement-file.ts';

/** Gaps that are listed; the others are counted. */
const LISTED = 10;

interface PartProps {
  statement: StatementFile;
  preview: StatementPreview;
}

/** Whether it is answered by looking at the columns. */
export const isOfColumns = (question: StatementQuestion) => question !== 'all_came_in';

/** Asks a person to look at the columns, with what has changed in the file. */
function Questions({ statement: { doing, lookAgain }, preview }: PartProps) {
  const { headings_gone, headings_added } = preview;
  const questions = preview.questions.filter(isOfColumns);
  return (
    <Banner tone="warning">
      <ul className="grid gap-2">
        {questions.map((question) => (
          <li key={question}>{words.questions[question]}</li>
        ))}
        {headings_gone.length === 0 ? null : (
          <li className="wrap-anywhere">{words.headingsGone(headings_gone.join(', '))}</li>
        )}
        {headings_added.length === 0 ? null : (
          <li className="wrap-anywhere">{words.headingsAdded(headings_added.join(', '))}</li>
        )}
      </ul>
      <Button className="mt-3" disabled={doing !== undefined} onClick={lookAgain}>
        {words.columnsAreRight}
      </Button>
    </Banner>
  );
}

/** Asks whether all money came in, where nothing in the file says it. */
function AllCameIn({ statement: { decisions, decide, doing } }: Pick<PartProps, 'statement'>) {
  return (
    <Banner tone="warning">
      <p className="font-semibold">{words.questions.all_came_in}</p>
      <p className="mt-2">{words.allCameInHint}</p>
      <label className="flex items-start gap-3 py-2">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          checked={decisions.isAllIn === true}
          disabled={doing === 'importing'}
          onChange={({ target }) => decide({ isAllIn: target.checked })}
        />
        <span>{words.allCameIn}</span>
      </label>
    </Banner>
  );
}

/** Asks whether rows are missing where the balances do not follow each other. */
function Gaps({ statement: { decisions, decide, doing }, preview: { gaps, gap_count } }: PartProps) {
  const listed = gaps.slice(0, LISTED);
  return (
    <Banner tone="warning">
      <p className="font-semibold">{words.gapsFound(gap_count)}</p>
      <ul className="my-2 grid gap-1">
        {listed.map(({ row, change }) => (
          <li key={row}>{words.gapBefore(row, change)}</li>
        ))}
      </ul>
      {gap_count > listed.length ? <p>{words.moreGaps(gap_count - listed.length)}</p> : null}
      <label className="flex items-start gap-3 py-2">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          checked={decisions.areGapsConfirmed === true}
          disabled={doing === 'importing'}
          onChange={({ target }) => decide({ areGapsConfirmed: target.checked })}
        />
        <span>{words.gapsConfirmed}</span>
      </label>
    </Banner>
  );
}

const isProof = (note: StatementNote) => note === 'balance_proved';

/** What the reading asks, and what it says of itself. */
export function AskedOfReading({ statement, preview }: PartProps) {
  const { questions, notes, gap_count } = preview;
  const areColumnsOpen = questions.some(isOfColumns);
  // After the columns: whoever reads the file again with these has said that they are right.
  const isAllInAsked = !areColumnsOpen && (questions.includes('all_came_in') || statement.decisions.isAllIn === true);
  const isProved = notes.some(isProof);
  const others = notes.filter((note) => !isProof(note));
  return (
    <div className="grid gap-4 empty:hidden">
      {areColumnsOpen ? <Questions statement={statement} preview={preview} /> : null}
      {isAllInAsked ? <AllCameIn statement={statement} /> : null}
      {gap_count === 0 ? null : <Gaps statement={statement} preview={preview} />}
      {others.length === 0 ? null : (
        <Banner tone="info">
          <ul className="grid gap-2">
            {others.map((note) => (
              <li key={note}>{words.notes[note]}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isProved ? <Banner tone="success">{words.notes.balance_proved}</Banner> : null}
    </div>
  );
}
