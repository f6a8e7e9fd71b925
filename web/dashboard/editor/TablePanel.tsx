import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from '../components/Button.tsx';
import { addCaption, addColumn, addRow, hasColumns, removeColumn, removeRow, removeTable } from './table-commands.ts';

const actions = [
  { label: 'Add row below', work: addRow, isOfColumns: false },
  { label: 'Remove row', work: removeRow, isOfColumns: false },
  { label: 'Add column after', work: addColumn, isOfColumns: true },
  { label: 'Remove column', work: removeColumn, isOfColumns: true },
  { label: 'Caption', work: addCaption, isOfColumns: false },
  { label: 'Remove table', work: removeTable, isOfColumns: false },
] as const;

/** Buttons for the table that the cursor is in. */
export function TablePanel({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const columns = useEditorState({ editor, selector: ({ editor: current }) => hasColumns(current) });
  return (
    <fieldset className="editor-panel">
      <legend className="sr-only">Table</legend>
      <p className="text-sm text-muted">
        Press Tab to go to the next cell. In the last cell, Tab adds a row. The arrow keys lead out of the table.
        {columns ? null : ' Some cells span several rows or columns, so columns cannot be changed.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, work, isOfColumns }) => (
          <Button key={label} size="small" disabled={isOfColumns && !columns} onClick={() => work(editor)}>
            {label}
          </Button>
        ))}
        <Button kind="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </fieldset>
  );
}
