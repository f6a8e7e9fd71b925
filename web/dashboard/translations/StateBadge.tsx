import * as words from '#locale/dashboard/translations.ts';
import type { TranslationState } from '../../../domain/translation/freshness.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';

const tones: Record<TranslationState, BadgeTone> = {
  missing: 'quiet',
  draft: 'info',
  outdated: 'warning',
  current: 'success',
};

/** How far a translation is, in one or two words. */
export const StateBadge = ({ state }: { state: TranslationState }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
);
