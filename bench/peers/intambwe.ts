import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { addressesIn } from '../../domain/addresses.ts';
import { signInEditor } from '../editor.ts';
import { serveProduct } from '../servers.ts';
import { settled } from '../settled.ts';
import type { PeerPost } from './content.ts';
import { OPENED, type Peer } from './peer.ts';

const numbered = z.object({ id: z.int() });

/** The product with its sample and these posts, sent as staff send them. `build` is the folder of the checkout whose build is served. */
export async function serveIntambwe(posts: readonly PeerPost[], name: string, build?: string): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-peers-'));
  const product = await serveProduct(folder, {}, build);
  const { access, call } = await signInEditor(product.url, folder);
  const ids: number[] = [];
  for (const { photograph, published, ...post } of posts) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(photograph)], `${post.slug}.jpg`, { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${access}` };
    const sent = await fetch(`${product.url}/api/media/`, { method: 'POST', headers, body: form });
    const media = numbered.parse(await sent.json());
    const input = { ...post, media_id: media.id, status: 'published', published_date: published.toISOString() };
    ids.push(numbered.parse(await (await call('POST', '/posts/', input)).json()).id);
  }
  await settled(product.url);
  return {
    name,
    home: `${product.url}/`,
    post: `${product.url}${addressesIn('en').postByNumber(ids[OPENED] ?? 0)}`,
    stored: `${product.url}/`,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true });
    },
  };
}
