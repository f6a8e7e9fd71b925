import { type Editor, useEditorState } from '@tiptap/react';
import * as words from '#locale/dashboard/editor.ts';
import { Button } from '../components/Button.tsx';
import { addCaption, addColumn, addRow, hasColumns, removeColumn, removeRow, removeTable } from './table-commands.ts';

const actions = [
  { label: words.addRowBelow, work: addRow, isOfColumns: false },
  { label: words.removeRow, work: removeRow, isOfColumns: false },
  { label: words.addColumnAfter, work: addColumn, isOfColumns: true },
  { label: words.removeColumn, work: removeColumn, isOfColumns: true },
  { label: words.tableCaption, work: addCaption, isOfColumns: false },
  { label: words.removeTable, work: removeTable, isOfColumns: false },
] as const;

/** Buttons for the table that the cursor is in. */
export function TablePanel({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const columns = useEditorState({ editor, selector: ({ editor: current }) => hasColumns(current) });
  return (
    <fieldset className="editor-panel">
      <legend className="sr-only">{words.table}</legend>
      <p className="text-sm text-muted">
        {words.tableHint}
        {columns ? null : ` ${words.columnsStay}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, work, isOfColumns }) => (
          <Button key={label} size="small" disabled={isOfColumns && !columns} onClick={() => work(editor)}>
            {label}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </fieldset>
  );
}
