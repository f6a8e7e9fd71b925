import type { ReactNode } from 'react';

interface SettingsGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Settings of what is written that belong together. */
export function SettingsGroup({ title, hint, children }: SettingsGroupProps) {
  return (
    <div className="grid content-start gap-4">
      <div>
        <h2>{title}</h2>
        {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
