import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { showDateAndTime } from '../time/site-time.ts';

interface DraftOfferProps {
  savedAt: string;
  onTakeUp(): void;
  onDrop(): void;
}

/** Offers back what was typed here before and never saved. */
export function DraftOffer({ savedAt, onTakeUp, onDrop }: DraftOfferProps) {
  return (
    <Banner tone="info">
      <p>This device kept what you had typed on {showDateAndTime(savedAt)}.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onTakeUp}>Continue with it</Button>
        <Button kind="quiet" onClick={onDrop}>
          Discard it
        </Button>
      </div>
    </Banner>
  );
}
