import type { Server } from 'node:http';
import { staffAddresses } from '../domain/addresses.ts';
import type { Config } from './config.ts';
import type { FirstStart } from './first-start.ts';
import { aboutLink } from './identity/admin-cli.ts';
import { VERSION } from './release/version.ts';

/** The address that the server listens on; the system may have chosen the port. */
function localAddress(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return String(address);
  // One spelling: it is what links in mails begin with where nothing else is set.
  if (address.address === '127.0.0.1') return `http://localhost:${address.port}`;
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Says, on the terminal, where the site is and how to sign in. */
export function startupBanner(config: Config, server: Server, { newSuperuser, link, sampleContent }: FirstStart): void {
  const lines = [`Intambwe ${VERSION} is ready at ${localAddress(server)}`];
  if (sampleContent) lines.push('The database was empty: it now shows a sample organisation.');
  lines.push(`Staff sign in at ${config.publicUrl}${staffAddresses.signIn}`);
  if (newSuperuser) lines.push(`The first account is ${newSuperuser}, with the password of ADMIN_PASSWORD.`);
  if (link) lines.push('No one can sign in yet. Open this link to create the first account:', ...aboutLink(link));
  if (config.smtpUrl === null) {
    lines.push(`No mail server is set: mail is kept in ${config.dataFolder}/mail, and sign-in codes appear here.`);
  }
  console.log(lines.join('\n'));
}
