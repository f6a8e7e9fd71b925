import type { BlockFields, BlockType, ReadBlock } from '../domain/fields/blocks.ts';
import { titleOfList } from './common-fields.ts';

/** A type of block: its fields, what staff call it, and a sample. */
export const blockType = <const All extends BlockFields>(type: BlockType<All>): BlockType<All> => ({
  ...type,
  ...(type.fields.title === titleOfList && { hasUsualTitle: true }),
});

/** A block of this type as it is read. */
export type BlockOf<Type extends BlockType> = ReadBlock<string, Type['fields']>;
