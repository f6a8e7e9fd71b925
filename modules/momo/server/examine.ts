import { type Finding, fine, problem, warning } from '../../../server/commands/doctor/finding.ts';
import { type MomoSettings, momoGateway } from './momo.ts';

/** MTN's own addresses, and the environment that belongs to each. */
const environments = new Map([
  ['https://proxy.momoapi.mtn.com', 'mtnrwanda'],
  ['https://sandbox.momodeveloper.mtn.com', 'sandbox'],
]);

/** Checks that MTN MoMo accepts the keys in the settings, and calls back to the site at this address. */
export async function examine(settings: MomoSettings, publicUrl: string): Promise<readonly Finding[]> {
  const { baseUrl, targetEnvironment, callbackHost } = settings;
  const meant = environments.get(baseUrl);
  if (meant !== undefined && meant !== targetEnvironment) {
    return [
      problem(
        'MOMO',
        `MOMO_BASE_URL=${baseUrl} goes with MOMO_TARGET_ENVIRONMENT=${meant}, and not with ${targetEnvironment}.`,
      ),
    ];
  }
  const { host } = new URL(publicUrl);
  const elsewhere =
    callbackHost === null || callbackHost === host
      ? []
      : [
          warning(
            'MOMO',
            `MTN calls back at ${callbackHost}, and the site is at ${host}. Set MOMO_CALLBACK_HOST=${host}.`,
          ),
        ];
  try {
    await momoGateway(settings).check();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      ...elsewhere,
      problem(
        'MOMO',
        `${baseUrl} does not take our keys (${why}). Look at MOMO_BASE_URL, MOMO_SUBSCRIPTION_KEY, MOMO_API_USER and MOMO_API_KEY.`,
      ),
    ];
  }
  return [...elsewhere, fine('MOMO', `${baseUrl} takes our keys, for ${targetEnvironment}.`)];
}
