/**
 * Cuts a file into lines and cells the way a spreadsheet does: only a quotation mark at the beginning of a cell quotes.
 * A spreadsheet takes its separator from the country it is set to, so a comma is not the only one.
 */
export function csvRows(file: string, separator: ',' | ';' | '\t' = ','): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    line.push(cell);
    cell = '';
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text.charAt(place + 1) === '\n') place += 1;
      endCell();
      lines.push(line);
      line = [];
    } else cell += character;
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell]);
  return lines;
}
