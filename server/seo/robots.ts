/** Paths search engines need not read: the dashboard, the API, the counting links, and pages that only act on a link in a mail. */
const closed = ['/dashboard', '/autho/', '/api/', '/ads/', '/newsletter/'];

export const robots = (publicUrl: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
