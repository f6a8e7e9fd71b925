import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../components/Button.tsx';
import type { Listed } from './ListTable.tsx';
import type { ListState } from './use-list.ts';

/** Milliseconds after which the browser has certainly begun to save a file. */
const SAVING = 60_000;

/** Hands a file that the dashboard has made or fetched to the browser, to be saved under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING);
}

interface ExportButtonProps<Row extends Listed, Query> {
  list: ListState<Row, Query>;
  name: string;
  /** Asks for the file of all that the search and the filters leave. */
  fetchFile(query: Query): Promise<Blob>;
}

/** Saves all that the search and the filters leave as a table, and not only the page that is shown. */
export function ExportButton<Row extends Listed, Query>({ list, name, fetchFile }: ExportButtonProps<Row, Query>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await fetchFile(list.wanted), name),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button disabled={list.found === 0 || isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" className="size-5" />
      {isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
