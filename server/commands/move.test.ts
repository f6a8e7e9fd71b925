import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBeside } from '../../tests/support/script.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

test('moving a site that is running says that it should be stopped first, and moves it', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-move-'));
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const { host, port } = new URL(app.url);
  const running = await runBeside(app, ['move', join(folder, 'one')], { PORT: port });
  expect(running).toMatchObject({ code: 0, stderr: expect.stringContaining(`A site answers at http://${host}.`) });
  expect(running.stdout).toContain('The same in both, row for row');
  const elsewhere = await runBeside(app, ['move', join(folder, 'other')], { PORT: '1' });
  expect(elsewhere).toMatchObject({ code: 0, stderr: expect.not.stringContaining('A site answers') });
});
