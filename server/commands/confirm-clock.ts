import { withSite } from '../backup/place.ts';
import { clockDoubt, noteConfirmedClock } from '../clock-check/clock-check.ts';
import { migrate } from '../database/migrate.ts';
import type { Command } from './command.ts';
import { writeOf } from './write.ts';

export const confirmClock: Command = {
  takes: '',
  most: 0,
  help: 'Says that the clock is right although it has leapt, so that what is too old is deleted again',
  run: (_, environment) =>
    withSite(environment, async (place) => {
      await migrate(place.db);
      const now = new Date();
      const doubt = await clockDoubt(place.db, now);
      if (!doubt) {
        console.log(`The clock is not in doubt: it is ${now.toISOString()}.`);
        return;
      }
      await writeOf(place)(null, noteConfirmedClock);
      console.log(
        `It was ${doubt.checked_at} when the clock was last found right, and is ${now.toISOString()} now. The site deletes expired data again.`,
      );
    }),
};
