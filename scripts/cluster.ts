import { randomBytes } from 'node:crypto';
import { startFoundation } from './cluster/foundation.ts';
import { openCluster } from './cluster/open-cluster.ts';

// npm run cluster: several nodes as a larger organisation runs them, to be tried out on one machine. Nothing is kept.
const stopped = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
});
const port = Number(process.env.PORT ?? 3000);
console.log('Starting PostgreSQL, an S3 storage and three nodes …');
const foundation = await startFoundation();
try {
  const cluster = await openCluster({
    nodes: 3,
    port,
    settings: {
      SAMPLE_CONTENT: 'true',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
      SECRET_KEY: randomBytes(32).toString('base64url'),
      ...foundation.settings,
    },
    say: (place, line) => console.log(`node ${place + 1} | ${line}`),
  });
  console.log(`\nThe three are one site at ${cluster.url} (Ctrl-C ends all of it)`);
  await stopped;
  await cluster.close();
} finally {
  await foundation.stop();
}
