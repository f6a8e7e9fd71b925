import { type ReactNode, useEffect, useRef } from 'react';

interface ThanksProps {
  title: string;
  text: string;
  /** A link to where the visitor goes on. */
  next?: ReactNode;
  /** The label of the button that leads to an empty form. */
  again: string;
  onAgain: () => void;
}

/** Takes a form's place once it is taken, and the focus with it. */
export function Thanks({ title, text, next, again, onAgain }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="form-thanks">
      <h3 className="text-heading">{title}</h3>
      <p className="mt-3 text-lead">{text}</p>
      {next}
      <button type="button" onClick={onAgain} className="with-script submit-button mt-6">
        {again}
      </button>
    </div>
  );
}
