/** The callers, in the order of the table's columns. */
export const callers = [
  'nobody',
  'no role',
  'Viewer',
  'Donor relations',
  'Accounts',
  'Events',
  'Editor',
  'Administrator',
  'superuser',
] as const;

/** Let in; asked to sign in; not permitted. */
export type Expected = 'in' | '401' | '403';

export interface Row {
  method: string;
  path: string;
  answers: ReadonlyMap<string, Expected>;
}

function readAnswer(cell: string, line: string): Expected {
  if (cell === 'in' || cell === '401' || cell === '403') return cell;
  throw new Error(`"${cell}" is no answer: ${line}`);
}

/** The rows of the table in the document. Throws for a line that has not an answer for everybody. */
export function readTable(document: string): Row[] {
  const lines = document.split('\n').filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE) /.test(line));
  return lines.map((line) => {
    const [call = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [method = '', path = ''] = call.split(/\s+/);
    if (cells.length !== callers.length) throw new Error(`Not an answer for everybody: ${line}`);
    return {
      method,
      path,
      answers: new Map(callers.map((currentUser, column) => [currentUser, readAnswer(cells[column] ?? '', line)])),
    };
  });
}
