import type { FileExtension } from '../media/file-types.ts';

export interface SampleDocument {
  title: string;
  description: string;
  fileName: string;
  extension: FileExtension;
  /** Days before the day the sample is made. */
  daysAgo: number;
}

/** Small files of our own, each of which says that it is a sample. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    title: 'How a saving group begins',
    description: 'Sample document: the first steps on one page.',
    fileName: 'how-a-saving-group-begins.pdf',
    extension: 'pdf',
    daysAgo: 12,
  },
  {
    title: 'Savings book for fifteen members',
    description: 'Sample document: four invented weeks of a group’s book, to open in a spreadsheet.',
    fileName: 'savings-book.csv',
    extension: 'csv',
    daysAgo: 30,
  },
  {
    title: 'Rules to begin with',
    description: 'Sample document: seven rules a group may start from and change.',
    fileName: 'rules-to-begin-with.txt',
    extension: 'txt',
    daysAgo: 45,
  },
];
