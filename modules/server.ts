import type { ServerModule } from '../server/module.ts';
import { statements } from './statements/server.ts';
import { wordpress } from './wordpress/server.ts';
import { xliff } from './xliff/server.ts';

/** What each module brings to the server. */
export const serverModules: readonly ServerModule[] = [statements, wordpress, xliff];
