import type { TestApp } from './test-app.ts';

/** The parts of the site map that its index names, one after another. */
export async function readSitemap(app: Pick<TestApp, 'get'>): Promise<string> {
  const read = async (path: string) => (await app.get(path)).text();
  const parts = [...(await read('/sitemap.xml')).matchAll(/<sitemap><loc>https?:\/\/[^/]+([^<]+)</g)];
  const texts: string[] = [];
  for (const [, path = ''] of parts) texts.push(await read(path));
  return texts.join('\n');
}
