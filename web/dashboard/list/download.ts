import { CSV_TYPE } from '../../../domain/csv.ts';

/** Milliseconds after which the browser has certainly begun to save a file. */
const SAVING = 60_000;

/** Hands a file that the dashboard has made or fetched to the browser, to be saved under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING);
}

/** The same of a table, as `csvFile` writes it. */
export const saveCsv = (file: string, name: string) => saveFile(new Blob([file], { type: CSV_TYPE }), name);
