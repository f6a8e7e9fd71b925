import { startPostgres } from '../../tests/support/postgres.ts';
import { openBucket } from '../../tests/support/s3.ts';

// The PostgreSQL and the bucket of several nodes. They end with the process that started them.

const postgres = await startPostgres();
const bucket = await openBucket();

process.on('disconnect', async () => {
  await bucket.close();
  await postgres.stop();
  process.exit();
});
process.send?.({ DATABASE_URL: `${postgres.url}/postgres`, ...bucket.settings });
