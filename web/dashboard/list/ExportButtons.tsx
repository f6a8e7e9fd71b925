import { Download } from 'lucide-react';
import * as words from '#locale/dashboard/list.ts';
import type { Permission } from '../../../domain/permission.ts';
import type { TableFormat } from '../../../domain/table-file.ts';
import { Button } from '../components/Button.tsx';
import { May } from '../session/May.tsx';
import { useAction } from '../toast/use-action.ts';
import type { ListRow } from './list-row.ts';
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

interface ExportButtonsProps<Query> {
  /** The permission to download the file. */
  permission: Permission;
  /** What the table is asked for with, and how many rows it has. */
  list: Pick<ListState<ListRow, Query>, 'wanted' | 'found'>;
  /** Of the file, without its ending. */
  name: string;
  /** Asks for the file of all that the search and the filters leave. */
  fetchFile(query: Query & { format: TableFormat }): Promise<Blob>;
}

const labels: Record<TableFormat, string> = { csv: words.exportCsv, xlsx: words.exportExcel };
const formats = ['csv', 'xlsx'] as const;

/** Saves all that the search and the filters leave as a table, and not only the page that is shown. */
export function ExportButtons<Query>(props: ExportButtonsProps<Query>) {
  const { permission, list, name, fetchFile } = props;
  const { mutate, isPending, variables } = useAction({
    call: async (format: TableFormat) => saveFile(await fetchFile({ ...list.wanted, format }), `${name}.${format}`),
  });
  return (
    <May permission={permission}>
      {formats.map((format) => (
        <Button key={format} disabled={list.found === 0} busy={isPending} onClick={() => mutate(format)}>
          <Download aria-hidden="true" className="size-5" />
          {isPending && variables === format ? words.exporting : labels[format]}
        </Button>
      ))}
    </May>
  );
}
