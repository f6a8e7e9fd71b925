import { type CopyPlace, PlaceProblem } from '../../server/copies/copy-place.ts';

/** A place in memory, which can be away, and whose account may be one that removes nothing. */
export class MemoryPlace implements CopyPlace {
  readonly address = 'memory';
  readonly name = 'memory';
  files = new Map<string, Uint8Array>();
  isAway = false;
  mayRemove = true;

  async list(folder: string, after = ''): Promise<string[]> {
    this.#expectThere();
    const isIn = (name: string) => folder === '' || name.startsWith(`${folder}/`);
    return [...this.files.keys()].filter((name) => isIn(name) && name > after).sort();
  }

  async read(name: string): Promise<Uint8Array> {
    this.#expectThere();
    const bytes = this.files.get(name);
    if (bytes === undefined) throw new PlaceProblem(`There is no ${name}.`);
    return bytes;
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    this.#expectThere();
    this.files.set(name, bytes);
  }

  async remove(name: string): Promise<void> {
    this.#expectThere();
    if (!this.mayRemove) throw new PlaceProblem('This account may remove nothing.');
    this.files.delete(name);
  }

  async removeUnfinished(): Promise<void> {}

  async close(): Promise<void> {}

  #expectThere(): void {
    if (this.isAway) throw new PlaceProblem('The place is away.');
  }
}
