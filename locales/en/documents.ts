// web/site/documents/page.tsx
export const thereAreNoDocuments = 'There are no documents to download at the moment.';
export const aSavingsBoxWithThree =
  'A savings box with three padlocks, its keys, coins and a member’s passbook full of stamps';
export const documents = 'Documents';
export const readPrintAndShareThem =
  'Read, print and share them. You can see the type and size of each before you download it.';
export const failedToLoadDocuments = 'Failed to load documents';
export const showingDocuments = (from: number, to: number, count: number) =>
  count === 1 ? '1 document' : `Showing ${from}-${to} of ${count} documents`;
export const pagesOfDocuments = 'Pages of documents';
export const documentsOf = (name: string) => `Documents of ${name} to download, each with its type, size and date.`;
export const download = (title: string, kind: string, size: string) => `${title}: download, ${kind}, ${size}`;
/** The type of a file that has none. */
export const file = 'FILE';
