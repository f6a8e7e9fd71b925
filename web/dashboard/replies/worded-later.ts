import { reasonNotLoaded } from '#locale/dashboard/form.ts';
import { fetchedAfterAMinute } from '../loading/lazy.ts';

const worded = fetchedAfterAMinute(async () => (await import('./worded.ts')).wordedForStaff);

/**
 * The same as `wordedForStaff`, for what many open first: the words, of which few are ever read, are fetched with the first text
 * that needs them. Where they do not arrive, it says how to read them: Chrome fetches a file that failed only after a reload.
 */
export const wordedLater = async (text: string): Promise<string> => {
  try {
    return (await worded())(text);
  } catch {
    return reasonNotLoaded;
  }
};
