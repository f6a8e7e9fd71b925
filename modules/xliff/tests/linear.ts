import { escapeXml } from '../../../server/html/xml.ts';
import type { Works } from '../../../tests/support/test-module.ts';
import { sameWords, targetOf } from '../server/pieces.ts';
import { readBundle } from '../server/read-bundle.ts';

/** A translated file with the text in it, and the text as a file. */
async function bundleWith(text: string): Promise<void> {
  const unit = `<unit id="title"><segment><source>${escapeXml(text)}</source><target>a</target></segment></unit>`;
  await readBundle(`<xliff version="2.0" srcLang="en" trgLang="rw"><file id="posts.1">${unit}</file></xliff>`);
  try {
    await readBundle(text);
  } catch {
    // Only how long it takes counts.
  }
}

export const xliffWorks: Works = {
  'modules/xliff/server/pieces.ts': {
    sameWords: (text) => sameWords(text, `${text} `),
    targetOf: (text) =>
      targetOf([{ isIgnorable: false, state: 'initial', source: `${text} `, target: text, order: Number.NaN }]),
  },
  'modules/xliff/server/read-bundle.ts': { readBundle: bundleWith },
};
