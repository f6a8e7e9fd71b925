import {
  Book,
  Briefcase,
  Building2,
  CalendarDays,
  Camera,
  Coffee,
  DollarSign,
  Heart,
  Image,
  Leaf,
  type LucideIcon,
  Map as MapIcon,
  Monitor,
  MountainSnow,
  Music,
  Palette,
  ShoppingBag,
  Tag,
  UserRound,
  Users,
  Utensils,
  Video,
} from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import * as words from '#locale/dashboard/collections.ts';
import type { CategoryIcon } from '../../../domain/collections/categories.ts';
import type { GalleryCategoryIcon } from '../../../domain/collections/gallery-categories.ts';
import { controlLook } from '../form/Field.tsx';
import { FormField, type FormFieldProps } from '../form/FormField.tsx';

const icons: Record<CategoryIcon | GalleryCategoryIcon, LucideIcon> = {
  computer: Monitor,
  coffee: Coffee,
  heart: Heart,
  map: MapIcon,
  book: Book,
  music: Music,
  camera: Camera,
  briefcase: Briefcase,
  'shopping-bag': ShoppingBag,
  'dollar-sign': DollarSign,
  image: Image,
  video: Video,
  landscape: MountainSnow,
  portrait: UserRound,
  architecture: Building2,
  nature: Leaf,
  people: Users,
  food: Utensils,
  art: Palette,
  events: CalendarDays,
};

const byName: ReadonlyMap<string | null, LucideIcon> = new Map(Object.entries(icons));

/** What each icon is called. Without a name for one nothing compiles. */
const iconNames: Record<CategoryIcon | GalleryCategoryIcon, string> = words.icons;
const namesByIcon: ReadonlyMap<string, string> = new Map(Object.entries(iconNames));

/** A record's icon in its square, or a plain label. It decorates: the record's name stands beside it. */
export function IconSquare({ icon }: { icon: string | null }) {
  const Icon = byName.get(icon) ?? Tag;
  return (
    <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center bg-accent-surface text-accent">
      <Icon className="size-5" />
    </span>
  );
}

interface IconFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string | null | undefined> {
  icons: readonly string[];
}

/** Chooses the icon, and shows the one that is chosen. */
export function IconField<Values extends FieldValues, Output>(props: IconFieldProps<Values, Output>) {
  const { icons: choices, ...field } = props;
  return (
    <FormField {...field}>
      {(wiring, { value, onChange }) => (
        <div className="flex gap-3">
          <select
            {...wiring}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
            className={controlLook}
          >
            <option value="">{words.noIcon}</option>
            {choices.map((icon) => (
              <option key={icon} value={icon}>
                {namesByIcon.get(icon) ?? icon}
              </option>
            ))}
          </select>
          <IconSquare icon={value ?? null} />
        </div>
      )}
    </FormField>
  );
}
