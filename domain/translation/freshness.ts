/**
 * How far the translation of a record is. `outdated`: it is published, and the source says something else by now. Nobody
 * sets it: it is worked out from the fingerprints of the texts whenever it is read.
 */
export const translationStates = ['missing', 'draft', 'current', 'outdated'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The fingerprints of a field: of the source's text today, and of the one that each version was made from. */
export interface FieldFreshness {
  /** Null where the source has no text. */
  source: string | null;
  /** Null where none is published. */
  published: string | null;
  /** Null where there is none. */
  draft: string | null;
  /** Visitors can do without it. */
  isOptional?: boolean | undefined;
}

/** The state of one field; null where there is nothing to translate. */
export function fieldState({ source, published, draft }: FieldFreshness): TranslationState | null {
  if (source === null) return null;
  if (published !== null) return published === source ? 'current' : 'outdated';
  return draft === null ? 'missing' : 'draft';
}

/**
 * The state of a whole record in one language. With something published it is current as long as every field is; a field
 * that the source has got since makes it outdated, unless visitors can do without it.
 */
export function recordState(fields: readonly FieldFreshness[]): TranslationState {
  if (fields.every(({ published }) => published === null)) {
    return fields.some(({ draft }) => draft !== null) ? 'draft' : 'missing';
  }
  const isCurrent = fields.every((field) => {
    const state = fieldState(field);
    return state === null || state === 'current' || (field.isOptional === true && state !== 'outdated');
  });
  return isCurrent ? 'current' : 'outdated';
}
