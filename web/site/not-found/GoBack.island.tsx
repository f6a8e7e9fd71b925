import * as words from '#locale/errors.ts';
import { island } from '../island.tsx';

/** Back to where the visitor came from. Only the browser knows where that is, so it needs script. */
function GoBack() {
  return (
    <button
      type="button"
      onClick={() => history.back()}
      className="when-hydrated min-h-12 border-2 border-current px-6 font-semibold hover:border-call hover:bg-call hover:text-on-call"
    >
      {words.goBack}
    </button>
  );
}

export default island('not-found/GoBack', GoBack);
