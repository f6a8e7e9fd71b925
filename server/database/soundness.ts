import { DatabaseSync } from 'node:sqlite';

/**
 * What SQLite finds in a file when it looks for damage: `ok`, or what is wrong. Over a connection of its own, without the functions
 * of the program: those are called for rows, and every text that they answer would be held until the end.
 */
export function soundnessOf(file: string, look: 'quick_check' | 'integrity_check'): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return String(database.prepare(`pragma ${look}(1)`).get()?.[look]);
  } finally {
    database.close();
  }
}
