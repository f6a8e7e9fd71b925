import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileHeaders, workerHeaders } from '../http/headers.ts';
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

async function readBuilt(path: string, headers: ReadonlyMap<string, string>): Promise<Reply> {
  const identity = await readFile(path);
  const [brotlied, zipped] = [await beside(path, '.br', identity), await beside(path, '.gz', identity)];
  return Reply.of({ status: 200, headers }, identity, brotlied, zipped);
}

/** The names of these files change with their bytes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Reads what the build made into memory: some hundred files, under two megabytes. Their names change with their bytes. */
export async function builtAssets(dist: string, publicUrl: string): Promise<Map<string, Reply>> {
  const assets = new Map<string, Reply>();
  const headers = (type: string, cacheControl: string, policy = fileHeaders(publicUrl, type)) =>
    new Map(Object.entries({ 'content-type': type, 'cache-control': cacheControl, ...policy }));
  for (const part of ['site', 'dashboard', 'server']) {
    const folder = join(dist, part, 'assets');
    if (!existsSync(folder)) continue;
    for (const name of await readdir(folder)) {
      const type = types[extname(name)];
      if (type !== undefined)
        assets.set(`/assets/${name}`, await readBuilt(join(folder, name), headers(type, FOREVER)));
    }
  }
  const worker = join(dist, 'site/service-worker.js');
  const ofWorker = headers('text/javascript; charset=utf-8', 'no-cache', workerHeaders(publicUrl));
  assets.set('/service-worker.js', await readBuilt(worker, ofWorker));
  return assets;
}
