import { type HeldPerson, heldKindNames } from '../../../domain/privacy.ts';
import { showDateAndTime, siteTimeName } from '../time/site-time.ts';

const underlined = (text: string) => [text, '='.repeat(text.length)];

/** Everything that is held on a person as plain text, to be read by them. */
export function readablePerson({ email, records }: HeldPerson, now: Date): string {
  const parts = records.map(({ kind, at, facts }) =>
    [
      ...underlined(`${heldKindNames[kind]}, ${showDateAndTime(at)}`),
      ...facts.map(({ name, value }) => `${name}: ${value}`),
    ].join('\n'),
  );
  const head = [
    ...underlined(`What is held under ${email}`),
    `As of ${showDateAndTime(now.toISOString())}, ${siteTimeName()}`,
  ];
  return [head.join('\n'), ...parts, ''].join('\n\n');
}
