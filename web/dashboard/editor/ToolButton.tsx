import { Toolbar } from '@base-ui/react/toolbar';
import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  label: string;
  Icon: LucideIcon;
  /** Undefined for what is done once and not switched on. */
  isOn?: boolean | undefined;
  /** It stays reachable all the same, so that nobody loses their place in the toolbar. */
  disabled?: boolean | undefined;
  expanded?: boolean | undefined;
  onPress(): void;
}

/** A button of the toolbar, 44 px, with its name for those who hear it and for those who rest the pointer on it. */
export function ToolButton({ label, Icon, isOn, disabled, expanded, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className="editor-tool"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Toolbar.Button>
  );
}
