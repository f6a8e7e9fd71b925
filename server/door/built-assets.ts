import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Reply } from './reply.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webmanifest': 'application/manifest+json',
};

/** The compressed form that the build laid beside a file, or the file itself. */
const beside = async (path: string, extension: string, identity: Buffer) =>
  existsSync(path + extension) ? readFile(path + extension) : identity;

/** Reads what the build made into memory: some hundred files, under two megabytes. Their names change with their bytes. */
export async function builtAssets(folders: readonly string[]): Promise<Map<string, Reply>> {
  const assets = new Map<string, Reply>();
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) {
      const type = types[extname(name)];
      if (type === undefined) continue;
      const path = join(folder, name);
      const identity = await readFile(path);
      const response = new Response(null, {
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      });
      const [brotlied, zipped] = [await beside(path, '.br', identity), await beside(path, '.gz', identity)];
      assets.set(`/assets/${name}`, Reply.of(response, identity, brotlied, zipped));
    }
  }
  return assets;
}
