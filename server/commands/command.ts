import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** One command of `intambwe`. */
export interface Command {
  /** Its arguments: `FILE`, `[FILE]`; empty for none. */
  takes: string;
  /** Maximum number of words after its name, without options. */
  most: number;
  /** The options that it knows. */
  options?: ParseArgsOptionsConfig;
  /** A line for `intambwe help`. */
  help: string;
  /** The text below that line in `intambwe help NAME`. */
  details?: string;
  /** Root's own work on the machine, or with some arguments; everything else is done as the service's user. */
  forRoot?: true | ((args: readonly string[]) => boolean);
  /** The empty folder that it fills, which root makes for the service's user. */
  fills?(args: readonly string[], environment: NodeJS.ProcessEnv): string | undefined;
  /** The file that it reads, which root opens before it goes on as the service's user. */
  reads?(args: readonly string[]): string | undefined;
  /** Works with the settings as environment variables. Throws where it could not be done. */
  run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void>;
}

/** The command was called in a way that it does not understand; `problem` says what is wrong. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';

  constructor(problem = '') {
    super(problem);
  }
}

/** Throws `WrongUse` for a word too many, and for an option that the command does not know. */
export function checkUse({ most, options = {} }: Command, args: readonly string[]): void {
  let words: string[];
  try {
    words = parseArgs({ args: [...args], allowPositionals: true, options }).positionals;
  } catch {
    throw new WrongUse();
  }
  if (words.length > most) throw new WrongUse(`This is too much: ${words.slice(most).join(' ')}`);
}
