import type { Place } from '../../backup/place.ts';
import { type Finding, fine, problem } from './finding.ts';

/** As the settings demand of a key that is set: so long cannot be guessed. */
const SHORTEST_KEY = 32;

export async function checkSecrets({ config }: Place): Promise<Finding[]> {
  const key =
    config.secretKey.length < SHORTEST_KEY
      ? problem(
          'SECRET_KEY',
          `It has fewer than ${SHORTEST_KEY} characters. Restore the file secret.key out of a backup.`,
        )
      : fine('SECRET_KEY', 'It is long enough.');
  const metrics =
    config.metricsToken === null
      ? fine('METRICS_TOKEN', 'Not set: /metrics is for staff alone.')
      : fine('METRICS_TOKEN', 'Set: a monitor can read /metrics with it.');
  return [key, metrics];
}
