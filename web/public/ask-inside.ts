import { type Ask, RequestFailed, type RequestOptions } from '../request.ts';
import type { DocumentRequest } from './document-request.ts';

/** The caller of the API for a page that the server renders: nothing leaves the process. */
export function askingInside({ call }: Pick<DocumentRequest, 'call'>): Ask {
  async function ask<Reply>(path: string, options?: RequestOptions): Promise<Reply>;
  async function ask(path: string, options: RequestOptions = {}): Promise<unknown> {
    const outcome = await call(path, options);
    if (outcome.isRefused) throw new RequestFailed(outcome.status, outcome.problem);
    return outcome.reply;
  }
  return ask;
}
