import { queryOptions, useQueries } from '@tanstack/react-query';

/** Files that are asked for: of more, their number says enough. */
const MOST = 40;

const ofLibrary = /^\/media\/[\w.-]+$/;

async function askSize(address: string): Promise<number | null> {
  const { ok, headers } = await fetch(address, { method: 'HEAD' });
  return ok ? Number(headers.get('content-length')) || null : null;
}

/** The size of a file of the library, in bytes. It never changes. */
const sizeOf = (address: string) =>
  queryOptions({
    queryKey: ['size of file', address],
    queryFn: () => askSize(address),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The sizes of these files in bytes, as far as they are known; nothing of them is loaded. */
export function useFileSizes(addresses: readonly string[]): ReadonlyMap<string, number> {
  const asked = [...new Set(addresses)].filter((address) => ofLibrary.test(address)).slice(0, MOST);
  const answers = useQueries({ queries: asked.map(sizeOf) });
  return new Map(
    asked.flatMap((address, index) => {
      const size = answers[index]?.data;
      return typeof size === 'number' ? [[address, size] as const] : [];
    }),
  );
}
