// Columns that a person pointed at are remembered by their headings: the next file may have others between them.

/** Characters of a heading that are compared. */
const MAX_HEADING = 60;

/** The headings of a file as they are remembered. */
export const headingsOf = (row: readonly string[] = []): string[] =>
  row.map((cell) => cell.slice(0, MAX_HEADING).toWellFormed().trim());

const sameness = (heading: string) => heading.toLowerCase().replaceAll(/\s+/g, ' ');

/** How two files with the same kinds of columns differ. */
export interface Compared {
  /** Where each column of the one before stands in this file; -1 for one that is gone. */
  places: number[];
  gone: string[];
  added: string[];
}

/** Each heading with how many of the same stand before it. */
function numbered(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const same = sameness(heading);
    const count = counts.get(same) ?? 0;
    counts.set(same, count + 1);
    return `${count} ${same}`;
  });
}

/** Compares the headings of a file with those that are remembered. */
export function compareHeadings(before: readonly string[], now: readonly string[]): Compared {
  const [old, fresh] = [numbered(before), numbered(now)];
  const [isOld, isFresh] = [new Set(old), new Set(fresh)];
  // Where one of several equal headings has gone, nobody knows which.
  const counted = (all: readonly string[], heading: string) =>
    all.filter((one) => sameness(one) === sameness(heading)).length;
  return {
    places: before.map((heading, at) =>
      counted(before, heading) === counted(now, heading) ? fresh.indexOf(old[at] ?? '') : -1,
    ),
    gone: before.filter((heading, at) => heading !== '' && !isFresh.has(old[at] ?? '')),
    added: now.filter((heading, at) => heading !== '' && !isOld.has(fresh[at] ?? '')),
  };
}
