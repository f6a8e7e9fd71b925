import { useMutation } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/givers.ts';
import type { GiverDetails } from '../../../domain/giving/gift.ts';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { saveFile } from '../list/ExportButtons.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';

interface SummaryProps {
  giver: number;
  year: number;
  maySend: boolean;
}

/** What was given in one year: saved as a file, or sent to the giver. */
function Summary({ giver: id, year, maySend }: SummaryProps) {
  const parameters = { id, year };
  const onError = (error: Error) => toast.error(error.message);
  const downloading = useMutation({
    mutationFn: async () =>
      saveFile(await request('GET /givers/{id}/summaries/{year}/', { parameters }), `gifts-${year}.pdf`),
    onError,
  });
  const sending = useMutation({
    mutationFn: () => request('POST /givers/{id}/summaries/{year}/send/', { parameters }),
    onSuccess: ({ sent_to }) => toast.success(words.summarySent(year, sent_to)),
    onError,
  });
  return (
    <li className="flex flex-wrap gap-3">
      <Button disabled={downloading.isPending} onClick={() => downloading.mutate()}>
        <Download aria-hidden="true" className="size-5" />
        {words.downloadSummary(year)}
      </Button>
      {maySend ? (
        <Button disabled={sending.isPending} aria-label={words.sendOneSummary(year)} onClick={() => sending.mutate()}>
          <Send aria-hidden="true" className="size-5" />
          {words.sendSummary}
        </Button>
      ) : null}
    </li>
  );
}

/** The gifts of each year on one sheet, for the giver. */
export function Summaries({ giver: { id, years, papers_to } }: { giver: GiverDetails }) {
  const maySend = useMay('receipts.create');
  const hasAddress = papers_to !== '';
  return (
    <FormSection title={words.summaries} hint={years.length === 0 ? undefined : words.summariesHint}>
      {years.length === 0 ? <p className="text-muted">{words.noSummaries}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {years.map((year) => (
          <Summary key={year} giver={id} year={year} maySend={maySend && hasAddress} />
        ))}
      </ul>
      {years.length > 0 && maySend && !hasAddress ? <p className="text-muted">{words.noAddressForSummaries}</p> : null}
    </FormSection>
  );
}
