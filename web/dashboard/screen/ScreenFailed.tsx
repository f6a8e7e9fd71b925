import { ScreenProblem } from './ScreenProblem.tsx';

/** Stands in for a screen that broke or could not be fetched; the rest of the dashboard goes on. */
export function ScreenFailed() {
  return (
    <ScreenProblem
      title="This screen could not be shown"
      detail="Something went wrong here. What you had typed is kept on this device. Loading the page again usually helps."
      onRetry={() => window.location.reload()}
    />
  );
}
