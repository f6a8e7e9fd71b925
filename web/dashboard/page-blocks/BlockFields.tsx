import type { Control, FieldValues } from 'react-hook-form';
import type { BlockType } from '../../../domain/fields/blocks.ts';
import type { PlainPageInput } from '../../../domain/plain-page.ts';
import { FieldControl } from '../fields/FieldControl.tsx';
import { OpenTextContext } from '../form/open-text.ts';

interface BlockFieldsProps {
  control: Control<FieldValues, unknown, PlainPageInput>;
  /** Where the block stands in the form: `blocks.2`. */
  path: string;
  type: BlockType;
}

/** The controls of a block, by the fields of its type. The checks of the page read the texts of blocks from the form. */
export function BlockFields({ control, path, type: { fields } }: BlockFieldsProps) {
  return (
    <OpenTextContext value={null}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl key={name} form={control} name={`${path}.${name}`} field={field} record={undefined} />
      ))}
    </OpenTextContext>
  );
}
