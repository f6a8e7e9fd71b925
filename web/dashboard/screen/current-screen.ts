import { useMatches } from 'react-router';

/** The name of the screen that is open, as the routes carry it. */
export function useCurrentScreen(): unknown {
  return useMatches().at(-1)?.handle;
}
