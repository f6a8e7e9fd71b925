import type { TableColumn } from '../../../domain/table-file.ts';

/** The subject of a remark: its name and old place. */
export interface OldPlace {
  title: string;
  address: string;
}

/** One record that is not as it was. */
export interface Remark extends OldPlace {
  kind: 'Left out' | 'Changed' | 'Corrected';
  what: string;
  /** The old text, or its exact place. */
  detail: string;
}

/** The report as a file that a spreadsheet opens. */
export const reportColumns: readonly TableColumn<Remark>[] = [
  { heading: 'Kind', cell: ({ kind }) => kind },
  { heading: 'What', cell: ({ what }) => what },
  { heading: 'Where', cell: ({ title }) => title },
  { heading: 'Old address', cell: ({ address }) => address },
  { heading: 'Detail', cell: ({ detail }) => detail },
];

/** Lines for the terminal; an export can name any number of kinds. */
const MAX_LINES = 1000;

const WHOLE_EXPORT: OldPlace = { title: 'The whole export', address: '' };

/** Removes control characters, which a terminal would obey. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** The report of an import: every remark as it comes, and the counts at the end. */
export class ImportReport {
  /** The number of imported records of each kind. */
  readonly taken = {
    posts: 0,
    pages: 0,
    blocks: 0,
    events: 0,
    drafts: 0,
    categories: 0,
    tags: 0,
    files: 0,
    redirects: 0,
    comments: 0,
  };
  /** The number of records imported before. */
  there = 0;
  readonly #keep: (remark: Remark) => void;
  readonly #counts = new Map<string, number>();

  constructor(keep: (remark: Remark) => void) {
    this.#keep = keep;
  }

  /** Reports content that was not imported. */
  leaveOut(what: string, place: OldPlace = WHOLE_EXPORT, detail = ''): void {
    this.#add({ kind: 'Left out', what, ...place, detail });
  }

  /** Reports content that was changed. */
  change(what: string, place: OldPlace = WHOLE_EXPORT, detail = ''): void {
    this.#add({ kind: 'Changed', what, ...place, detail });
  }

  /** Reports an error in the file that was repaired. */
  mend(what: string, detail: string): void {
    this.#add({ kind: 'Corrected', what, ...WHOLE_EXPORT, detail });
  }

  #add({ kind, what, title, address, detail }: Remark): void {
    this.#keep({ kind, what, title, address, detail });
    const own = `${kind}: ${what}`.slice(0, 300);
    const name = this.#counts.has(own) || this.#counts.size < MAX_LINES ? own : `${kind}: other things`;
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** For the terminal; where each of them is stands in the file. */
  lines(): string[] {
    const { posts, pages, blocks, events, drafts, categories, tags, files, redirects, comments } = this.taken;
    return [
      `Imported. Posts: ${posts}. Pages: ${pages}. Events: ${events}. Drafts among them: ${drafts}. Files: ${files}.`,
      `New categories: ${categories}. New tags: ${tags}.`,
      `Blocks that pages are made of: ${blocks}.`,
      `Already here and not changed: ${this.there}.`,
      `Old addresses that now lead to the new ones: ${redirects}. Comments saved in a file: ${comments}.`,
      ...[...this.#counts].map(([name, count]) => plain(`  ${count} × ${name}`)),
    ];
  }
}
