interface MatrixBoxProps {
  /** The resource and the action: where the table has become cards, and for those who listen. */
  label: string;
  /** The action alone, shown where no column head says it. */
  word: string;
  checked: boolean;
  /** Some of what it stands for is ticked, not all. */
  partly?: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** A box of the matrix, as large as its cell for the finger. */
export function MatrixBox({ label, word, checked, partly = false, disabled, onChange }: MatrixBoxProps) {
  return (
    <label className="matrix-box">
      <input
        type="checkbox"
        className="size-5"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true" className="matrix-word">
        {word}
      </span>
    </label>
  );
}
