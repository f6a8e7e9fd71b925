import { expect, test } from 'vitest';
import { outside } from '../vite.config.ts';
import { packageFolders } from './release-packages.ts';

test.each(['x64', 'arm64'] as const)(
  'a release for %s carries what its own machine runs, and no other',
  async (cpu) => {
    const folders = await packageFolders(outside, cpu);
    expect(folders).toContain(`@img/sharp-libvips-linux-${cpu}`);
    expect(folders).toContain(`@node-rs/argon2-linux-${cpu}-gnu`);
    expect(folders).toContain('sonic-boom');
    const other = cpu === 'x64' ? 'arm64' : 'x64';
    expect(folders.filter((folder) => new RegExp(`musl|darwin|win32|wasm|${other}`).test(folder))).toEqual([]);
  },
);
