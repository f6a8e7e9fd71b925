import { type ApiClient, addressOf, RequestFailed, typed } from '../request.ts';
import type { DocumentRequest } from './document-request.ts';

/** The caller of the API for a page that the server renders: nothing leaves the process. */
export const inProcessClient = ({ call }: Pick<DocumentRequest, 'call'>): ApiClient =>
  typed(async (key, options = {}) => {
    const outcome = await call(addressOf(key, options), options);
    if (outcome.isRefused) throw new RequestFailed(outcome.status, outcome.problem);
    return outcome.reply;
  });
