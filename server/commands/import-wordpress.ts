import { parseArgs } from 'node:util';
import { runImport } from '../wordpress/run-import.ts';
import { type Command, WrongUse } from './command.ts';
import { withSite } from './place.ts';

const options = { 'dry-run': { type: 'boolean' }, 'comment-emails': { type: 'boolean' } } as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : '');
  }
}

export const importWordpress: Command = {
  takes: '[--dry-run] [--comment-emails] FILE [UPLOADS_FOLDER]',
  most: 2,
  options,
  help: 'Takes over a WordPress export; the site may be running',
  async run(args, environment) {
    const { values, positionals } = read(args);
    const [file, uploads] = positionals;
    if (file === undefined) throw new WrongUse();
    const wishes = { isDry: values['dry-run'] ?? false, withEmails: values['comment-emails'] ?? false };
    await withSite(environment, (place) => runImport(place, { file, uploads, ...wishes }));
  },
};
