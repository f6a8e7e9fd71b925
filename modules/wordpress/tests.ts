import type { TestModule } from '../../tests/support/test-module.ts';

export const wordpressTests: TestModule = {
  area: {
    sources: ['wordpress', 'commands', 'config', 'containers', 'deploy', 'install', 'scripts'],
    slow: [
      'modules/wordpress/server/command',
      'modules/wordpress/server/events',
      'modules/wordpress/server/import',
      'modules/wordpress/server/limits',
    ],
  },
  works: async () => (await import('./tests/linear.ts')).wordpressWorks,
  notTried: [
    [/^modules\/wordpress\/server\/(old-addresses\.ts pathOfTerm|store\.ts fittedName)$/, 'cut, or passed on as it is'],
    [
      /^modules\/wordpress\/server\/((inline|line-blocks|paragraphs|players|tree)\.ts \w+Of$|.*(playerFor|linkAround|lineIn))/,
      'within flowOf',
    ],
    [
      /^modules\/wordpress\/server\/(content|draft|events|rewrite-links|import-text|import|links|read-export|run-import|survey)\.ts /,
      'files piece by piece, and their texts passed on to what is tried',
    ],
  ],
  // The output of the command.
  allowed: { terminal: ['modules/wordpress/server/run-import.ts'] },
};
