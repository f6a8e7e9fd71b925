import { Eye, RefreshCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/submissions.ts';
import type { ListQuery } from '../../../domain/listing.ts';
import type { SentRecord } from '../../../domain/submissions/submission.ts';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { useIsBeside } from '../details/wide.ts';
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
> extends Pick<
    ComponentProps<typeof ListScreen<Row>>,
    'title' | 'subtitle' | 'message' | 'search' | 'searched' | 'texts' | 'begin'
  > {
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
  /** A dialog other than the details, which the address names. */
  const [over, setOver] = useState<OpenSubmission<Row, Dialog>>();
  const { query, load, permissions, name, fetchFile, read } = kind;
  const mayEdit = useMay(permissions.edit);
  const trash = useSubmissionTrash(kind);
  const list = useList({ queryKey: keyOf(kind), query, load, order: '-created_at', columns, filters, pageSizes });
  const opened = useOpened<Row>(list, read);
  const isBeside = useIsBeside();
  /** The details stay where they stand beside the list, and else give way to the list. */
  function show(next?: OpenSubmission<Row, Dialog>) {
    setOver(next?.dialog === 'details' ? undefined : next);
    if (next?.dialog === 'details') opened.open(next.submission);
    else if (next === undefined && (over === undefined || !isBeside)) opened.close();
  }
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
      opening={opened.addressOf}
      rowActions={(submission) => (
        <>
          <RowAction
            label={words.viewDetailsOf(kind.nameOf(submission))}
            word={words.view}
            Icon={Eye}
            onClick={() => opened.open(submission)}
          />
          {mayEdit ? (
            <RowAction
              label={words.updateStatusOf(kind.nameOf(submission))}
              word={words.status}
              Icon={RefreshCw}
              onClick={() => setOver({ dialog: 'status', submission })}
            />
          ) : null}
          <DeleteAction row={submission} trash={trash} />
        </>
      )}
    >
      {over ? (
        children(over, show)
      ) : (
        <OpenedDetails opened={opened}>
          {(submission) => children({ dialog: 'details', submission }, show)}
        </OpenedDetails>
      )}
    </ListScreen>
  );
}
