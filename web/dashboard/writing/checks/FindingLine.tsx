import type { Editor } from '@tiptap/core';
import { Link } from 'react-router';
import type { Finding } from './finding.ts';
import { goToBlock, goToField, goToText } from './go-to.ts';

const look = 'finding';

/** One finding, which leads to where it is mended. */
export function FindingLine({ finding: { said, place }, editor }: { finding: Finding; editor: Editor }) {
  if ('address' in place) {
    return (
      <Link to={place.address} className={look}>
        {said}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      onClick={({ currentTarget: { form } }) =>
        'field' in place
          ? goToField(form, place.field)
          : place.within
            ? goToBlock(form, place.within, place)
            : goToText(editor, place)
      }
    >
      {said}
    </button>
  );
}
