import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where processes that tests start, as NODE_COMPILE_CACHE, leave what they compiled: the next one starts in half the time. */
export const COMPILED = join(tmpdir(), 'intambwe-compiled');
