import { expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { runBeside } from '../../../tests/support/script.ts';
import { isPostgres } from '../../database/open.ts';

eachDatabase('intambwe copies of a site without any', (app) => {
  test('says so, and of PostgreSQL also that it keeps no archive', async () => {
    const { stdout, code } = await runBeside(app, ['copies']);
    expect(stdout).toContain('with the disk of this machine everything is lost');
    const status = await runBeside(app, ['status']);
    if (isPostgres(app.services.config.databaseUrl)) {
      expect(code).toBe(1);
      expect(stdout).toContain('problem: PostgreSQL keeps no archive');
      expect(status.stdout).toMatch(/^archive +PostgreSQL’s archive: nothing archived yet, problem: /m);
    } else {
      expect(code).toBe(0);
      expect(stdout + status.stdout).not.toContain('PostgreSQL');
    }
  });
});
