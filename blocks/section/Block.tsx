import { SectionInPlace } from '../../web/site/sections/SectionInPlace.tsx';
import type { Draw } from '../draw.tsx';
import type { section } from './fields.ts';

/** It is drawn where its page says how: on any other page it is nothing. */
export const drawSection: Draw<typeof section> = (block, { lang }) => <SectionInPlace block={block} lang={lang} />;
