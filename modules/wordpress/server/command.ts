import { parseArgs } from 'node:util';
import { withSite } from '../../../server/backup/place.ts';
import { type Command, WrongUse } from '../../../server/commands/command.ts';
import { runImport } from './run-import.ts';

const options = { 'dry-run': { type: 'boolean' }, 'comment-emails': { type: 'boolean' } } as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : '');
  }
}

const details = `  FILE              the export. In WordPress: Tools, Export, All content
  UPLOADS_FOLDER    a copy of the folder wp-content/uploads. Without it, no pictures or other files are brought
  --dry-run         writes nothing, and says what an import would do
  --comment-emails  puts the e-mail addresses of people who commented into the file of comments

The site may be running. Make a backup first: intambwe backup
The report lists everything that was changed or left out. Its path is printed at the end.
If you run it again, it brings only what is new.`;

export const importWordpress: Command = {
  takes: '[--dry-run] [--comment-emails] FILE [UPLOADS_FOLDER]',
  most: 2,
  options,
  help: 'Brings the posts, pages and files of a WordPress export to this site',
  details,
  async run(args, environment) {
    const { values, positionals } = read(args);
    const [file, uploads] = positionals;
    if (file === undefined) throw new WrongUse();
    const importOptions = { isDry: values['dry-run'] ?? false, withEmails: values['comment-emails'] ?? false };
    await withSite(environment, (place) => runImport(place, { file, uploads, ...importOptions }));
  },
};
