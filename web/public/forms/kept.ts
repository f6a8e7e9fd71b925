/** Where messages wait on the phone until the network is back. */
export const KEPT_MESSAGES = 'kept-messages';

/** Whether any waits. */
export function hasKeptMessages(): boolean {
  try {
    return localStorage.getItem(KEPT_MESSAGES) !== null;
  } catch {
    return false;
  }
}
