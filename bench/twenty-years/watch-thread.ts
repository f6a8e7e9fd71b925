import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds between two questions. */
const EVERY = 5;

const agent = new Agent({ keepAlive: true });
let slowest = 0;
let asked: number | undefined;

parentPort?.on('message', () => {
  // One that is still not answered counts as far as it has waited.
  const waited = asked === undefined ? 0 : performance.now() - asked;
  parentPort?.postMessage(Math.max(slowest, waited));
  slowest = 0;
});

for (;;) {
  asked = performance.now();
  const began = asked;
  await new Promise<void>((resolve) => {
    get(`${workerData}/healthz`, { agent }, (reply) => {
      reply.on('end', resolve).resume();
    }).on('error', () => resolve());
  });
  slowest = Math.max(slowest, performance.now() - began);
  asked = undefined;
  await pause(EVERY);
}
