import type { ServerModule } from '../../server/module.ts';
import { importWordpress } from './server/command.ts';

/** The import from WordPress. */
export const wordpress: ServerModule = { commands: { 'import-wordpress': importWordpress } };
