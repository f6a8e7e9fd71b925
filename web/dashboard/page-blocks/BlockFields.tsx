import type { Control, FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/page-sections.ts';
import type { BlockType } from '../../../domain/fields/blocks.ts';
import { SECTION } from '../../../domain/page-sections.ts';
import type { PlainPageInput } from '../../../domain/plain-page.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { OpenTextContext } from '../form/open-text.ts';
import { fieldsOfBlock } from '../page-sections/section-fields.ts';
import type { HeldBlock } from './held-blocks.ts';

interface BlockFieldsProps {
  control: Control<FieldValues, unknown, PlainPageInput>;
  /** Where the block stands in the form: `blocks.2`. */
  path: string;
  block: HeldBlock;
  type: BlockType;
}

/** The controls of a block, by the fields of its type. The checks of the page read the texts of blocks from the form. */
export function BlockFields({ control, path, block, type }: BlockFieldsProps) {
  const fields = fieldsOfBlock(block, type);
  const isEmpty = Object.keys(fields).length === 0;
  return (
    <OpenTextContext value={null}>
      {block.type === SECTION ? (
        <p className="text-muted">{isEmpty ? words.nothingToWrite : words.leaveEmpty}</p>
      ) : null}
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl key={name} form={control} name={`${path}.${name}`} field={field} record={undefined} />
      ))}
    </OpenTextContext>
  );
}
