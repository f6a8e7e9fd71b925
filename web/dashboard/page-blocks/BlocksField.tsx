import './page-blocks.css';
import { Plus, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Control, type FieldValues, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as words from '#locale/dashboard/page-blocks.ts';
import { newPlacing, OWN_TEXT } from '../../../domain/fields/blocks.ts';
import type { Kinds } from '../../../domain/fields/kinds.ts';
import { type PageOfSections, SECTION, usualBlocks } from '../../../domain/page-sections.ts';
import type { PlainPageInput } from '../../../domain/plain-page.ts';
import { Button } from '../components/Button.tsx';
import { useDragging } from '../components/dragging.ts';
import { nameOfBlock } from '../page-sections/section-fields.ts';
import { BlockCard } from './BlockCard.tsx';
import { BlockChooser } from './BlockChooser.tsx';
import { BlockFields } from './BlockFields.tsx';
import { carryBlock } from './carried-block.ts';
import { copyOfBlock, type HeldBlock, heldBlocks, newBlock } from './held-blocks.ts';

/** The field of a page's blocks. */
const NAME = 'blocks';

interface BlocksFieldProps {
  control: Control<FieldValues, unknown, PlainPageInput>;
  label: string;
  options: Kinds['blocks']['options'];
  /** The control of the page's own text, which has a field of its own. */
  ownText: ReactNode;
  /** The page of the site's own that is made of them; undefined for a page that staff have added. */
  ofSite: PageOfSections | undefined;
}

/**
 * What a page is made of: blocks that are added, written, ordered by dragging or by buttons, hidden, copied and removed. A page
 * without any is its own text alone.
 */
export function BlocksField({ control, label, options: { types, most }, ownText, ofSite }: BlocksFieldProps) {
  const { fields, insert, remove, move, replace } = useFieldArray({ control, name: NAME, keyName: 'key' });
  const blocks = heldBlocks(useWatch({ control, name: NAME }));
  const { errors } = useFormState({ control, name: NAME });
  // Who comes from the page that visitors read is led to the block that was in sight there.
  const wanted = /^#block-([a-z0-9]+)$/.exec(useLocation().hash)?.[1];
  const [open, setOpen] = useState<readonly string[]>(wanted === undefined ? [] : [wanted]);
  const [addingAt, setAddingAt] = useState<number>();
  const [removed, setRemoved] = useState<{ block: HeldBlock; place: number }>();
  const [said, setSaid] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const focused = useRef(wanted);
  const added = useRef<string>(undefined);
  const ids = blocks.map(({ id }) => id);

  const typeOf = ({ type }: Pick<HeldBlock, 'type'>) => types[type];
  const calledBy = (block: HeldBlock) => {
    const type = typeOf(block);
    return type ? nameOfBlock(block, type) : '';
  };
  const sections = ofSite === undefined ? [] : heldBlocks(usualBlocks(ofSite)).filter(({ type }) => type === SECTION);
  const missing = sections.filter(({ part }) => !blocks.some((block) => block.part === part));

  const put = (from: number, to: number) => {
    const block = blocks[from];
    if (!block || from === to || to < 0 || to >= blocks.length) return;
    move(from, to);
    setSaid(words.movedTo(to + 1, blocks.length));
  };
  const { list, dragged, begin, handlers } = useDragging(ids, (next, id) => put(ids.indexOf(id), next.indexOf(id)));

  // A block that was added takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new list of blocks after which the focus has to follow
  useEffect(() => {
    const id = focused.current;
    if (id === undefined) return;
    focused.current = undefined;
    // Not before the dialog has closed in which it was chosen.
    requestAnimationFrame(() => {
      const card = list.current?.querySelector<HTMLElement>(`[data-block="${id}"]`);
      card?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
      card?.scrollIntoView({ block: 'start' });
    });
  }, [fields]);

  const add = (block: HeldBlock, place: number) => {
    focused.current = block.id;
    added.current = block.id;
    setOpen((all) => [...all, block.id]);
    setRemoved(undefined);
    setSaid(words.added(calledBy(block)));
    if (blocks.length === 0) replace([{ id: OWN_TEXT, type: OWN_TEXT, ...newPlacing }, block]);
    else insert(place, block, { shouldFocus: false });
  };
  const choose = (place: number) => {
    added.current = undefined;
    setAddingAt(place);
  };
  const take = (place: number) => {
    const block = blocks[place];
    if (!block) return;
    setRemoved({ block, place });
    setSaid('');
    // The own text alone is no list.
    if (blocks.length === 2 && blocks.some(({ type }) => type === OWN_TEXT)) replace([]);
    else remove(place);
    addButton.current?.focus();
  };
  const carry = (block: HeldBlock) => {
    carryBlock(block);
    setSaid(words.carried);
  };
  const isFull = blocks.length >= most;
  const wrong = Array.isArray(errors[NAME]) ? errors[NAME] : [];
  return (
    <section aria-label={label} className="grid gap-4">
      {blocks.length === 0 ? (
        ownText
      ) : (
        <ol ref={list} className="grid gap-3" {...handlers}>
          {fields.map(({ key }, place) => {
            const block = blocks[place];
            const type = block && typeOf(block);
            if (!block || !type) return null;
            const isOwn = block.type === OWN_TEXT;
            const isSection = block.type === SECTION;
            return (
              <BlockCard
                key={key}
                block={block}
                type={type}
                place={place}
                last={blocks.length - 1}
                isOpen={isOwn || open.includes(block.id) || wrong[place] !== undefined}
                isWrong={wrong[place] !== undefined}
                isDragged={dragged === block.id}
                onOpen={(isOpen) =>
                  setOpen((all) => (isOpen ? [...all, block.id] : all.filter((id) => id !== block.id)))
                }
                onGrip={(event) => begin(block.id, event)}
                onMove={(to) => put(place, to)}
                onAddBelow={isFull ? undefined : () => choose(place + 1)}
                onCopy={isOwn || isSection || isFull ? undefined : () => add(copyOfBlock(block, type), place + 1)}
                onCarry={isOwn || isSection ? undefined : () => carry(block)}
                onRemove={isOwn ? undefined : () => take(place)}
                path={`${NAME}.${place}`}
                control={control}
              >
                {isOwn ? (
                  ownText
                ) : (
                  <BlockFields control={control} path={`${NAME}.${place}`} block={block} type={type} />
                )}
              </BlockCard>
            );
          })}
        </ol>
      )}
      {removed ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-info bg-info-surface px-4 py-2">
          <span role="status">{words.removed(calledBy(removed.block))}</span>
          <Button size="small" onClick={() => add(removed.block, Math.max(removed.place, 0))}>
            <Undo2 aria-hidden="true" className="size-4" />
            {words.putBack}
          </Button>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={addButton} aria-disabled={isFull} onClick={() => !isFull && choose(blocks.length)}>
          <Plus aria-hidden="true" className="size-5" />
          {words.addBlock}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isFull ? words.full(most) : said}
        </p>
      </div>
      {addingAt === undefined ? null : (
        <BlockChooser
          types={types}
          missing={missing}
          onPutBack={(section) => {
            add(section, addingAt);
            setAddingAt(undefined);
          }}
          onClose={() => setAddingAt(undefined)}
          finalFocus={() => added.current === undefined}
          onChoose={(type) => {
            add(newBlock(type, types), addingAt);
            setAddingAt(undefined);
          }}
          onPaste={(block) => {
            const type = typeOf(block);
            if (type) add(copyOfBlock(block, type), addingAt);
            setAddingAt(undefined);
          }}
        />
      )}
    </section>
  );
}
