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
import { type CategoryIcon, isCategoryIcon } from '../../../domain/category.ts';
import { type GalleryCategoryIcon, isGalleryCategoryIcon } from '../../../domain/gallery-category.ts';

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

/** The drawing of a category's icon; a plain label where it has none. */
export function drawingOf(icon: string | null): LucideIcon {
  return isCategoryIcon(icon) || isGalleryCategoryIcon(icon) ? icons[icon] : Tag;
}

/** The icon's name as it is read: `Shopping bag`. */
export function iconWords(icon: string): string {
  const words = icon.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
