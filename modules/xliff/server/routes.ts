import { type Endpoint, implement } from '../../../server/http/endpoint.ts';
import { streamed } from '../../../server/http/streamed.ts';
import type { Services } from '../../../server/services.ts';
import { bundleName } from '../domain/bundle.ts';
import { BUNDLE_TYPE } from './bundle.ts';
import { importBundle, readChecked } from './exchange.ts';
import { exportBundle, exportParts } from './export.ts';

/** The calls with files for translators outside. */
export function xliffRoutes(services: Services): Endpoint[] {
  const { db } = services;
  return [
    implement('GET /translation-bundles/{language}/', async ({ parameters: { language }, query, currentUser }) => {
      const bundle = await exportBundle(db, language, query, currentUser);
      const name = `${bundleName(language)}.xlf`;
      const headers = { 'content-type': BUNDLE_TYPE, 'content-disposition': `attachment; filename="${name}"` };
      return new Response(streamed(bundle), { headers: { ...headers, 'cache-control': 'no-store' } });
    }),
    implement(
      'GET /translation-bundles/{language}/parts/',
      async ({ parameters: { language }, query, currentUser }) => ({
        parts: await exportParts(db, language, query, currentUser),
      }),
    ),
    implement('POST /translation-bundles/', async ({ body, currentUser }) => {
      return importBundle(services, await readChecked(body.file, currentUser), currentUser);
    }),
  ];
}
