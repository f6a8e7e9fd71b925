import { Dots } from '../components/Dots.tsx';
import { IconButton } from '../components/IconButton.tsx';
import type { Rotation } from '../components/useRotation.ts';
import type { BannerAdvertisement } from './banner-advertisement.ts';

interface BannerControlsProps {
  advertisements: BannerAdvertisement[];
  turning: Rotation;
}

/** Which advertisement to see, and whether they go on by themselves. */
export function BannerControls({ advertisements, turning }: BannerControlsProps) {
  const { index, paused, show, togglePause } = turning;
  return (
    <div className="when-hydrated -ml-3 flex items-center">
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? 'Play the slides' : 'Pause the slides'}
        onClick={togglePause}
      />
      <Dots
        count={advertisements.length}
        index={index}
        label={(place) => `Show slide ${place} of ${advertisements.length}`}
        onChoose={show}
      />
    </div>
  );
}
