import { createHash } from 'node:crypto';

/** The content security policy of all documents: only this site's own resources, and the films that staff embed. */
const policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'media-src': "'self' https:",
  'script-src': "'self'",
  'style-src': "'self'",
  'worker-src': "'self'",
};

const inWords = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Kept by the visitor's browser, but asked for each time: the answer is 304 as long as nothing changed. */
const shared = { 'cache-control': 'no-cache' };

/** How a policy names a script that may stand in a page: by its very letters. */
const byItsLetters = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The headers of public pages, which run these scripts beside our files. */
export function visitorHeaders(ownScripts: readonly string[]) {
  const scripts = [policy['script-src'], ...ownScripts.map(byItsLetters)].join(' ');
  return {
    ...shared,
    vary: 'Save-Data, Cookie',
    'content-security-policy': inWords({ ...policy, 'script-src': scripts }),
  };
}

export const dashboardHeaders = { ...shared, 'content-security-policy': inWords(policy), 'x-robots-tag': 'noindex' };
