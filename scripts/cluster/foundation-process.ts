import { startPostgres } from '../../tests/support/postgres.ts';
import { openBucket } from '../../tests/support/s3.ts';

// What several nodes stand on, for as long as whoever started it is there.

const postgres = await startPostgres();
const bucket = await openBucket();

process.on('disconnect', async () => {
  await bucket.close();
  await postgres.stop();
  process.exit();
});
process.send?.({ DATABASE_URL: `${postgres.url}/postgres`, ...bucket.settings });
