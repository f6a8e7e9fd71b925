import { Toolbar } from '@base-ui/react/toolbar';
import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  Icon: LucideIcon;
  /** Undefined for a button that is not a switch. */
  isOn?: boolean | undefined;
  /** It can still be focused, so that nobody loses their place in the toolbar. */
  disabled?: boolean | undefined;
  expanded?: boolean | undefined;
  onPress(): void;
}

/** A button of a toolbar, 44 px, with its name for screen readers and as a tooltip. */
export function ToolButton({ label, Icon, isOn, disabled, expanded, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className="editor-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={expanded}
      disabled={disabled}
      // The selection, which the button is about, stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  );
}
