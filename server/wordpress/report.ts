/** As many of the things that were left out are named; the others are counted. */
const NAMED = 5;

/** Characters of one name. */
const LONGEST_NAME = 80;

/** What a terminal would obey, and what would break the line. */
const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

class Remarks {
  readonly #remarks = new Map<string, { count: number; names: string[] }>();

  add(remark: string, name: string): void {
    const known = this.#remarks.get(remark) ?? { count: 0, names: [] };
    known.count += 1;
    if (known.names.length < NAMED && name !== '') known.names.push(plain(name));
    this.#remarks.set(remark, known);
  }

  lines(): string[] {
    return [...this.#remarks].map(([remark, { count, names }]) => {
      const more = count > names.length && names.length > 0 ? ` and ${count - names.length} more` : '';
      return `  ${count} × ${remark}${names.length > 0 ? `: ${names.join(', ')}${more}` : ''}`;
    });
  }
}

/** What an import did, to be told at its end. */
export class ImportReport {
  /** How many of each kind have been taken over. */
  readonly taken = { published: 0, drafts: 0, pages: 0, categories: 0, files: 0 };
  /** How many had been taken over before. */
  there = 0;
  readonly #leftOut = new Remarks();
  readonly #changed = new Remarks();

  /** Says what was not taken over, and why. */
  leaveOut(reason: string, name = ''): void {
    this.#leftOut.add(reason, name);
  }

  /** Says what is not as it was. */
  change(remark: string, name = ''): void {
    this.#changed.add(remark, name);
  }

  lines(): string[] {
    const { published, drafts, pages, categories, files } = this.taken;
    const section = (title: string, remarks: Remarks) => {
      const lines = remarks.lines();
      return lines.length > 0 ? [title, ...lines] : [];
    };
    return [
      `Taken over: ${published} published posts, ${drafts} drafts, ${pages} pages, ${categories} new categories, ${files} files.`,
      `There already, and left as they are: ${this.there}.`,
      ...section('Left out:', this.#leftOut),
      ...section('Not as it was:', this.#changed),
    ];
  }
}
