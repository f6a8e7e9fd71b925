import { useLocation, useNavigate } from 'react-router';
import { OPEN } from '../../../domain/addresses.ts';
import { stepBack } from '../components/guards.ts';

const hasStep = (state: unknown) => typeof state === 'object' && state !== null && 'isDetailsStep' in state;

/** The address's query with the details of this record open, or of none. */
export function withDetails(search: string, id: number | undefined): string {
  const parameters = new URLSearchParams(search);
  if (id === undefined) parameters.delete(OPEN);
  else parameters.set(OPEN, String(id));
  return `?${parameters}`;
}

/** Details are one step of the history, however many follow each other: the browser's Back closes them. */
export function useDetailsStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = new URLSearchParams(search).has(OPEN);
  /** How a link leads to details. */
  const step = { replace: isOpen, state: isOpen ? state : { isDetailsStep: true } };
  return {
    step,
    open: (id: number) => void navigate({ search: withDetails(window.location.search, id) }, step),
    close() {
      if (hasStep(state)) void stepBack(navigate);
      else void navigate({ search: withDetails(window.location.search, undefined) }, { replace: true });
    },
  };
}
