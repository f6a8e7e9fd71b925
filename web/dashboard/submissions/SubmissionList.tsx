import { Eye, RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/submissions.ts';
import type { ListQuery } from '../../../domain/listing.ts';
import type { SentRecord } from '../../../domain/submissions/submission.ts';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Column } from '../list/ListTable.tsx';
import { type Deletable, DeleteAction, RowAction } from '../list/RowActions.tsx';
import { type ListFilter, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { useMay } from '../session/account.ts';
import { keyOf, type SubmissionKind, useSubmissionTrash } from './kind.ts';

/** The dialog that is open over a list, and whose it is. */
export interface OpenSubmission<Row, Dialog> {
  dialog: Dialog | 'details' | 'status';
  submission: Row;
}

interface SubmissionListProps<
  Row extends SentRecord & Deletable,
  Details extends Row,
  Query extends ListQuery,
  Order extends string,
  Dialog,
> extends Pick<ComponentProps<typeof ListScreen<Row>>, 'title' | 'subtitle' | 'message' | 'search' | 'texts'> {
  kind: SubmissionKind<Row, Details, Query>;
  /** The noun for all of them, on the link back from the trash. */
  all: string;
  columns: readonly Column<Row, 'created_at' | Order>[];
  filters: readonly ListFilter<NoInfer<Query>>[];
  pageSizes: readonly number[];
  /** Actions of the whole screen, before the exports. */
  actions?: ReactNode;
  /** The dialogs over the list, one at a time. */
  children(open: OpenSubmission<Row, Dialog>, onOpen: (next?: OpenSubmission<Row, Dialog>) => void): ReactNode;
}

/** The list of one kind of submission. */
export function SubmissionList<
  Row extends SentRecord & Deletable,
  Details extends Row,
  Query extends ListQuery,
  Order extends string,
  Dialog,
>(props: SubmissionListProps<Row, Details, Query, Order, Dialog>) {
  const { kind, all, columns, filters, pageSizes, actions, children, ...texts } = props;
  const [open, setOpen] = useState<OpenSubmission<Row, Dialog>>();
  const { query, load, permissions, name, fetchFile } = kind;
  const mayEdit = useMay(permissions.edit);
  const trash = useSubmissionTrash(kind);
  const list = useList({ queryKey: keyOf(kind), query, load, order: '-created_at', columns, filters, pageSizes });
  const view = (submission: Row) => setOpen({ dialog: 'details', submission });
  return (
    <ListScreen
      {...texts}
      actions={
        <>
          {actions}
          <ExportButtons name={name} fetchFile={fetchFile} permission={permissions.export} list={list} />
        </>
      }
      views={<ViewLinks all={all} permission={permissions.delete} inTrash={list.address.inTrash} />}
      list={list}
      trash={trash}
      numbered
      opening={(submission) => () => view(submission)}
      rowActions={(submission) => (
        <>
          <RowAction
            label={words.viewDetailsOf(kind.nameOf(submission))}
            word={words.view}
            Icon={Eye}
            onClick={() => view(submission)}
          />
          {mayEdit ? (
            <RowAction
              label={words.updateStatusOf(kind.nameOf(submission))}
              word={words.status}
              Icon={RefreshCw}
              onClick={() => setOpen({ dialog: 'status', submission })}
            />
          ) : null}
          <DeleteAction row={submission} trash={trash} />
        </>
      )}
    >
      {open && children(open, setOpen)}
    </ListScreen>
  );
}
