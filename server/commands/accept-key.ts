import { withSite } from '../backup/place.ts';
import { migrate } from '../database/migrate.ts';
import { adoptKey } from '../identity/site-key.ts';
import type { Command } from './command.ts';

export const acceptKey: Command = {
  takes: '',
  most: 0,
  help: 'Takes the secret key in the settings for the site’s, after it was changed on purpose',
  details: 'Private links in earlier e-mails then lead nowhere. Every node needs the same key.',
  run: (_, environment) =>
    withSite(environment, async ({ config, db }) => {
      await migrate(db);
      await adoptKey(db, config.secretKey);
      console.log('The site works with the key of the settings. Restart every node that has another.');
    }),
};
