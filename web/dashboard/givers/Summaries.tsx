import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/givers.ts';
import type { GiverDetails } from '../../../domain/giving/gift.ts';
import { Button } from '../components/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { saveFile } from '../list/ExportButtons.tsx';
import { request } from '../session/request.ts';

/** The gifts of each year on one sheet, for the giver. */
export function Summaries({ giver: { id, years } }: { giver: GiverDetails }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (year: number) =>
      saveFile(await request('GET /givers/{id}/summaries/{year}/', { parameters: { id, year } }), `gifts-${year}.pdf`),
    onError: (error) => toast.error(error.message),
  });
  return (
    <FormSection title={words.summaries} hint={years.length === 0 ? undefined : words.summariesHint}>
      {years.length === 0 ? <p className="text-muted">{words.noSummaries}</p> : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {years.map((year) => (
          <Button key={year} disabled={isPending && variables === year} onClick={() => mutate(year)}>
            <Download aria-hidden="true" className="size-5" />
            {words.downloadSummary(year)}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}
