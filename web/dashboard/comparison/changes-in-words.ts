import * as words from '#locale/dashboard/versions.ts';
import { type BlockCounts, type ComparedBlock, countChanges } from './compare.ts';

/** A field that differs, as the sentence of changes says it. */
export interface ChangedField {
  name: string;
  /** Of an article, its blocks as they are compared. */
  blocks?: readonly ComparedBlock[] | undefined;
  /** A picture or another file, which is the same or another. */
  isFile?: boolean | undefined;
}

function articleInWords({ added, removed, changed, pictures }: BlockCounts): string {
  const said = [
    added > 0 && words.paragraphsAdded(added),
    removed > 0 && words.paragraphsTakenOut(removed),
    changed > 0 && words.paragraphsChanged(changed),
    pictures > 0 && words.picturesChanged,
  ].filter((one) => one !== false);
  return said.length === 0 ? words.onlyFormat : said.join(', ');
}

/** What differs, as a list in words. `isBackwards`: the texts are compared from the later to the earlier. */
export function changesInWords(fields: readonly ChangedField[], isBackwards: boolean): string {
  const said = fields.map(({ name, blocks, isFile }) => {
    if (!blocks) return isFile ? words.fileIsAnother(name) : words.fieldChanged(name);
    const counts = countChanges(blocks);
    const { added, removed } = counts;
    return words.inField(name, articleInWords(isBackwards ? { ...counts, added: removed, removed: added } : counts));
  });
  return said.join('; ');
}
