import * as words from '#locale/documents.ts';
/** A file's type as people call it: the end of its name, in capitals. */
export function fileType(fileName: string): string {
  const ending = /\.(\w{1,5})$/.exec(fileName)?.[1];
  return ending?.toUpperCase() ?? words.file;
}
