import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { csvFile } from '../../../domain/csv.ts';
import type { EnquiryFile } from '../../../domain/enquiry-file.ts';
import { Button } from '../components/Button.tsx';
import { saveCsv, saveFile } from '../list/download.ts';
import type { ListState } from '../list/list-state.ts';
import type { Listed } from '../list/table-features.ts';
import { siteTimeZone } from '../time/site-time.ts';

interface ExportButtonProps<Row extends Listed> {
  list: ListState<Row>;
  file: EnquiryFile<Row>;
  /** Asks the server for the same, where the list is too long for the browser. */
  fetchFile(): Promise<Blob>;
}

/** Saves all that the search and the filters leave as a table, and not only the page that is shown. */
export function ExportButton<Row extends Listed>({ list, file, fetchFile }: ExportButtonProps<Row>) {
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const isWhole = list.sortable === undefined;
      if (isWhole) saveCsv(csvFile(file.columns(siteTimeZone()), list.rows ?? []), file.name);
      else saveFile(await fetchFile(), file.name);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button disabled={list.found === 0 || isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-5" />
      {isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
