/** The storage key on the phone that is set while messages wait for the network. */
export const QUEUED_MESSAGES = 'kept-messages';

/** Whether any waits. */
export function hasQueuedMessages(): boolean {
  try {
    return localStorage.getItem(QUEUED_MESSAGES) !== null;
  } catch {
    return false;
  }
}
