import { useNavigate } from 'react-router';

/** Whether the dashboard has a screen to go back to; the router numbers them in the state it keeps with the history. */
function hasStepBack(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Goes back one step; to `otherwise` where the screen was opened by its address. */
export function useStepBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasStepBack() ? navigate(-1) : navigate(otherwise));
}
