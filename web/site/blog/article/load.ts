import { identifier } from '../../../../domain/identifier.ts';
import type { LoadContext } from '../../page.ts';
import { NotFound, orNotFound } from '../../render.tsx';
import { blogTexts } from '../texts.ts';
import { missingPost } from './missing-post.tsx';

export async function load({ request, parameters, section }: LoadContext) {
  const known = identifier.safeParse(parameters);
  if (!known.success) throw new NotFound(missingPost);
  const { id } = known.data;
  return {
    id,
    post: await section(
      orNotFound(request('GET /posts/{id}/', { parameters: { id } }), missingPost),
      blogTexts.articleFailed,
    ),
  };
}

export type PostData = Awaited<ReturnType<typeof load>>;
