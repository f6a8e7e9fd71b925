import { execFileSync } from 'node:child_process';
import { readSettings } from '../config.ts';
import type { Command } from './command.ts';
import { localOrigin } from './readiness.ts';
import { hasSystemd, readState, startAndWait, UNIT, whyNot } from './service.ts';

/** The last lines of its log. */
const lastWords = () =>
  execFileSync('journalctl', ['--unit', UNIT, '--lines', '10', '--output', 'cat', '--no-pager'], { encoding: 'utf8' });

export const restart: Command = {
  takes: '',
  most: 0,
  help: 'Restarts the service, waits, and says whether it runs and why not',
  forRoot: true,
  async run(_, environment) {
    if (process.getuid?.() !== 0) throw new Error('Run it as root: sudo intambwe restart');
    // A setting that cannot be used is named before the site is stopped.
    const settings = readSettings(environment);
    if (!hasSystemd()) throw new Error('systemd does not run here: start the service as you did before.');
    console.log('Restarting …');
    if (await startAndWait(environment)) {
      console.log(`It runs, at ${localOrigin(settings)}.`);
      return;
    }
    console.error(lastWords());
    const state = readState();
    throw new Error(state.isRunning ? 'It runs, but cannot do all its work. See: intambwe status' : whyNot(state));
  },
};
