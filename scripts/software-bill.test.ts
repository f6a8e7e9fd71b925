import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readLockedPackages } from './release-packages.ts';
import { softwareBill } from './software-bill.ts';

const project = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z.array(z.object({ expression: z.string().min(2) })).optional(),
      // One that comes inside another package has none of its own.
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) })).optional(),
    }),
  ),
});

test.each([
  ['x64', 'arm64'],
  ['arm64', 'x64'],
] as const)(
  'a release for %s names every package that it is made from, and its Node, but none for %s',
  async (cpu, other) => {
    const made = project.parse(JSON.parse(await readFile('package.json', 'utf8')));
    const { metadata, components } = bill.parse(JSON.parse(softwareBill(made, await readLockedPackages(), cpu)));
    expect(metadata.component).toEqual({ name: made.name, version: made.version });
    for (const [name, version] of Object.entries(made.dependencies))
      expect(components).toContainEqual(expect.objectContaining({ name, version }));
    const names = components.map(({ name }) => name);
    expect(names).toContain(`node-linux-${cpu}`);
    expect(names.filter((name) => name.includes(`linux-${other}`) || /darwin|win32/.test(name))).toEqual([]);
    expect(names).not.toContain('vitest');
    const zod = components.find(({ name }) => name === 'zod');
    expect(zod?.purl).toBe(`pkg:npm/zod@${made.dependencies.zod}`);
    expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
  },
);
