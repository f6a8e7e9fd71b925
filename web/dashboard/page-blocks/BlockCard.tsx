import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ClipboardCopy,
  Copy,
  Ellipsis,
  GripVertical,
  Plus,
  Trash2,
} from 'lucide-react';
import { type PointerEventHandler, type ReactNode, useId } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import * as words from '#locale/dashboard/page-blocks.ts';
import type { BlockType } from '../../../domain/fields/blocks.ts';
import type { PlainPageInput } from '../../../domain/plain-page.ts';
import { Button } from '../components/Button.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import type { MenuEntry } from '../components/MenuPopup.tsx';
import { DateTimeField } from '../form/DateTimeField.tsx';
import { Badge } from '../list/Badge.tsx';
import { nameOfBlock } from '../page-sections/section-fields.ts';
import { useNow } from '../time/now.ts';
import { siteTimeName } from '../time/site-time.ts';
import { firstWords, type HeldBlock } from './held-blocks.ts';

interface BlockCardProps {
  block: HeldBlock;
  type: BlockType;
  /** Among the blocks of the page, from 0. */
  place: number;
  last: number;
  isOpen: boolean;
  /** Something in it cannot be saved as it is. */
  isWrong: boolean;
  isDragged: boolean;
  onOpen(isOpen: boolean): void;
  onGrip: PointerEventHandler;
  onMove(place: number): void;
  /** Undefined for what cannot be done with this one, or while the page is full. */
  onAddBelow: (() => void) | undefined;
  onCopy: (() => void) | undefined;
  onCarry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  path: string;
  control: Control<FieldValues, unknown, PlainPageInput>;
  /** Its controls. */
  children: ReactNode;
}

/** Whether visitors see a block now: hidden, not yet, no longer, or undefined where they do. */
function stateOf({ is_hidden, shown_from, shown_until }: HeldBlock, now: string): string | undefined {
  if (is_hidden) return words.hidden;
  if (shown_until !== null && shown_until !== '' && shown_until <= now) return words.noLonger;
  return shown_from !== null && shown_from > now ? words.notYet : undefined;
}

/** A block of a page: its head with the ways to move it, and what is in it while it is open. */
export function BlockCard(props: BlockCardProps) {
  const { block, type, place, last, isOpen, isWrong, isDragged, path, control, children } = props;
  const { onOpen, onGrip, onMove, onAddBelow, onCopy, onCarry, onRemove } = props;
  const body = useId();
  const now = useNow().toISOString();
  const { field: hiding } = useController({ control, name: `${path}.is_hidden` });
  const state = stateOf(block, now);
  const named = words.blockNumber(place + 1, nameOfBlock(block, type));
  const mayClose = onRemove !== undefined;
  const entries: MenuEntry[] = [
    { word: words.hideIt, checked: hiding.value === true, onChecked: hiding.onChange },
    ...(onAddBelow ? [{ word: words.addBelow, Icon: Plus, onPress: onAddBelow }] : []),
    ...(onCopy ? [{ word: words.copyIt, Icon: Copy, onPress: onCopy }] : []),
    ...(onCarry ? [{ word: words.carryIt, Icon: ClipboardCopy, onPress: onCarry }] : []),
    ...(onRemove ? [{ word: words.removeIt, Icon: Trash2, onPress: onRemove }] : []),
  ];
  return (
    <li data-block={block.id} className={`block-card ${isDragged ? 'block-card-dragged' : ''}`}>
      <div className="flex flex-wrap items-center gap-x-1">
        <span className="block-handle" onPointerDown={onGrip} title={words.dragIt}>
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
        <h3 className="flex min-w-0 grow basis-40">
          {mayClose ? (
            <button
              type="button"
              data-heading
              aria-expanded={isOpen}
              aria-controls={body}
              className="block-heading"
              onClick={() => onOpen(!isOpen)}
            >
              <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${isOpen ? '' : '-rotate-90'}`} />
              <span className="min-w-0">
                <span className="block font-semibold">{named}</span>
                {isOpen ? null : (
                  <span className="block truncate font-normal text-muted text-sm">{firstWords(block, type)}</span>
                )}
              </span>
            </button>
          ) : (
            <span className="block-heading font-semibold">{named}</span>
          )}
        </h3>
        {state === undefined ? null : <Badge tone="warning">{state}</Badge>}
        {isWrong ? <Badge tone="danger">{words.toBeMended}</Badge> : null}
        <span className="flex">
          <Button
            kind="quiet"
            size="icon"
            aria-label={words.moveUp(named)}
            aria-disabled={place === 0}
            onClick={() => onMove(place - 1)}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
          <Button
            kind="quiet"
            size="icon"
            aria-label={words.moveDown(named)}
            aria-disabled={place === last}
            onClick={() => onMove(place + 1)}
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </Button>
          <MenuButton size="small" align="end" label={words.moreFor(named)} entries={entries}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </MenuButton>
        </span>
      </div>
      <div id={body} hidden={!isOpen} className="block-body">
        {isOpen ? (
          <>
            {children}
            <details className="border-t border-line pt-2">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.whenShown}</summary>
              <div className="grid gap-4 py-2 sm:grid-cols-2">
                <DateTimeField
                  control={control}
                  name={`${path}.shown_from`}
                  label={words.shownFrom}
                  hint={words.clock(siteTimeName())}
                />
                <DateTimeField
                  control={control}
                  name={`${path}.shown_until`}
                  label={words.shownUntil}
                  hint={words.clock(siteTimeName())}
                />
              </div>
            </details>
          </>
        ) : null}
      </div>
    </li>
  );
}
