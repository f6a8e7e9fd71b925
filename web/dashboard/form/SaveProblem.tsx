import { Banner } from '../components/Banner.tsx';
import type { FailedText } from '../screen/failed-text.ts';
import type { FormProblem } from './save.ts';

interface SaveProblemProps {
  failed: FailedText;
  /** Undefined where nothing went wrong. */
  problem: FormProblem | undefined;
}

/** Above a form: that it was not saved, and why. */
export function SaveProblem({ failed, problem }: SaveProblemProps) {
  if (problem === undefined) return null;
  const { words, reached } = problem;
  if (typeof failed === 'function') return <Banner tone="danger">{failed(words, reached)}</Banner>;
  return (
    <Banner tone="danger">
      <p>{failed}</p>
      {words === '' ? null : <p>{words}</p>}
    </Banner>
  );
}
