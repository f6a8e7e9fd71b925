import { stat } from 'node:fs/promises';

/** The mode of a file; 0 if it does not exist. */
export const modeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mode ?? 0;
