import { type HeldRecord, heldKindNames, heldKinds } from '../../../domain/privacy.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Moment } from '../time/Moment.tsx';

/** The records held on a person, by kind, each with all its fields. */
export function HeldRecords({ records }: { records: readonly HeldRecord[] }) {
  const kinds = heldKinds
    .map((kind) => ({ kind, held: records.filter((it) => it.kind === kind) }))
    .filter(({ held }) => held.length > 0);
  return kinds.map(({ kind, held }) => (
    <FormSection key={kind} title={`${heldKindNames[kind]} (${held.length})`}>
      <ul className="grid gap-5">
        {held.map(({ at, facts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read as it came, and never sorted
          <li key={index} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
            <p className="text-muted">
              <Moment at={at} />
            </p>
            <Facts>
              {facts.map(({ name, value }) => (
                <Fact key={name} name={name}>
                  <span className="whitespace-pre-line">{value}</span>
                </Fact>
              ))}
            </Facts>
          </li>
        ))}
      </ul>
    </FormSection>
  ));
}
