import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { HintName } from '../../../domain/hints.ts';
import { Hint } from '../hints/Hint.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ListTools } from './ListTools.tsx';
import type { Deletable } from './RowActions.tsx';
import { ShownList } from './ShownList.tsx';
import { UsedQuestion } from './UsedQuestion.tsx';

type ToolsProps<Row extends Deletable> = ComponentProps<typeof ListTools<Row>>;
type RowsProps<Row extends Deletable> = ComponentProps<typeof ShownList<Row>>;

interface ListScreenProps<Row extends Deletable>
  extends ComponentProps<typeof ScreenHeader>,
    Omit<ToolsProps<Row>, 'clear'>,
    Omit<RowsProps<Row>, 'actions'> {
  /** The way to the trash, or to other views. */
  views?: ReactNode;
  /** What a newcomer should know here, where that is not how lists work. */
  hintId?: HintName;
  /** The actions on a row; those of the whole screen are `actions`. */
  rowActions?: RowsProps<Row>['actions'];
  /** The details of a record, and the dialogs over the list. */
  children?: ReactNode;
}

/** A screen that is one list: its header, the way to its trash, its search and filters, its rows, the dialogs over them. */
export function ListScreen<Row extends Deletable>(props: ListScreenProps<Row>) {
  const {
    title,
    subtitle,
    message,
    actions,
    views,
    hintId = 'lists',
    search,
    searched,
    searchOnSubmit,
    rowActions,
    children,
    ...rows
  } = props;
  return (
    <div className="grid gap-3">
      <ScreenHeader title={title} subtitle={subtitle} message={message} actions={actions} />
      <Hint name={hintId} />
      <div className="list-beside">
        <div className="grid gap-3">
          {views}
          <ListTools
            list={rows.list}
            search={search}
            searched={searched}
            clear={rows.clear}
            searchOnSubmit={searchOnSubmit}
          />
          <ShownList {...rows} actions={rowActions} />
        </div>
        <Suspense>{children}</Suspense>
        {rows.trash ? <UsedQuestion trash={rows.trash} /> : null}
      </div>
    </div>
  );
}
