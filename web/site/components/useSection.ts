import { useEffect, useRef, useState } from 'react';
import { failureText, type LiveSection, type Section } from '../section.ts';

/**
 * A section that can be loaded again. Its content stays until the new data comes; only without any content is it
 * `loading`. A later call replaces an earlier one.
 */
export function useSection<Data>(
  first: Section<Data>,
  load: (signal: AbortSignal) => Promise<Data>,
  fallback: string,
): [LiveSection<Data>, () => Promise<void>] {
  const [section, setSection] = useState<LiveSection<Data>>(first);
  const underWay = useRef<AbortController>(null);

  useEffect(() => () => underWay.current?.abort(), []);

  async function refetch(): Promise<void> {
    underWay.current?.abort();
    const call = new AbortController();
    underWay.current = call;
    setSection((shown) => (shown.state === 'loaded' ? shown : { state: 'loading' }));
    try {
      const data = await load(call.signal);
      if (!call.signal.aborted) setSection({ state: 'loaded', data });
    } catch (error) {
      if (!call.signal.aborted) setSection({ state: 'failed', message: failureText(error, fallback) });
    }
  }

  return [section, refetch];
}
