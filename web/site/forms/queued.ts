/** Where messages wait on the phone until the network is back. */
export const QUEUED_MESSAGES = 'kept-messages';

/** Whether any waits. */
export function hasQueuedMessages(): boolean {
  try {
    return localStorage.getItem(QUEUED_MESSAGES) !== null;
  } catch {
    return false;
  }
}
