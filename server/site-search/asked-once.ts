import { createHmac, randomBytes } from 'node:crypto';

/** Words that are remembered at most; past it the one that was asked for longest ago is forgotten. */
const MOST_REMEMBERED = 2000;

/**
 * Words that one network has asked for and no other yet, in memory alone: a restart forgets them. Of the network it knows only what
 * nobody can turn back.
 */
export class AskedOnce {
  readonly #key = randomBytes(32);
  readonly #askers = new Map<string, string>();

  #sign(network: string): string {
    return createHmac('sha256', this.#key).update(network).digest('base64');
  }

  /** Whether this network alone has asked for the word so far. */
  isFrom(word: string, network: string): boolean {
    return this.#askers.get(word) === this.#sign(network);
  }

  /** Whether another network has asked for the word before this one. Remembers it otherwise. */
  isFromAnother(word: string, network: string): boolean {
    const asker = this.#sign(network);
    const before = this.#askers.get(word);
    this.#askers.delete(word);
    if (before !== undefined && before !== asker) return true;
    this.#askers.set(word, asker);
    const [oldest] = this.#askers.keys();
    if (this.#askers.size > MOST_REMEMBERED && oldest !== undefined) this.#askers.delete(oldest);
    return false;
  }
}
