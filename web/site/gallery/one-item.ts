import { type ApiClient, RequestFailed } from '../../request.ts';
import { NotFound } from '../render.tsx';
import { type ShownItem, shownItem } from './gallery-data.ts';

/** One item, for the view it has of its own. */
export async function itemOrNotFound(request: ApiClient, id: string): Promise<ShownItem> {
  if (!/^\d{1,9}$/.test(id)) throw new NotFound();
  try {
    return shownItem(await request('GET /gallery/{id}/', { parameters: { id: Number(id) } }));
  } catch (error) {
    throw error instanceof RequestFailed && error.status === 404 ? new NotFound() : error;
  }
}
