import { postPreview } from '../../../api.ts';
import type { LoadContext } from '../../page.ts';
import { orNotFound } from '../../render.tsx';
import { missingPost } from '../article/missing-post.tsx';
import { blogTexts } from '../texts.ts';

export async function load({ request, parameters: { token = '' }, section }: LoadContext) {
  return { token, post: await section(orNotFound(postPreview(request, token), missingPost), blogTexts.articleFailed) };
}

export type PreviewData = Awaited<ReturnType<typeof load>>;
