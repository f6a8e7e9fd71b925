import * as words from '#locale/dashboard/translations.ts';

const nouns: Readonly<Record<string, string>> = words.nouns;
const labels: Readonly<Record<string, string>> = words.labels;

/** The noun for a kind of content; the one that the server gives for a kind that has none here. */
export const nounOf = ({ resource, noun }: { resource: string; noun: string }): string => nouns[resource] ?? noun;

/** The name of a field, by its English one. */
export const labelOf = ({ label }: { label: string }): string => labels[label] ?? label;
