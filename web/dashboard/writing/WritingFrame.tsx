import './writing.css';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/writing.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

interface WritingFrameProps {
  /** The title and the text. */
  children: ReactNode;
  /** What will happen when it is saved as it stands: one sentence. */
  outcome: string;
  /** What readers would stumble over. */
  checks?: ReactNode;
  /** Everything else, in groups. */
  settings: ReactNode;
}

/**
 * Where one writes: title and text first, without boxes, at the width at which visitors read; everything else beside
 * them, or below them where there is no room.
 */
export function WritingFrame({ children, outcome, checks, settings }: WritingFrameProps) {
  return (
    <div className="writing">
      <div className="writing-text">{children}</div>
      <aside aria-label={words.settings} className="writing-settings">
        <p role="status" className="border-l-4 border-info bg-info-surface px-4 py-3 text-info">
          {outcome}
        </p>
        {checks === undefined ? null : <SettingsGroup title={words.beforeYouPublish}>{checks}</SettingsGroup>}
        {settings}
      </aside>
    </div>
  );
}
