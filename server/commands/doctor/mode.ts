import { stat } from 'node:fs/promises';

/** Who may do what with a file, as numbers; 0 for one that is not there. */
export const modeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mode ?? 0;
