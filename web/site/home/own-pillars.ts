import type { ReactNode } from 'react';
import type { SiteSettings } from '../../../domain/site.ts';
import { useOwnEntries } from '../sections/own-words.tsx';
import { type Pillar, pillarsOf } from './pillars.ts';

/** A pillar as it is drawn: with words of staff, which know their language, or those that came with the site. */
export interface DrawnPillar
  extends Omit<Pillar, 'id' | 'label' | 'title' | 'summary' | 'description' | 'benefits' | 'outcomes'> {
  id: string;
  label: ReactNode;
  title: ReactNode;
  summary: ReactNode;
  description: ReactNode;
  benefits: readonly ReactNode[];
  outcomes: readonly ReactNode[];
}

/**
 * The pillars that staff have written in the section that is drawn, or else the four of the site. The first ones stand at the places of
 * those, to which other pages link, in their colours in turn.
 */
export function usePillars(site: Pick<SiteSettings, 'group_size'>): readonly DrawnPillar[] {
  const usual = pillarsOf(site);
  const own = useOwnEntries();
  if (!own) return usual;
  return own.flatMap(({ id, title, text, points, outcomes, picture }, place) => {
    const like = usual[place % usual.length];
    if (!like) return [];
    return {
      id: usual[place]?.id ?? id,
      label: title,
      title,
      summary: text,
      description: text,
      benefits: points,
      outcomes,
      icon: picture ?? like.icon,
      colour: like.colour,
    };
  });
}
