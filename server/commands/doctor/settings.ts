import { readFile } from 'node:fs/promises';
import { settingNames } from '../../config.ts';
import { unreadableSettings } from '../service-user.ts';
import { parseSettings } from '../settings-file.ts';
import { type Findings, fine, modeOf, problem, warning } from './finding.ts';

const OTHERS = 0o007;

/** Of the letters of a name, the part in which one that is meant may differ: two of seven in `SMPT_URL`. */
const LETTERS_WRONG = 0.3;

/** No setting has a name nearly as long; longer names are not compared. */
const MAX_NAME = 40;

const lettersOf = (name: string) => name.toUpperCase().replaceAll('_', '');

/** The edit distance: the number of letters to change, add or remove to turn one text into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [place, wanted] of [...other].entries()) {
      const [left = 0, up = 0, across = 0] = [line[place], above[place + 1], above[place]];
      line.push(Math.min(left + 1, up + 1, across + (letter === wanted ? 0 : 1)));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** The setting whose name was probably meant by this one, which none has. */
export function nearSetting(name: string): string | undefined {
  if (name.length > MAX_NAME || settingNames.includes(name)) return undefined;
  const letters = lettersOf(name);
  const near = settingNames.map((known) => {
    const meant = lettersOf(known);
    return { known, part: distance(letters, meant) / Math.max(letters.length, meant.length) };
  });
  return near.filter(({ part }) => part <= LETTERS_WRONG).sort((one, other) => one.part - other.part)[0]?.known;
}

/** A finding for each of these names that is nearly a setting's. `place` is where they stand. */
const misspelt = (names: readonly string[], place: string, finding: typeof problem) =>
  names.flatMap((name) => {
    const near = nearSetting(name);
    return near === undefined
      ? []
      : [finding('settings', `${name} in ${place} is no setting, and changes nothing. Is ${near} meant?`)];
  });

/** Checks the environment. Other programs have variables of their own, so a name near to one of ours is only a warning. */
const checkNames = (): Findings => [
  ...misspelt(Object.keys(process.env), 'the environment', warning),
  fine('settings', 'They come from the environment.'),
];

/** Checks the file of settings: it holds passwords, so nobody else may read it, and a setting under a wrong name has no effect. */
export async function checkSettingsFile(): Promise<Findings> {
  const file = process.env.INTAMBWE_SETTINGS;
  if (file === undefined) return checkNames();
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? checkNames() : problem('settings', unreadableSettings(file));
  }
  const isOpen = ((await modeOf(file)) & OTHERS) !== 0;
  return [
    ...misspelt(Object.keys(parseSettings(text)), file, problem),
    isOpen
      ? problem('settings', `Everyone can read ${file}: chmod 640 ${file}`)
      : fine('settings', `${file} is read by root and the service alone.`),
  ];
}
