import * as words from '#locale/dashboard/page-blocks.ts';
import { type BlockTypes, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import { Modal } from '../components/Modal.tsx';

interface BlockChooserProps {
  types: BlockTypes;
  onChoose(type: string): void;
  onClose(): void;
}

/** The types of blocks, each with what it is for. */
export function BlockChooser({ types, onChoose, onClose }: BlockChooserProps) {
  return (
    <Modal title={words.whichBlock} wide onClose={onClose}>
      <ul className="grid gap-3 sm:grid-cols-2">
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
