import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from '../http/limit.ts';

/** Seconds over which failed attempts are counted. */
const WINDOW = 15 * 60;

/** Failed attempts within the window: for one address of the network, and for one account tried from there. */
const limits = { address: 60, account: 10 };

/**
 * Counts failed sign-ins. The keys are the client's network address and the account it tries, never the account alone:
 * nobody can lock somebody else out from outside.
 */
export class Attempts {
  readonly #byAddress = new RateLimiterMemory({ points: limits.address, duration: WINDOW });
  readonly #byAccount = new RateLimiterMemory({ points: limits.account, duration: WINDOW });

  /** Counts an attempt before its outcome is known. Throws a 429 when there were too many. */
  async count(address: string, account: string): Promise<void> {
    await consume(this.#byAddress, address);
    await consume(this.#byAccount, `${address} ${account}`);
  }

  /** The attempt was right: it does not count as a failure. */
  async forgive(address: string, account: string): Promise<void> {
    await this.#byAddress.reward(address);
    await this.#byAccount.delete(`${address} ${account}`);
  }
}
