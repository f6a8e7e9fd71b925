import { type MouseEvent, useRef, useState } from 'react';
import * as words from '#locale/components.ts';
import { island } from '../island.tsx';
import { SocialIcon } from './SocialIcon.tsx';
import { shareLinks } from './share-links.ts';

/** The address with a button that copies it. */
function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setTold(words.linkCopied);
    } catch {
      // Without a clipboard, or without leave to use it.
      field.current?.select();
      setTold(words.theLinkIsSelectedCopy);
    }
  }

  return (
    <div className="mt-3">
      <label htmlFor="share-address" className="block font-semibold text-sm">
        {words.link}
      </label>
      <div className="mt-1 flex">
        <input
          id="share-address"
          ref={field}
          readOnly
          value={url}
          className="min-h-11 min-w-0 flex-1 border-2 border-line-strong bg-surface px-3 text-sm"
        />
        <button
          type="button"
          onClick={copy}
          className="with-script min-h-11 bg-accent px-4 font-semibold text-on-accent text-sm hover:bg-accent-hover"
        >
          {words.copyLink}
        </button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {told}
      </p>
    </div>
  );
}

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
      <summary onClick={press} data-waits="" className="share-button">
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

export default island('components/Share', Share, { wakes: 'touched' });
