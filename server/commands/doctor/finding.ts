import { stat } from 'node:fs/promises';

/** A check's result, with the remedy where something is wrong. */
export interface Finding {
  level: 'OK' | 'warning' | 'problem';
  /** A setting, or another subject. */
  about: string;
  says: string;
}

export type Findings = Finding | readonly Finding[];

const finding = (level: Finding['level']) => (about: string, says: string) => ({ level, about, says });

export const fine = finding('OK');
export const warning = finding('warning');
export const problem = finding('problem');

/** The mode of a file; 0 if it does not exist. */
export const modeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mode ?? 0;
