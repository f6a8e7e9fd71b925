import type { ComponentProps } from 'react';

/** The weight of an action: the main one, another one, one among many, one that removes something. */
type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** With words, with small words in a dense place, with an icon alone: 44 px high at least; or in a row of a list, whose height is set there. */
type ButtonSize = 'regular' | 'small' | 'icon' | 'row';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-md border leading-tight font-semibold ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const touched = 'min-h-11 min-w-11 py-2';

const sizes: Record<ButtonSize, string> = {
  regular: `${touched} px-4 text-base`,
  small: `${touched} px-2.5 text-sm`,
  icon: `${touched} px-2`,
  row: 'row-button px-2 text-sm',
};

const looks: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:not-aria-disabled:hover:bg-accent-hover',
  secondary: 'border-line-strong bg-raised text-body not-disabled:not-aria-disabled:hover:bg-sunken',
  quiet: 'border-transparent text-body not-disabled:not-aria-disabled:hover:bg-accent-surface',
  danger: 'border-transparent bg-danger text-on-danger not-disabled:not-aria-disabled:hover:brightness-110',
};

/** The classes of a button, for a link or a part of another library that has to look like one. */
export function buttonLook(kind: ButtonKind, size: ButtonSize = 'regular'): string {
  return `${shape} ${sizes[size]} ${looks[kind]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** While what it began is under way: it does nothing then, and keeps the focus, which a disabled button loses. */
  busy?: boolean;
}

/** A button of the dashboard: 44 px at least, and never a submit unless it says so. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', size, type = 'button', className = '', busy = false, ...rest } = props;
  const whileBusy = busy ? ({ 'aria-disabled': true, onClick: undefined } as const) : {};
  return <button type={type} className={`${buttonLook(kind, size)} ${className}`} {...rest} {...whileBusy} />;
}
