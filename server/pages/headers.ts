/** What both kinds of documents may do: nothing but what comes from this site, and the films that staff show. */
const policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': 'https://www.youtube-nocookie.com',
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

/** Public pages also say which pages may be fetched ahead, which a browser takes for a script; it is none that runs. */
const visitorsPolicy = { ...policy, 'script-src': `${policy['script-src']} 'inline-speculation-rules'` };

/** Kept by the visitor's browser, but asked for each time: the answer is 304 as long as nothing changed. */
const shared = { 'cache-control': 'no-cache' };

export const visitorHeaders = {
  ...shared,
  vary: 'Save-Data, Cookie',
  'content-security-policy': inWords(visitorsPolicy),
};

export const deskHeaders = { ...shared, 'content-security-policy': inWords(policy), 'x-robots-tag': 'noindex' };
