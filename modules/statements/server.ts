import type { ServerModule } from '../../server/module.ts';
import { statementRoutes } from './server/routes.ts';

/** Statements of banks and operators. */
export const statements: ServerModule = { endpoints: statementRoutes };
