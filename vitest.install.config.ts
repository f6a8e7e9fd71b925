import { defineConfig } from 'vitest/config';

/** The test of an installation on a bare Debian, which takes minutes and root: `npm run test:install`. */
export default defineConfig({
  test: {
    include: ['tests/install/*.machine.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    bail: 1,
  },
});
