import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/media.ts';
import type { FocalPoint, Picture as PictureData } from '../../../domain/picture.ts';
import { usualFocalPoint } from '../../ui/focus.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { request } from '../session/request.ts';
import { everyFile } from './calls.ts';

/** Percent that an arrow key moves the point. */
const STEP = 5;

const within = (percent: number) => Math.min(Math.max(Math.round(percent), 0), 100);

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocalPointPickerProps {
  picture: PictureData;
  point: FocalPoint;
  onMove(point: FocalPoint): void;
}

/** The whole picture with the point on it: moved by a click, or with the arrow keys. */
function FocalPointPicker({ picture, point: { x, y }, onMove }: FocalPointPickerProps) {
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const push = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onMove({ x: within(x + move[0]), y: within(y + move[1]) });
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.focalPointOfThePicture}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={words.percentFrom(x, y)}
      className="relative w-fit cursor-crosshair"
      onClick={press}
      onKeyDown={push}
    >
      <Picture picture={{ ...picture, alt: '' }} sizes="32rem" className="h-auto max-h-72 w-auto max-w-full" />
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <circle cx={`${x}%`} cy={`${y}%`} r="13" fill="none" stroke="#1b1411" strokeWidth="7" />
        <circle cx={`${x}%`} cy={`${y}%`} r="13" fill="none" stroke="#fbf6ee" strokeWidth="3" />
      </svg>
    </div>
  );
}

/** The shapes in which the site crops pictures; the class of each, and its width over its height. */
const shapes = [
  { name: words.shapes.card, look: 'aspect-16/10 w-32', box: 1.6 },
  { name: words.shapes.banner, look: 'aspect-21/9 w-40', box: 21 / 9 },
  { name: words.shapes.portrait, look: 'aspect-4/5 w-20', box: 0.8 },
  { name: words.shapes.square, look: 'aspect-square w-20', box: 1 },
] as const;

interface FocalPointFormProps {
  picture: PictureData;
  /** Told once it is saved. */
  onSaved?: () => void;
}

/** Says what of a picture stays in sight where the site shows only a part of it. Saved with the file, for every place. */
export function FocalPointForm({ picture, onSaved }: FocalPointFormProps) {
  const [point, setPoint] = useState(picture.focus);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => request('PUT /media/{id}/', { parameters: { id: picture.id }, body: { focus: point } }),
    onSuccess: async () => {
      toast.success(words.focalPointSaved);
      await queries.invalidateQueries({ queryKey: everyFile });
      onSaved?.();
    },
  });
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{words.focalPointHint}</p>
      <FocalPointPicker picture={picture} point={point ?? usualFocalPoint(picture)} onMove={setPoint} />
      <ul aria-label={words.howTheSiteCropsIt} className="flex flex-wrap items-end gap-3">
        {shapes.map(({ name, look, box }) => (
          <li key={name} className="text-sm text-muted">
            <div className={`overflow-hidden border border-line ${look}`}>
              <Picture
                picture={{ ...picture, focus: point, alt: '' }}
                sizes="10rem"
                box={box}
                className="size-full object-cover"
              />
            </div>
            {name}
          </li>
        ))}
      </ul>
      {saving.error === null ? null : <Banner tone="danger">{saving.error.message}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {saving.isPending ? words.saving : words.saveFocalPoint}
        </Button>
        {point === null ? null : (
          <Button kind="quiet" onClick={() => setPoint(null)}>
            {words.useTheDefault}
          </Button>
        )}
      </div>
    </div>
  );
}
