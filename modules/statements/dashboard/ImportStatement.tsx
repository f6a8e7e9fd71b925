import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { statementScreens, statements as words } from '#locale/dashboard/modules.ts';
import * as wordsOfPayments from '#locale/dashboard/payments.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { PaymentSource } from '../../../domain/giving/payment.ts';
import { Banner } from '../../../web/dashboard/components/Banner.tsx';
import { Button, buttonLook } from '../../../web/dashboard/components/Button.tsx';
import { controlLook, Field } from '../../../web/dashboard/form/Field.tsx';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { LeaveGuard } from '../../../web/dashboard/form/LeaveGuard.tsx';
import { moneySources } from '../../../web/dashboard/payments/calls.ts';
import { SourceDialog } from '../../../web/dashboard/payments/SourceDialog.tsx';
import { useGivingAgain } from '../../../web/dashboard/pledges/calls.ts';
import { BackLink } from '../../../web/dashboard/screen/BackLink.tsx';
import { ScreenHeader } from '../../../web/dashboard/screen/ScreenHeader.tsx';
import { Waiting } from '../../../web/dashboard/screen/Waiting.tsx';
import { May } from '../../../web/dashboard/session/May.tsx';
import { AskedOfReading, isOfColumns } from './AskedOfReading.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import { PointAtColumns } from './PointAtColumns.tsx';
import { StatementChooser } from './StatementChooser.tsx';
import { StatementPreviewed } from './StatementPreviewed.tsx';
import { type Imported, type StatementFile, useStatementFile } from './statement-file.ts';

interface SourcePartProps {
  sources: readonly PaymentSource[];
  statement: StatementFile;
}

/** Where the statement is from. */
function SourcePart({ sources, statement: { source, chooseSource, doing } }: SourcePartProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <FormSection title={words.whereFrom} hint={words.whereFromHint}>
      {sources.length === 0 ? (
        <p>{words.noSources}</p>
      ) : (
        <Field label={wordsOfPayments.source} error={undefined}>
          {(wiring) => (
            <select
              {...wiring}
              value={source ?? ''}
              disabled={doing === 'importing'}
              onChange={({ target }) => chooseSource(target.value === '' ? undefined : Number(target.value))}
              className={controlLook}
            >
              <option value="">{wordsOfPayments.chooseSource}</option>
              {sources.map(({ id, name, currency }) => (
                <option key={id} value={id}>
                  {wordsOfPayments.sourceIn(name, currency)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <May permission="statements.edit">
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {wordsOfPayments.addSource}
        </Button>
      </May>
      {isAdding ? (
        <SourceDialog kind="mobile_money" onAdded={({ id }) => chooseSource(id)} onClose={() => setAdding(false)} />
      ) : null}
    </FormSection>
  );
}

/** Imports what the preview shows; the button says how many that are. */
function ImportPart({
  statement: { preview, decisions, doing, problem, lookAgain, run },
}: {
  statement: StatementFile;
}) {
  const count = preview?.added ?? 0;
  const problems = preview?.counts.problem ?? 0;
  return (
    <div className="grid justify-items-start gap-4 empty:hidden">
      {problem === undefined ? null : (
        <Banner tone="danger">
          <p>{problem}</p>
          {doing === undefined ? (
            <Button className="mt-3" onClick={lookAgain}>
              {words.readAgain}
            </Button>
          ) : null}
        </Banner>
      )}
      {preview === undefined ? null : problems > 0 ? (
        <p>{words.correctProblemsFirst(problems)}</p>
      ) : preview.questions.some(isOfColumns) ? (
        <p>{words.answerFirst}</p>
      ) : preview.questions.length > 0 ? (
        <p>{words.confirmAllCameInFirst}</p>
      ) : preview.gap_count > 0 && !decisions.areGapsConfirmed ? (
        <p>{words.confirmGapsFirst}</p>
      ) : preview.counts.doubtful && decisions.doubtful === undefined ? (
        <p>{words.decideFirst}</p>
      ) : preview.digest !== null && count === 0 ? (
        <p>{words.nothingNew}</p>
      ) : null}
      {preview === undefined ? null : (
        <Button
          kind="primary"
          disabled={doing !== undefined || preview.digest === null || count === 0}
          onClick={() => void run()}
        >
          {doing === 'importing' ? words.importing : words.importPayments(count)}
        </Button>
      )}
    </div>
  );
}

interface DoneProps {
  imported: Imported;
  onAgain(): void;
}

/** What was imported, and where to go from here. */
function Done({ imported: { added, known }, onAgain }: DoneProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone.
  useEffect(() => link.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-5">
      <Banner tone="success">
        <p className="font-semibold">{words.importedCount(added)}</p>
        {known === 0 ? null : <p>{words.knownCount(known)}</p>}
      </Banner>
      <div className="flex flex-wrap gap-3">
        <Link ref={link} to={staffAddresses.payments} className={buttonLook('primary')}>
          {words.toOpenPayments}
        </Link>
        <Button onClick={onAgain}>{words.importAnother}</Button>
      </div>
    </div>
  );
}

/** Takes a statement of mobile money or of a bank in: where it is from, the file, its columns, what would be imported. */
export function ImportStatement() {
  const readAgain = useGivingAgain();
  const { data: sources, error, refetch } = useQuery(moneySources);
  const statement = useStatementFile();
  const { file, preview, imported, source, chooseSource } = statement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import
  useEffect(() => {
    if (imported) void readAgain();
  }, [imported]);
  const [only, ...others] = sources ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a single source is chosen as soon as it is known, and may be left again
  useEffect(() => {
    if (only && others.length === 0 && source === undefined) chooseSource(only.id);
  }, [only]);
  const currency = sources?.find(({ id }) => id === source)?.currency;
  return (
    <div className="grid max-w-5xl gap-6">
      <ScreenHeader
        title={statementScreens.importStatement}
        subtitle={words.importSubtitle}
        actions={<BackLink to={staffAddresses.payments}>{words.backToPayments}</BackLink>}
      />
      {imported ? (
        <Done imported={imported} onAgain={statement.startAgain} />
      ) : (
        <>
          {sources === undefined && error === null ? <Waiting>{wordsOfPayments.loadingSources}</Waiting> : null}
          {sources !== undefined || error === null ? null : (
            <Banner tone="danger">
              <p>{words.failedToLoadSources}</p>
              <Button className="mt-3" onClick={() => void refetch()}>
                {wordsOfPayments.tryAgain}
              </Button>
            </Banner>
          )}
          {sources === undefined ? null : <SourcePart sources={sources} statement={statement} />}
          {sources === undefined ? null : <StatementChooser statement={statement} />}
          {preview === undefined ? null : <PointAtColumns statement={statement} preview={preview} />}
          {preview === undefined ? null : <AskedOfReading statement={statement} preview={preview} />}
          {preview === undefined || currency === undefined ? null : (
            <StatementPreviewed statement={statement} preview={preview} currency={currency} />
          )}
          <ImportPart statement={statement} />
        </>
      )}
      <EarlierImports />
      <LeaveGuard changed={file !== undefined && !imported} onDiscarded={() => undefined} />
    </div>
  );
}
