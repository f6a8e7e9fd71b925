import { useState } from 'react';
import { statements as words } from '#locale/dashboard/modules.ts';
import * as wordsOfPayments from '#locale/dashboard/payments.ts';
import type { Currency } from '../../../domain/giving/money.ts';
import { Banner } from '../../../web/dashboard/components/Banner.tsx';
import { Button } from '../../../web/dashboard/components/Button.tsx';
import { Fact, Facts } from '../../../web/dashboard/details/Facts.tsx';
import { controlLook, Field } from '../../../web/dashboard/form/Field.tsx';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { Badge, type BadgeTone } from '../../../web/dashboard/list/Badge.tsx';
import { Amount } from '../../../web/dashboard/payments/Amount.tsx';
import { payerOf } from '../../../web/dashboard/payments/columns.tsx';
import { wordedForStaff } from '../../../web/dashboard/replies/worded.ts';
import { Day } from '../../../web/dashboard/time/Moment.tsx';
import { showMoney } from '../../../web/ui/money.ts';
import { showNumber } from '../../../web/ui/numbers.ts';
import {
  doubtDecisions,
  type PreviewRow,
  type RowOutcome,
  rowOutcomes,
  type StatementPreview,
} from '../domain/statement.ts';
import type { StatementFile } from './statement-file.ts';

/** Rows shown at first, and with each press more. */
const STEP = 20;

const tones: Record<RowOutcome, BadgeTone> = {
  new: 'success',
  doubtful: 'warning',
  known: 'quiet',
  passed_over: 'quiet',
  problem: 'danger',
};

type Shown = RowOutcome | 'all';

const isPassedOver = (why: string): why is keyof typeof words.passedOver => Object.hasOwn(words.passedOver, why);

/** Why a row is passed over, or what is wrong with it. */
const whyOf = ({ why }: PreviewRow) => (isPassedOver(why) ? words.passedOver[why] : wordedForStaff(why));

/** Where a row is a card, it has no line for what it lacks. */
const cell = '@max-[54rem]/list:empty:hidden';

interface RowProps {
  row: PreviewRow;
  statement: StatementFile;
}

/** Leaves a row out, or takes it in again. */
function LeaveOut({ row: { row, outcome, why }, statement: { leaveOut, doing } }: RowProps) {
  const isLeftOut = outcome === 'passed_over' && why === 'left out';
  if (!isLeftOut && (outcome === 'passed_over' || outcome === 'known')) return null;
  return (
    <Button
      className="mt-1"
      disabled={doing !== undefined}
      aria-label={isLeftOut ? words.takeRowIn(row) : words.leaveRowOut(row)}
      onClick={() => leaveOut(row, !isLeftOut)}
    >
      {isLeftOut ? words.takeIn : words.leaveOut}
    </Button>
  );
}

/** What becomes of one row. */
function Row({ row, statement }: RowProps) {
  const isPayment = row.day !== null;
  return (
    <tr>
      <td data-label={words.row}>{row.row}</td>
      <td data-label={words.outcome}>
        <div>
          <Badge tone={tones[row.outcome]}>{words.outcomes[row.outcome]}</Badge>
          {row.why === '' ? null : <p className="text-sm wrap-anywhere">{whyOf(row)}</p>}
          <LeaveOut row={row} statement={statement} />
        </div>
      </td>
      <td data-label={wordsOfPayments.amount} className={cell}>
        {isPayment ? <Amount money={row} /> : null}
      </td>
      <td data-label={wordsOfPayments.day} className={cell}>
        {row.day === null ? null : <Day day={row.day} />}
      </td>
      <td data-label={wordsOfPayments.payer} className={cell}>
        {isPayment ? (
          <div>
            <p className="wrap-anywhere">{payerOf(row)}</p>
            {row.payer_name === '' ? null : <p className="text-sm text-muted">{row.payer_phone}</p>}
          </div>
        ) : null}
      </td>
      <td data-label={wordsOfPayments.referenceAndText} className={cell}>
        {row.reference === '' && row.text === '' ? null : (
          <div>
            <p className="line-clamp-2 wrap-anywhere">{row.reference}</p>
            <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{row.text}</p>
          </div>
        )}
      </td>
    </tr>
  );
}

interface OutcomesProps {
  counts: StatementPreview['counts'];
  total: number;
  shown: Shown;
  onShow(shown: Shown): void;
}

/** How many rows come to what, each a button that shows only those. */
function Outcomes({ counts, total, shown, onShow }: OutcomesProps) {
  const all: { key: Shown; word: string; count: number }[] = [
    { key: 'all', word: words.allRows, count: total },
    ...rowOutcomes.map((key) => ({ key, word: words.outcomes[key], count: counts[key] ?? 0 })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.showRows}</legend>
      {all
        .filter(({ key, count }) => key === 'all' || count > 0)
        .map(({ key, word, count }) => (
          <Button
            key={key}
            aria-pressed={shown === key}
            className="aria-pressed:border-accent aria-pressed:bg-accent-surface"
            onClick={() => onShow(key)}
          >
            {words.countOf(word, showNumber(count))}
          </Button>
        ))}
    </fieldset>
  );
}

/** Asks what the rows are that may be known. */
function DoubtfulRows({ statement: { decisions, decide, doing } }: { statement: StatementFile }) {
  return (
    <Banner tone="warning">
      <Field label={words.doubtfulRows} hint={words.doubtfulRowsHint} error={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            value={decisions.doubtful ?? ''}
            disabled={doing === 'importing'}
            onChange={({ target }) => decide({ doubtful: doubtDecisions.find((one) => one === target.value) })}
            className={controlLook}
          >
            <option value="">{words.chooseDecision}</option>
            {doubtDecisions.map((decision) => (
              <option key={decision} value={decision}>
                {words.decisions[decision]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Banner>
  );
}

interface StatementPreviewedProps {
  statement: StatementFile;
  preview: StatementPreview;
  currency: Currency;
}

/** What an import would do: the sums, and what becomes of every row. */
export function StatementPreviewed({ statement, preview, currency }: StatementPreviewedProps) {
  const { counts, rows, money_in, money_out } = preview;
  const [chosen, setChosen] = useState<Shown>();
  const [most, setMost] = useState(STEP);
  const total = rowOutcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
  // What is wrong or in doubt is seen first.
  const wanted = chosen ?? (counts.problem ? 'problem' : counts.doubtful ? 'doubtful' : 'all');
  const shown = wanted !== 'all' && !counts[wanted] ? 'all' : wanted;
  const found = rows.filter(({ outcome }) => shown === 'all' || outcome === shown);
  const left = found.length - most;
  if (total === 0) return null;
  return (
    <FormSection title={words.whatHappens} hint={words.whatHappensHint}>
      <div aria-busy={statement.doing === 'reading'} className="grid gap-5 aria-busy:opacity-60">
        <p role="status" className="text-lead font-semibold">
          {words.summary(
            counts.new ?? 0,
            counts.doubtful ?? 0,
            counts.known ?? 0,
            counts.passed_over ?? 0,
            counts.problem ?? 0,
          )}
        </p>
        {counts.doubtful ? <DoubtfulRows statement={statement} /> : null}
        <Facts>
          <Fact name={words.moneyIn}>
            <strong>{showMoney({ amount: money_in, currency })}</strong>
          </Fact>
          <Fact name={words.moneyOut}>
            <strong>{showMoney({ amount: money_out, currency })}</strong>
          </Fact>
        </Facts>
        <Outcomes
          counts={counts}
          total={total}
          shown={shown}
          onShow={(next) => {
            setChosen(next);
            setMost(STEP);
          }}
        />
        <div className="list">
          <div className="list-scroll">
            <table className="list-table" aria-label={words.whatHappens}>
              <thead>
                <tr>
                  <th scope="col">{words.row}</th>
                  <th scope="col">{words.outcome}</th>
                  <th scope="col">{wordsOfPayments.amount}</th>
                  <th scope="col">{wordsOfPayments.day}</th>
                  <th scope="col">{wordsOfPayments.payer}</th>
                  <th scope="col">{wordsOfPayments.referenceAndText}</th>
                </tr>
              </thead>
              <tbody>
                {found.slice(0, most).map((row) => (
                  <Row key={row.row} row={row} statement={statement} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
        {left <= 0 ? null : (
          <Button className="justify-self-start" onClick={() => setMost(most + STEP * 5)}>
            {words.showMoreRows(left)}
          </Button>
        )}
        {rows.length < total ? <p className="text-muted">{words.onlyFirstRows(showNumber(rows.length))}</p> : null}
      </div>
    </FormSection>
  );
}
