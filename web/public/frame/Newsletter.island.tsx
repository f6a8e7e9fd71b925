import type { FormEvent } from 'react';
import { island } from '../island.tsx';

/** The footer's newsletter field. Sending it empties it. Without script the page is asked for again, which does the same. */
function Newsletter({ page }: { page: string }) {
  function clear(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.currentTarget.reset();
  }

  return (
    <form action={page} onSubmit={clear} className="mt-8 max-w-md">
      <label htmlFor="newsletter-email" className="block font-semibold">
        Newsletter
      </label>
      <div className="mt-2 flex">
        {/* Without a name the field never becomes part of an address. */}
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          placeholder="Your e-mail address"
          className="min-h-12 min-w-0 flex-1 border-2 border-line-strong border-r-0 bg-surface px-4"
        />
        <button type="submit" className="min-h-12 bg-call px-5 font-semibold text-on-call hover:bg-call-hover">
          Subscribe
        </button>
      </div>
    </form>
  );
}

export default island('frame/Newsletter', Newsletter);
