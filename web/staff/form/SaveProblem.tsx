import { Banner } from '../controls/Banner.tsx';

interface SaveProblemProps {
  failed: string;
  /** What the server said about it; undefined where nothing went wrong. */
  problem: string | undefined;
}

/** Above a form: that it was not saved, and why. */
export function SaveProblem({ failed, problem }: SaveProblemProps) {
  if (problem === undefined) return null;
  return (
    <Banner tone="danger">
      <p>{failed}</p>
      {problem === '' ? null : <p>{problem}</p>}
    </Banner>
  );
}
