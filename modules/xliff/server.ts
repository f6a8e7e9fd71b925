import type { ServerModule } from '../../server/module.ts';
import { xliffRoutes } from './server/routes.ts';

/** Files for translators outside. */
export const xliff: ServerModule = { endpoints: xliffRoutes };
