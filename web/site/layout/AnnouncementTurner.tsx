import { Dots } from '../components/Dots.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { useRotation } from '../components/useRotation.ts';
import type { ShownAnnouncement } from './shown-announcement.ts';
import { Ticker } from './Ticker.tsx';

interface AnnouncementTurnerProps {
  announcements: ShownAnnouncement[];
  rotation: number;
}

/** One announcement at a time. Where there are several they follow each other, and the visitor can turn and hold them. */
export function AnnouncementTurner({ announcements, rotation }: AnnouncementTurnerProps) {
  const { index, byHand, paused, show, togglePause } = useRotation(announcements.length, rotation);
  const shown = announcements[index];
  if (!shown) return null;
  return (
    <>
      {/* Read aloud only when the visitor turned to it: what turns by itself would interrupt. */}
      <div aria-live={byHand ? 'polite' : 'off'} aria-atomic="true" className="strip-text">
        <Ticker key={shown.id} title={shown.title} message={shown.message} moving={!paused} />
      </div>
      {announcements.length > 1 ? (
        <>
          <Dots
            count={announcements.length}
            index={index}
            label={(place) => `Show announcement ${place} of ${announcements.length}`}
            onChoose={show}
            className="strip-dots when-hydrated"
          />
          <div className="strip-buttons when-hydrated">
            <IconButton icon="previous" label="Previous announcement" onClick={() => show(index - 1)} />
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? 'Resume announcements' : 'Pause announcements'}
              onClick={togglePause}
            />
            <IconButton icon="next" label="Next announcement" onClick={() => show(index + 1)} />
          </div>
        </>
      ) : null}
    </>
  );
}
