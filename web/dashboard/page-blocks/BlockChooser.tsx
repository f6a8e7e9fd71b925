import type { ComponentProps } from 'react';
import * as words from '#locale/dashboard/page-blocks.ts';
import * as sectionWords from '#locale/dashboard/page-sections.ts';
import { type BlockTypes, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import { SECTION } from '../../../domain/page-sections.ts';
import { Modal } from '../components/Modal.tsx';
import { nameOfBlock } from '../page-sections/section-fields.ts';
import { carriedBlock } from './carried-block.ts';
import { firstWords, type HeldBlock } from './held-blocks.ts';

interface BlockChooserProps {
  types: BlockTypes;
  /** The sections of a page of the site's own that were taken out. */
  missing: readonly HeldBlock[];
  onChoose(type: string): void;
  /** Puts in one of the missing sections again. */
  onPutBack(section: HeldBlock): void;
  /** Puts in a copy of a block of another page. */
  onPaste(block: HeldBlock): void;
  onClose(): void;
  /** Where the focus goes when it closes: the block that was chosen, or what opened it. */
  finalFocus: ComponentProps<typeof Modal>['finalFocus'];
}

/** The sections of the page that were taken out, to be put in again. Nothing where there are none. */
function MissingSections({ missing, types, onPutBack }: Pick<BlockChooserProps, 'missing' | 'types' | 'onPutBack'>) {
  const type = types[SECTION];
  if (!type || missing.length === 0) return null;
  return (
    <>
      <h3 className="mb-3 text-subheading">{sectionWords.missingParts}</h3>
      <ul className="mb-6 grid gap-3 sm:grid-cols-2">
        {missing.map((section) => (
          <li key={section.id} className="grid">
            <button type="button" className="block-choice" onClick={() => onPutBack(section)}>
              <span className="font-semibold">{nameOfBlock(section, type)}</span>
              <span className="text-sm text-muted">{sectionWords.asItCame}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className="mb-3 text-subheading">{sectionWords.otherBlocks}</h3>
    </>
  );
}

/** The types of blocks, each with what it is for. */
export function BlockChooser({ types, missing, onChoose, onPutBack, onPaste, onClose, finalFocus }: BlockChooserProps) {
  const carried = carriedBlock();
  const ofCarried = carried && types[carried.type];
  return (
    <Modal title={words.whichBlock} wide onClose={onClose} finalFocus={finalFocus}>
      <MissingSections missing={missing} types={types} onPutBack={onPutBack} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {carried && ofCarried ? (
          <li className="grid sm:col-span-2">
            <button type="button" className="block-choice" onClick={() => onPaste(carried)}>
              <span className="font-semibold">{words.pasteIt(ofCarried.label)}</span>
              <span className="text-sm text-muted">{firstWords(carried, ofCarried)}</span>
            </button>
          </li>
        ) : null}
        {Object.entries(types).map(([type, { label, hint }]) =>
          type === OWN_TEXT || type === SECTION ? null : (
            <li key={type} className="grid">
              <button type="button" className="block-choice" onClick={() => onChoose(type)}>
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{hint}</span>
              </button>
            </li>
          ),
        )}
      </ul>
    </Modal>
  );
}
