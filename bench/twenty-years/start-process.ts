import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig } from '../../server/config.ts';
import { openNode } from '../../tests/support/test-app.ts';

// Starts the product with the settings of its environment, up to the end of the first housekeeping, and says what that took.

const delay = monitorEventLoopDelay({ resolution: 5 });
const config = readConfig(process.env);
delay.enable();
const began = performance.now();
const node = await openNode(config, { now: new Date() });
const took = performance.now() - began;
process.send?.({ took, stall: delay.max / 1e6, memory: process.resourceUsage().maxRSS / 1024 });
await node.close();
process.disconnect?.();
