import type { FileExtension } from '../../media/file-types.ts';
import { pdf } from './pdf.ts';

export interface SampleDocument {
  title: string;
  description: string;
  fileName: string;
  extension: FileExtension;
  /** Days before the day the sample is made. */
  daysAgo: number;
  bytes: Uint8Array;
}

const handbook = pdf('How a saving group begins', [
  'Sample document. It came with the website and shows what can be downloaded here.',
  '',
  '1. Between 15 and 30 neighbours of similar means decide to save together.',
  '2. They choose a committee: a chairperson, a secretary, a treasurer.',
  '3. Three other members each hold one key of the box.',
  '4. Once a week the group meets. The box is opened in front of everybody.',
  '5. What each member saves is written into a passbook.',
  '6. Loans are given from the same box, in the same meeting.',
  '7. After a year the group shares out what it has saved and earned, and begins again.',
]);

const rules = `Sample document: rules a saving group may begin with
=====================================================

1. We meet once a week, at a time and place that all have agreed on.
2. Who is late says why. Who stays away is visited.
3. Everybody saves at least one share and at most five shares a week.
4. A loan is at most three times what its member has saved.
5. A loan is paid back within three months.
6. The three keys are never in one house.
7. Every decision is said aloud and written down.
`;

/** Every third member borrows in turn, one a week, and pays back from the next week on. */
const weeks = ['week,member,shares,saved_rwf,loan_rwf,repaid_rwf'];
for (let week = 1; week <= 4; week += 1) {
  for (let member = 1; member <= 15; member += 1) {
    const shares = ((week * member) % 5) + 1;
    const loan = member === week * 3 ? 6000 : 0;
    const repaid = member % 3 === 0 && member / 3 < week ? 2000 : 0;
    weeks.push(`${week},Member ${member},${shares},${shares * 200},${loan},${repaid}`);
  }
}

/** Small files of our own, each of which says that it is a sample. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    title: 'How a saving group begins',
    description: 'Sample document: the first steps on one page.',
    fileName: 'how-a-saving-group-begins.pdf',
    extension: 'pdf',
    daysAgo: 12,
    bytes: handbook,
  },
  {
    title: 'Savings book for fifteen members',
    description: 'Sample document: four invented weeks of a group’s book, to open in a spreadsheet.',
    fileName: 'savings-book.csv',
    extension: 'csv',
    daysAgo: 30,
    bytes: Buffer.from(`${weeks.join('\r\n')}\r\n`),
  },
  {
    title: 'Rules to begin with',
    description: 'Sample document: seven rules a group may start from and change.',
    fileName: 'rules-to-begin-with.txt',
    extension: 'txt',
    daysAgo: 45,
    bytes: Buffer.from(rules),
  },
];
