import { createInterface } from 'node:readline';
import { SIGNS_IN_KEY } from '../../copies/copy-key.ts';

/** A conversation with the person at the machine, or with a script. */
export interface Talk {
  say(text: string): void;
  /** Answers what is typed, without blanks around it. Throws where nobody answers any more. */
  ask(question: string): Promise<string>;
  close(): void;
}

/** Asks for a key. The page for the safe has it on several lines: it is read on until the key is whole, or a line is empty. */
export async function askForKey({ ask }: Pick<Talk, 'ask'>, question: string): Promise<string> {
  let key = await ask(question);
  for (let line = key; line !== '' && key.replaceAll(/[\s-]/g, '').length < SIGNS_IN_KEY; key += ` ${line}`)
    line = await ask('The next line of the key:');
  return key;
}

/** Talks over the terminal; a script writes its answers into the standard input, a line each. */
export function openTalk(): Talk {
  const lines = createInterface({ input: process.stdin });
  const typed = lines[Symbol.asyncIterator]();
  return {
    say: (text) => console.log(text),
    async ask(question) {
      process.stdout.write(`${question} `);
      const { value, done } = await typed.next();
      if (done) throw new Error(`Nobody answered: ${question} Nothing was done.`);
      if (!process.stdin.isTTY) process.stdout.write('\n');
      return value.trim();
    },
    close: () => lines.close(),
  };
}
