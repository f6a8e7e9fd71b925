import * as words from '#locale/dashboard/drafts.ts';
import type { OthersDraft } from '../../../domain/drafts.ts';
import { Banner } from '../components/Banner.tsx';
import { showDateAndTime } from '../time/site-time.ts';

/** Above a form: who else has written something of this record that is not saved yet. */
export function OthersDrafts({ drafts }: { drafts: readonly OthersDraft[] | undefined }) {
  if (!drafts || drafts.length === 0) return null;
  return (
    <Banner tone="info">
      <ul>
        {drafts.map(({ by, since, saved_at }) => (
          <li key={`${by} ${since} ${saved_at}`}>
            {words.hasDraft(by, showDateAndTime(since), showDateAndTime(saved_at))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
