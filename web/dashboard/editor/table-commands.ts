import type { Node as TextNode } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { blockPlace } from './block-place.ts';

/** A node and its position in the document. */
interface Place {
  node: TextNode;
  /** The position before it. */
  at: number;
}

/** The innermost node of one of these kinds around the cursor. */
function around({ state }: Editor, ...names: string[]): Place | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

/** The rows of a table, those of its head and foot among them, in order. */
function rowsOf({ node: table, at }: Place): Place[] {
  const rows: Place[] = [];
  table.descendants((node, offset) => {
    if (node.type.name === 'row') rows.push({ node, at: at + 1 + offset });
    return node.type.name.startsWith('table');
  });
  return rows;
}

/** A column is a place in each row: where a cell reaches over several, there is none that could be added or removed. */
export const hasColumns = (editor: Editor): boolean => {
  const table = around(editor, 'table');
  if (!table) return false;
  return rowsOf(table).every(({ node }) => {
    const cells = Array.from({ length: node.childCount }, (_, index) => node.child(index));
    return cells.every(({ attrs }) => attrs.colspan === null && attrs.rowspan === null);
  });
};

const emptyCell = ({ state }: Editor, like: TextNode): TextNode | null =>
  like.type.createAndFill(like.type.name === 'headerCell' ? { scope: like.attrs.scope } : null) ??
  state.schema.nodes.cell?.createAndFill() ??
  null;

function change(editor: Editor, work: (transaction: Transaction) => void): void {
  const { tr } = editor.state;
  work(tr);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

const SIZE = 3;

/** A table of three by three with a head, where the cursor is; the first cell is next to be written in. */
export function insertTable(editor: Editor): void {
  const cell = (type: 'cell' | 'headerCell') => ({
    type,
    ...(type === 'headerCell' && { attrs: { scope: 'col' } }),
    content: [{ type: 'paragraph' }],
  });
  const row = (type: 'cell' | 'headerCell') => ({
    type: 'row',
    content: Array.from({ length: SIZE }, () => cell(type)),
  });
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContentAt(blockPlace(editor), {
      type: 'table',
      content: [
        { type: 'tableHead', content: [row('headerCell')] },
        { type: 'tableBody', content: Array.from({ length: SIZE - 1 }, () => row('cell')) },
      ],
    })
    .command(({ tr }) => {
      let first: number | undefined;
      tr.doc.nodesBetween(Math.max(from - 1, 0), tr.doc.content.size, (node, at) => {
        if (first === undefined && node.type.name === 'headerCell') first = at;
        return first === undefined;
      });
      if (first !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(first + 1)));
      return true;
    })
    .run();
}

/** A row below that of the cursor; below the head, the first of the body. */
export function addRow(editor: Editor): void {
  const row = around(editor, 'row');
  const section = around(editor, 'tableHead', 'tableBody', 'tableFoot');
  const table = around(editor, 'table');
  if (!row || !section || !table) return;
  const { schema } = editor.state;
  const width = Array.from({ length: row.node.childCount }, (_, index) =>
    Number(row.node.child(index).attrs.colspan ?? 1),
  ).reduce((sum, one) => sum + one, 0);
  const cells = Array.from({ length: width }, () => schema.nodes.cell?.createAndFill() ?? null);
  const added = schema.nodes.row?.create(
    null,
    cells.filter((cell) => cell !== null),
  );
  if (!added) return;
  const isHead = section.node.type.name === 'tableHead';
  const afterHead = section.at + section.node.nodeSize;
  const hasBody = editor.state.doc.nodeAt(afterHead)?.type.name === 'tableBody';
  change(editor, (tr) => {
    if (!isHead) tr.insert(row.at + row.node.nodeSize, added);
    else if (hasBody) tr.insert(afterHead + 1, added);
    else {
      const body = schema.nodes.tableBody?.create(null, added);
      if (body) tr.insert(afterHead, body);
    }
  });
}

/** Takes the row of the cursor away; the last takes the table with it. */
export function removeRow(editor: Editor): void {
  const row = around(editor, 'row');
  const section = around(editor, 'tableHead', 'tableBody', 'tableFoot');
  const table = around(editor, 'table');
  if (!row || !section || !table) return;
  const gone = rowsOf(table).length === 1 ? table : section.node.childCount === 1 ? section : row;
  change(editor, (tr) => tr.delete(gone.at, gone.at + gone.node.nodeSize));
}

/** The position before the cell at this place of a row, and the cell. */
function cellAt({ node, at }: Place, index: number): Place | undefined {
  const cell = node.maybeChild(index);
  if (!cell) return undefined;
  let offset = at + 1;
  for (let before = 0; before < index; before += 1) offset += node.child(before).nodeSize;
  return { node: cell, at: offset };
}

/** The table and the column index of the cell with the cursor. */
function columnOf(editor: Editor): { table: Place; index: number } | undefined {
  const [table, row, cell] = [around(editor, 'table'), around(editor, 'row'), around(editor, 'cell', 'headerCell')];
  if (!table || !row || !cell) return undefined;
  return { table, index: editor.state.doc.resolve(cell.at).index() };
}

/** A column after that of the cursor. */
export function addColumn(editor: Editor): void {
  const column = columnOf(editor);
  if (!column || !hasColumns(editor)) return;
  change(editor, (tr) => {
    for (const row of rowsOf(column.table).toReversed()) {
      const cell = cellAt(row, Math.min(column.index, row.node.childCount - 1));
      const added = cell && emptyCell(editor, cell.node);
      if (added) tr.insert(cell.at + cell.node.nodeSize, added);
    }
  });
}

/** Takes the column of the cursor away; the last takes the table with it. */
export function removeColumn(editor: Editor): void {
  const column = columnOf(editor);
  if (!column || !hasColumns(editor)) return;
  const rows = rowsOf(column.table);
  const isLast = rows.some(({ node }) => node.childCount === 1);
  if (isLast) removeTable(editor);
  else
    change(editor, (tr) => {
      for (const row of rows.toReversed()) {
        const cell = cellAt(row, column.index);
        if (cell) tr.delete(cell.at, cell.at + cell.node.nodeSize);
      }
    });
}

/** A caption that says what the table shows; if there is one, the cursor goes to it. */
export function addCaption(editor: Editor): void {
  const table = around(editor, 'table');
  if (!table) return;
  const caption = table.node.firstChild?.type.name === 'caption' ? undefined : editor.schema.nodes.caption?.create();
  change(editor, (tr) => {
    if (caption) tr.insert(table.at + 1, caption);
    tr.setSelection(TextSelection.near(tr.doc.resolve(table.at + 2)));
  });
}

export function removeTable(editor: Editor): void {
  const table = around(editor, 'table');
  if (table) change(editor, (tr) => tr.delete(table.at, table.at + table.node.nodeSize));
}

/** The positions before the cells of the table around the cursor, and which of them it is in. */
function cellsAround(editor: Editor): { cells: readonly number[]; index: number } | undefined {
  const [table, cell] = [around(editor, 'table'), around(editor, 'cell', 'headerCell')];
  if (!table || !cell) return undefined;
  const cells = rowsOf(table).flatMap((row) =>
    Array.from({ length: row.node.childCount }, (_, index) => cellAt(row, index)?.at ?? row.at),
  );
  return { cells, index: cells.indexOf(cell.at) };
}

/** Goes to the next cell or to the one before, and into a new row after the last. False outside of tables. */
export function stepCell(editor: Editor, by: 1 | -1): boolean {
  const place = cellsAround(editor);
  if (!place) return false;
  if (by === 1 && place.index === place.cells.length - 1) addRow(editor);
  const next = cellsAround(editor)?.cells[place.index + by];
  if (next !== undefined) change(editor, (tr) => tr.setSelection(TextSelection.near(tr.doc.resolve(next + 1))));
  return true;
}
