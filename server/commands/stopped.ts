/** A person, or the system, asked the command to stop. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * Aborted by the first signal to stop, so that a command can take back what it has half done. The second signal ends the process
 * at once.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      console.error('Stopping: what was copied is taken back.');
      stopping.abort(new Stopped('It was stopped before it was done. Nothing was copied.'));
    });
  }
  return stopping.signal;
}
