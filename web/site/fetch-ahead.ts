/**
 * Pages that a browser may fetch ahead: another page of the public site, at the moment a finger or a button goes down on
 * its link. Earlier fetches would cost visitors megabytes for pages they never open.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/dashboard*',
                '/ads/*',
                '/autho/*',
                // Chooses a language for the sign-in.
                '/*/autho/*',
                '/api/*',
                '/media/*',
                '/share/*',
                '/*.ics',
                '/*.xml',
              ],
            },
          },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Tells a browser that can, once the page it is on has come: as a header it would ask for the rules while it loads. */
export function fetchAhead(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}
