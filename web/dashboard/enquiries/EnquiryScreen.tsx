import { Eye, RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import * as words from '#locale/dashboard/enquiries.ts';
import type { Page } from '../../../domain/listing.ts';
import type { TableFormat } from '../../../domain/table-file.ts';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { type Deletable, DeleteAction, RowAction } from '../list/RowActions.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { useMay } from '../session/account.ts';
import { type Enquiry, type EnquiryKind, keyOf, useEnquiryTrash } from './kind.ts';

/** The dialog that is open over a list, and whose it is. */
export interface OpenEnquiry<Row, Dialog> {
  dialog: Dialog | 'details' | 'status';
  enquiry: Row;
}

interface EnquiryScreenProps<Row extends Enquiry & Deletable, Query, Order extends string, Dialog>
  extends Pick<ComponentProps<typeof ListScreen<Row>>, 'title' | 'subtitle' | 'message' | 'search' | 'texts'> {
  kind: EnquiryKind<Row>;
  /** The noun for all of them, on the link back from the trash. */
  all: string;
  query: z.ZodType<Query>;
  load(query: Query): Promise<Row[] | Page<Row>>;
  /** The table that can be saved: its name, and its call. */
  file: { name: string; fetchFile(query: Query & { format: TableFormat }): Promise<Blob> };
  columns: readonly Column<Row, 'created_at' | Order>[];
  filters: readonly ListFilter<NoInfer<Query>>[];
  pageSizes: readonly number[];
  /** Actions of the whole screen, before the exports. */
  actions?: ReactNode;
  /** The dialogs over the list, one at a time. */
  children(open: OpenEnquiry<Row, Dialog>, onOpen: (next?: OpenEnquiry<Row, Dialog>) => void): ReactNode;
}

/** The list of one kind of enquiry. */
export function EnquiryScreen<Row extends Enquiry & Deletable, Query, Order extends string, Dialog>(
  props: EnquiryScreenProps<Row, Query, Order, Dialog>,
) {
  const { kind, all, query, load, file, columns, filters, pageSizes, actions, children, ...texts } = props;
  const [open, setOpen] = useState<OpenEnquiry<Row, Dialog>>();
  const mayEdit = useMay(`${kind.resource}.edit`);
  const trash = useEnquiryTrash(kind);
  const list = useList({ queryKey: keyOf(kind), query, load, order: '-created_at', columns, filters, pageSizes });
  const view = (enquiry: Row) => setOpen({ dialog: 'details', enquiry });
  return (
    <ListScreen
      {...texts}
      actions={
        <>
          {actions}
          <ExportButtons {...file} permission={`${kind.resource}.export`} list={list} />
        </>
      }
      views={<ViewLinks all={all} permission={`${kind.resource}.delete`} inTrash={list.address.inTrash} />}
      list={list}
      trash={trash}
      numbered
      opening={(enquiry) => () => view(enquiry)}
      rowActions={(enquiry) => (
        <>
          <RowAction
            label={words.viewDetailsOf(kind.nameOf(enquiry))}
            word={words.view}
            Icon={Eye}
            onClick={() => view(enquiry)}
          />
          {mayEdit ? (
            <RowAction
              label={words.updateStatusOf(kind.nameOf(enquiry))}
              word={words.status}
              Icon={RefreshCw}
              onClick={() => setOpen({ dialog: 'status', enquiry })}
            />
          ) : null}
          <DeleteAction row={enquiry} trash={trash} />
        </>
      )}
    >
      {open && children(open, setOpen)}
    </ListScreen>
  );
}
