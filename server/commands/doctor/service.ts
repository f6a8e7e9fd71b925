import type { Place } from '../../backup/place.ts';
import { localOrigin } from '../readiness.ts';
import { hasSystemd, readState, type ServiceState, whyNot } from '../service.ts';
import { whoAnswers } from '../who-answers.ts';
import { type Findings, fine, problem } from './finding.ts';

/** The settings of the one site that systemd keeps. */
const SETTINGS = '/etc/intambwe.env';

export function serviceFinding(state: ServiceState): Findings {
  if (!state.isInstalled) return [];
  return state.isRunning ? fine('service', 'It runs.') : problem('service', whyNot(state));
}

/** Whether the site runs: asks systemd where the site is a service of it, and otherwise the site itself. */
export async function checkService(place: Place): Promise<Findings> {
  if (hasSystemd() && process.env.INTAMBWE_SETTINGS === SETTINGS) return serviceFinding(readState());
  const origin = localOrigin(place.config);
  const answering = await whoAnswers(place);
  if (answering === undefined) return problem('service', `It does not run: nothing answers at ${origin}.`);
  return answering === 'this site'
    ? fine('service', `It answers at ${origin}.`)
    : problem('service', `It does not run: ${answering} answers at ${origin}. Stop that, or choose another PORT.`);
}
