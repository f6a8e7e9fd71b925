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

const policyText = Object.entries(policy)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** Where the browser finds which pages it may fetch ahead; who saves data is not told. */
const speculationRules = { 'speculation-rules': '"/speculation-rules.json"' };

/** Kept by the visitor's browser, but asked for each time: the answer is 304 as long as nothing changed. */
const shared = { 'cache-control': 'no-cache' };

const visitors = {
  ...shared,
  vary: 'Save-Data, Cookie',
  'content-security-policy': policyText,
};

export const documentHeaders = {
  visitors: { ...visitors, ...speculationRules },
  lowDataVisitors: visitors,
  desk: { ...shared, 'content-security-policy': policyText, 'x-robots-tag': 'noindex' },
};
