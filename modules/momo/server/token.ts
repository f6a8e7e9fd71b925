/** Milliseconds before its end at which a token is no longer used: a request with it must still arrive. */
const MARGIN = 60_000;

export interface Token {
  value: string;
  /** Milliseconds. */
  lifetime: number;
}

/**
 * The token that is valid now: fetched when it is first needed, once for all who wait for it, and kept until shortly before
 * its end. `refused` is a token that no longer works, whatever was said about its end.
 */
export function keptToken(fetchToken: () => Promise<Token>): (refused?: string) => Promise<string> {
  let kept: { value: string; until: number } | undefined;
  let coming: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const asked = Date.now();
    try {
      const { value, lifetime } = await fetchToken();
      kept = { value, until: asked + lifetime - MARGIN };
      return value;
    } finally {
      coming = undefined;
    }
  }

  return async (refused) => {
    if (kept && kept.value !== refused && Date.now() < kept.until) return kept.value;
    coming ??= renew();
    return coming;
  };
}
