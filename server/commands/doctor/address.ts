import { CERTIFICATE_ENDS_SOON } from '../../../domain/status.ts';
import type { Place } from '../../backup/place.ts';
import { readCertificate } from '../../health/certificate.ts';
import { get } from '../readiness.ts';
import { whoReplied } from '../who-answers.ts';
import { type Finding, type Findings, fine, problem, warning } from './finding.ts';
import { certificateFault } from './tls.ts';

/** Milliseconds that the site has to answer by way of its own address. */
const PATIENCE = 10_000;

const isLocal = (host: string) => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

/** The system's code for a failed request: `ENOTFOUND`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}

async function answers(place: Place): Promise<Finding> {
  const { publicUrl } = place.config;
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    const answering = await whoReplied(place, response);
    if (answering === 'this site') return fine('PUBLIC_URL', `${publicUrl} leads to this site.`);
    if (answering === 'another site')
      return problem('PUBLIC_URL', `${publicUrl} leads to a site with other data. Does the proxy pass on to this one?`);
    return problem(
      'PUBLIC_URL',
      `Something else answers at ${publicUrl} (status ${response.status}). Does the proxy pass everything on?`,
    );
  } catch (error) {
    return problem(
      'PUBLIC_URL',
      `${publicUrl} does not answer (${reasonOf(error)}). Look at the name's DNS entry, the proxy, and whether ports 80 and 443 are open. If visitors reach it all the same, this machine cannot reach itself by that name.`,
    );
  }
}

/** Checks that browsers take the certificate of the site, and will next week. Nothing where there is none to look at. */
export async function checkCertificate(publicUrl: string, now: Date): Promise<Finding[]> {
  const found = await readCertificate(publicUrl).catch(() => undefined);
  if (found === undefined) return [];
  const { endsAt, fault } = found;
  const { hostname } = new URL(publicUrl);
  const ends = `The certificate of ${hostname} ends on ${endsAt.slice(0, 10)}`;
  const wrong = fault === null ? undefined : (certificateFault(fault, hostname) ?? `Browsers refuse it (${fault}).`);
  if (wrong !== undefined) return [problem('certificate', wrong)];
  return Date.parse(endsAt) - now.getTime() < CERTIFICATE_ENDS_SOON
    ? [
        problem(
          'certificate',
          `${ends}. Caddy and certbot renew a month before: look at their log, and whether port 80 is open.`,
        ),
      ]
    : [fine('certificate', `${ends}.`)];
}

/** Whether visitors find the site where mails and links send them. */
export async function checkAddress(place: Place, now: Date): Promise<Findings> {
  const { publicUrl } = place.config;
  const { protocol, host } = new URL(publicUrl);
  if (isLocal(host)) {
    return problem(
      'PUBLIC_URL',
      `${publicUrl} leads to the site from this machine only. Set it to the address that visitors use.`,
    );
  }
  const plain = warning(
    'PUBLIC_URL',
    `${publicUrl} is not encrypted. Put a proxy with a certificate in front, and write https://.`,
  );
  if (protocol !== 'https:') return [plain, await answers(place)];
  const found = [...(await checkCertificate(publicUrl, now)), await answers(place)];
  // The certificate is the reason why it does not answer.
  return found[0]?.about === 'certificate' && found[0].level === 'problem' ? found.slice(0, 1) : found;
}

/** Whether the service has seen requests by way of a proxy that it does not believe. */
async function hasUnknownProxy({ config }: Place): Promise<boolean> {
  const said = await (await get(config, '/readyz'))?.text();
  return said?.includes('"proxy":"unknown"') ?? false;
}

/** Whether limits count visitors, and not the proxy. The program itself speaks no TLS, so with https there is a proxy. */
export async function checkProxy(place: Place): Promise<Findings> {
  const { publicUrl, trustedProxies } = place.config;
  const everybody = trustedProxies.find((network) => /\/0$/.test(network));
  if (everybody !== undefined) {
    return problem(
      'TRUST_PROXY',
      `${everybody} is everybody: visitors can choose the address they are counted by. Name the proxy alone.`,
    );
  }
  if ((await hasUnknownProxy(place)) || (trustedProxies.length === 0 && publicUrl.startsWith('https:'))) {
    return problem(
      'TRUST_PROXY',
      'A proxy stands in front, and is not believed: limits take all visitors for one. Set it to the address of the proxy, 127.0.0.1 for one on this machine.',
    );
  }
  if (trustedProxies.length === 0)
    return fine('TRUST_PROXY', 'No proxy is believed, and none is needed without https.');
  return fine('TRUST_PROXY', `The word of ${trustedProxies.join(', ')} on visitors' addresses is believed.`);
}
