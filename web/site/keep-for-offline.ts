/** Lets the pages a visitor has read be read again without a network. Only in the built site. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Some browsers refuse it in private windows; the site works without.
  });
}
