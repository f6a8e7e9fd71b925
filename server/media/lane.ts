/** Lets one piece of work happen at a time, in the order in which they come, so that their memory does not add up. */
export class Lane {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
