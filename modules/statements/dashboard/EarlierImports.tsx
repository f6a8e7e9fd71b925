import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { earlierImports as words } from '#locale/dashboard/modules.ts';
import { Banner } from '../../../web/dashboard/components/Banner.tsx';
import { Button } from '../../../web/dashboard/components/Button.tsx';
import { Question } from '../../../web/dashboard/components/Question.tsx';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { useGivingAgain } from '../../../web/dashboard/pledges/calls.ts';
import { request } from '../../../web/dashboard/session/request.ts';
import { Moment } from '../../../web/dashboard/time/Moment.tsx';
import type { Statement } from '../domain/statement.ts';
import { earlierImports } from './calls.ts';

interface ImportRowProps {
  statement: Statement;
  isBusy: boolean;
  isTakenBack: boolean;
  onAsk(): void;
}

function ImportRow({ statement, isBusy, isTakenBack, onAsk }: ImportRowProps) {
  const { file_name, source, added, untouched, created_at, imported_by } = statement;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-3">
      <div className="grid min-w-0 grow basis-56 wrap-anywhere">
        <span className="font-semibold">{file_name}</span>
        <span>{source.name}</span>
        <span className="text-sm text-muted">
          <Moment at={created_at} /> {imported_by === null ? null : words.by(imported_by)}
        </span>
        <span className="text-sm text-muted">{words.payments(added, added - untouched)}</span>
      </div>
      {untouched === 0 ? null : (
        <Button aria-label={words.takeBackOne(file_name)} disabled={isBusy} onClick={onAsk}>
          <Undo2 aria-hidden="true" className="size-5" />
          {isTakenBack ? words.takingBack : words.takeBack}
        </Button>
      )}
    </li>
  );
}

/** The statements that were imported, each of which can be taken back as long as payments of it are untouched. */
export function EarlierImports() {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(earlierImports);
  const [asked, setAsked] = useState<Statement>();
  const total = useRef<HTMLParagraphElement>(null);
  const readAgain = useGivingAgain();
  const takingBack = useMutation({
    mutationFn: ({ id }: Statement) => request('POST /statements/{id}/take-back/', { parameters: { id } }),
    onSuccess: ({ removed }) => toast.success(words.done(removed)),
    onError: ({ message }) => toast.error(message),
    async onSettled() {
      await readAgain();
      // The button that was pressed has gone with its import.
      if (document.activeElement === document.body) total.current?.focus();
    },
  });
  const statements = data?.pages.flatMap(({ results }) => results);
  return (
    <FormSection title={words.earlierImports} hint={words.hint}>
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.failed}</p>
          <p>{error.message}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {data === undefined ? (
        error === null && <p role="status">{words.loading}</p>
      ) : (
        <p ref={total} tabIndex={-1} className="text-muted">
          {statements?.length === 0 ? words.none : words.total(data.pages[0]?.count ?? 0)}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {statements?.map((statement) => (
          <ImportRow
            key={statement.id}
            statement={statement}
            isBusy={takingBack.isPending}
            isTakenBack={takingBack.isPending && takingBack.variables.id === statement.id}
            onAsk={() => setAsked(statement)}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="justify-self-start" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.showMore}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <Question
          open
          title={words.question(asked.file_name)}
          detail={words.detail(asked.untouched, asked.added - asked.untouched, asked.is_followed)}
          no={words.no}
          yes={words.yes}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            takingBack.mutate(asked);
          }}
        />
      )}
    </FormSection>
  );
}
