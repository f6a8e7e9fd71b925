import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose files take longest, up to a minute each: begun first, they leave no worker alone at the end. */
const longest = [
  'tests/linear/',
  'tests/uploads/',
  'tests/faults/',
  'tests/access/',
  'tests/newsletter/',
  'tests/cluster/',
  'tests/searches/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((folder) => moduleId.includes(`/${folder}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{blocks,domain,locales,modules,server,web,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: [
      'tests/support/no-console-errors.ts',
      'tests/support/no-logged-errors.ts',
      'tests/support/time-zone.ts',
    ],
    sequence: { sequencer: LongestFirst },
    // Long enough for a machine that does something else as well: only what hangs should come to these limits.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Two more than the two cores this is tuned for: there is much waiting, for databases, processes and pictures.
    maxWorkers: 4,
    // The files of a worker share what they load: loading the product anew for each takes a quarter of the whole time.
    isolate: false,
    // The built pages are loaded as the program loads them: by Node, once for each main language, which their address says.
    server: { deps: { external: [/\/dist\/server\/pages-/] } },
  },
});
