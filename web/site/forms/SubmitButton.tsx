import type { FormState } from './useForm.ts';

interface SubmitButtonProps {
  state: FormState;
  /** Its label, and its label while the form is being sent. */
  label: string;
  busy: string;
  className?: string;
}

/** Sends its form; not again as long as it is on its way. */
export function SubmitButton({ state, label, busy, className = '' }: SubmitButtonProps) {
  const isBusy = state === 'submitting';
  return (
    <button type="submit" disabled={isBusy} className={`submit-button ${className}`}>
      {isBusy ? busy : label}
    </button>
  );
}
