import * as words from '#locale/dashboard/checks.ts';
import { type Check, type Finding, quoted } from './finding.ts';
import { wordsIn } from './words-in.ts';
import { spanIn, type TextBlock } from './written-text.ts';

/** So many words in capitals can be names in a row. */
const MOST = 5;

const isLoud = (written: string) => written === written.toUpperCase() && written !== written.toLowerCase();

/** The first words of a block that are all in capitals, if they are too many. Numbers among them are of either kind. */
function loudIn(block: TextBlock): Finding[] {
  let run: { from: number; to: number; count: number } | undefined;
  for (const { written, from, to } of wordsIn(block)) {
    if (isLoud(written)) run = { from: run?.from ?? from, to, count: (run?.count ?? 0) + 1 };
    else if (!/\p{L}/u.test(written)) continue;
    else if (run && run.count > MOST) break;
    else run = undefined;
  }
  if (run === undefined || run.count <= MOST) return [];
  const text = block.text.slice(run.from - block.from, run.to - block.from);
  return [{ said: words.inCapitals(quoted(text)), place: spanIn(block, run.from, run.to) }];
}

/** Words in capitals, which are read letter by letter. */
export const capitalChecks: Check = ({ blocks }) => blocks.flatMap(loudIn);
