import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ListTools } from './ListTools.tsx';
import type { Deletable } from './RowActions.tsx';
import { ShownList } from './ShownList.tsx';

type ToolsProps<Row extends Deletable> = ComponentProps<typeof ListTools<Row>>;
type RowsProps<Row extends Deletable> = ComponentProps<typeof ShownList<Row>>;

interface ListScreenProps<Row extends Deletable>
  extends ComponentProps<typeof ScreenHeader>,
    Omit<ToolsProps<Row>, 'children'>,
    Omit<RowsProps<Row>, 'actions'> {
  /** The way to the trash, or to other views. */
  views?: ReactNode;
  /** The actions on a row; those of the whole screen are `actions`. */
  rowActions?: RowsProps<Row>['actions'];
  /** The dialogs over the list. */
  children?: ReactNode;
}

/** A screen that is one list: its header, the way to its trash, its search and filters, its rows, the dialogs over them. */
export function ListScreen<Row extends Deletable>(props: ListScreenProps<Row>) {
  const { title, subtitle, message, actions, views, search, clear, searchOnSubmit, rowActions, children, ...rows } =
    props;
  return (
    <div className="grid gap-5">
      <ScreenHeader title={title} subtitle={subtitle} message={message} actions={actions} />
      {views}
      <ListTools list={rows.list} search={search} clear={clear} searchOnSubmit={searchOnSubmit} />
      <ShownList {...rows} actions={rowActions} />
      <Suspense>{children}</Suspense>
    </div>
  );
}
