import type { ComponentProps } from 'react';
import * as words from '#locale/dashboard/page-blocks.ts';
import { type BlockTypes, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import { Modal } from '../components/Modal.tsx';
import { carriedBlock } from './carried-block.ts';
import { firstWords, type HeldBlock } from './held-blocks.ts';

interface BlockChooserProps {
  types: BlockTypes;
  onChoose(type: string): void;
  /** Puts in a copy of a block of another page. */
  onPaste(block: HeldBlock): void;
  onClose(): void;
  /** Where the focus goes when it closes: the block that was chosen, or what opened it. */
  finalFocus: ComponentProps<typeof Modal>['finalFocus'];
}

/** The types of blocks, each with what it is for. */
export function BlockChooser({ types, onChoose, onPaste, onClose, finalFocus }: BlockChooserProps) {
  const carried = carriedBlock();
  const ofCarried = carried && types[carried.type];
  return (
    <Modal title={words.whichBlock} wide onClose={onClose} finalFocus={finalFocus}>
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
          type === OWN_TEXT ? null : (
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
