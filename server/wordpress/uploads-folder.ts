import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** A copy of `wp-content/uploads` on this machine. Nothing outside of it is ever read. */
export class UploadsFolder {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  /** Throws where there is no such folder. */
  static async open(folder: string): Promise<UploadsFolder> {
    const root = await realpath(folder).catch(() => '');
    if (root === '' || !(await stat(root)).isDirectory()) throw new Error(`There is no folder ${folder}`);
    return new UploadsFolder(root);
  }

  /** The files at these places below the folder, as many as there are. */
  async find(places: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const place of places.filter((one) => !one.includes('\0'))) {
      // Where links lead is asked as well: neither dots nor links lead out.
      const path = await realpath(resolve(this.#root, place)).catch(() => '');
      if (path.startsWith(this.#root + sep) && (await stat(path)).isFile()) found.push(path);
    }
    return found;
  }
}
