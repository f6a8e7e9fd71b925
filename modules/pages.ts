import type { DefinedPage } from '../web/site/render.tsx';

/** The pages of the public site that modules bring. */
export const modulePages: readonly DefinedPage[] = [];
