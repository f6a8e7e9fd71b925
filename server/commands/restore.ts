import { resolve } from 'node:path';
import { withEmptyPlace } from '../backup/place.ts';
import { expectFile } from '../backup/read-archive.ts';
import { restorePlace } from '../backup/restore.ts';
import { type Command, WrongUse } from './command.ts';

export const restore: Command = {
  takes: 'FILE',
  most: 1,
  help: 'Brings a backup back, into an empty place',
  fills: (_, { DATA_DIR }) => DATA_DIR,
  async run([file], environment) {
    if (file === undefined) throw new WrongUse();
    const path = resolve(file);
    // Before the place is made.
    await expectFile(path);
    await withEmptyPlace(environment, (place) => restorePlace(place, path, environment.SECRET_KEY, console.log));
  },
};
