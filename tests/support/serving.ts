import { Dispatcher, uncheckedReplies } from '../../server/http/dispatcher.ts';
import type { Endpoint } from '../../server/http/endpoint.ts';
import { problemReply, toHttpError } from '../../server/http/http-error.ts';
import { languageFor, serve } from '../../server/http/serve.ts';
import { identify } from '../../server/identity/sessions.ts';
import type { Services } from '../../server/services.ts';

/** Calls of endpoints that are in no list of the app's. */
export function serving({ db, log, clock, media }: Services, endpoints: Endpoint[]) {
  const dispatcher = new Dispatcher(endpoints, {
    expectDiskSpace: async () => undefined,
    translate: async (_call, reply) => reply,
    checkReply: uncheckedReplies,
  });
  const api = serve({
    clock,
    log,
    identify: (token) => identify(db, token, clock()),
    administrators: async () => '',
    files: media.files,
    dispatcher,
    believing: (_language, work) => work(),
  });
  api.onError((error, context) => problemReply(toHttpError(error, log), languageFor(context)));
  return async (method: string, path: string, body?: unknown, token?: string): Promise<Response> =>
    api.request(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}
