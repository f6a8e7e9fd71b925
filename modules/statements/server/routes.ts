import { MAX_PAGE_SIZE } from '../../../domain/listing.ts';
import { staffText } from '../../../domain/reply-text.ts';
import { findSource } from '../../../server/giving/sources.ts';
import { type Endpoint, implement } from '../../../server/http/endpoint.ts';
import { refuseFile } from '../../../server/http/upload.ts';
import { asPage, sliceOf } from '../../../server/resource/listing.ts';
import type { Services } from '../../../server/services.ts';
import { withSent } from './sent-statement.ts';
import { importStatement } from './statement-import.ts';
import { planImport } from './statement-plan.ts';
import { listStatements, takeImportBack } from './statements.ts';

/** The calls of statements: previewed, imported, listed, and taken back. */
export function statementRoutes(services: Services): Endpoint[] {
  const { db, write, config } = services;
  const siteAt = (now: Date) => ({ db, now, timeZone: config.timeZone });
  return [
    implement('POST /statements/preview/', async ({ currentUser, body, uploads: { file }, now, signal }) => {
      if (!file) throw refuseFile('file', staffText('chooseFile'));
      const source = await findSource(db, body.source_id ?? 0);
      const sender = { account: currentUser.userId, signal };
      return withSent(
        siteAt(now),
        source,
        file,
        body,
        sender,
        async (sent) => (await planImport(db, source, sent)).preview,
      );
    }),
    implement('POST /statements/', async ({ currentUser, body, uploads: { file }, now, signal }) => {
      if (!file) throw refuseFile('file', staffText('chooseFile'));
      const source = await findSource(db, body.source_id ?? 0);
      const { digest } = body;
      const by = currentUser.userId;
      return withSent(siteAt(now), source, file, body, { account: by, signal }, (sent) =>
        importStatement(services, { source, sent, digest, by }),
      );
    }),
    implement('GET /statements/', async ({ query }) =>
      asPage(await listStatements(db, query, sliceOf(query, MAX_PAGE_SIZE)), '/statements/', query),
    ),
    implement('POST /statements/{id}/take-back/', ({ currentUser, parameters: { id } }) =>
      write(currentUser.userId, (unit) => takeImportBack(unit, id)),
    ),
  ];
}
