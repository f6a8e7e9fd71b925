import type { Place } from '../../backup/place.ts';
import { get } from '../readiness.ts';
import { type Finding, type Findings, fine, problem, warning } from './finding.ts';

/** Milliseconds that the site has to answer by way of its own address. */
const PATIENCE = 10_000;

const isLocal = (host: string) => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

/** The system's code for a failed request: `ENOTFOUND`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}

async function answers(publicUrl: string): Promise<Finding> {
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });
    const said = await response.text();
    if (response.ok && said === '{"status":"ok"}')
      return fine('PUBLIC_URL', `${publicUrl} leads to a site like this one.`);
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

/** Whether visitors find the site where mails and links send them. */
export async function checkAddress({ config: { publicUrl } }: Place): Promise<Findings> {
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
  return [...(protocol === 'https:' ? [] : [plain]), await answers(publicUrl)];
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
