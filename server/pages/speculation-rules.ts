/**
 * Which pages a browser may fetch ahead: another page of the public site, at the moment a finger or a button goes down on
 * its link. Earlier would cost visitors megabytes for pages they never open.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/dashboard*', '/ads/*', '/autho/*', '/api/*', '/media/*', '/share/*', '/*.ics', '/*.xml'],
            },
          },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};
