import { useRef, useState } from 'react';

/** The address to take along, and a button that copies it. */
export function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setTold('The link is copied.');
    } catch {
      // Without a clipboard, or without leave to use it.
      field.current?.select();
      setTold('The link is selected: copy it now.');
    }
  }

  return (
    <div className="mt-3">
      <label htmlFor="share-address" className="block font-semibold text-sm">
        Link
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
          className="when-hydrated min-h-11 bg-accent px-4 font-semibold text-on-accent text-sm hover:bg-accent-hover"
        >
          Copy link
        </button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {told}
      </p>
    </div>
  );
}
