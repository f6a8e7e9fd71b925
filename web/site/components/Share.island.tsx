import { type MouseEvent, useRef } from 'react';
import { island } from '../island.tsx';
import { CopyLink } from './CopyLink.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import { shareLinks } from './share-links.ts';

interface ShareProps {
  /** The words of the button: 'Share Event'. */
  label: string;
  /** The shared page's title and full address. */
  title: string;
  url: string;
}

/** A button that opens the phone's own share sheet, or, where there is none, the ways we know. */
function Share({ label, title, url }: ShareProps) {
  const details = useRef<HTMLDetailsElement>(null);

  function press(event: MouseEvent): void {
    const box = details.current;
    if (!box || box.open || !('share' in navigator)) return;
    event.preventDefault();
    // Closing the sheet without choosing is an answer too; any other refusal leaves the links below.
    navigator.share({ title, url }).catch((error: unknown) => {
      box.open = !(error instanceof DOMException && error.name === 'AbortError');
    });
  }

  return (
    <details ref={details}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary onClick={press} className="share-button">
        {label}
      </summary>
      <div className="share-panel">
        <ul className="flex flex-wrap gap-x-6">
          {shareLinks(title, url).map(({ network, name, address }) => (
            <li key={network}>
              <a href={address} rel="noopener" className="share-link">
                <SocialIcon network={network} />
                {name}
              </a>
            </li>
          ))}
        </ul>
        <CopyLink url={url} />
      </div>
    </details>
  );
}

export default island('components/Share', Share);
