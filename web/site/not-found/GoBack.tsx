import * as words from '#locale/errors.ts';

/** Back to where the visitor came from. Only the browser knows where that is, so it needs script. */
export function GoBack() {
  return (
    <button
      type="button"
      data-back=""
      className="with-script min-h-12 border-2 border-current px-6 font-semibold hover:border-call hover:bg-call hover:text-on-call"
    >
      {words.goBack}
    </button>
  );
}
