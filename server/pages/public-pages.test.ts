import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtSite } from './public-pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'intambwe-'));
afterAll(() => rm(folder, { recursive: true }));

test('a dashboard that could not be read is read again at the next request, and then kept', async () => {
  await mkdir(join(folder, 'drawn'));
  const site = await builtSite(folder);
  await expect(site.dashboardIn('fr')).rejects.toThrow('ENOENT');
  await cp('dist/dashboard/.vite', join(folder, 'dashboard/.vite'), { recursive: true });
  const loaded = await site.dashboardIn('fr');
  expect(loaded.scripts).toHaveLength(1);
  expect(await site.dashboardIn('fr')).toBe(loaded);
});
