import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Permission } from '../../../domain/permission.ts';
import type { Rights, Seen } from '../../../domain/timestamps.ts';

/** A category as its manager shows it, whichever kind it is of. */
export interface ManagedCategory {
  id: number;
  name: string;
  slug: string;
  icon: string | null;
  updated_at: string;
  can?: Rights | undefined;
}

/** The fields of the form. */
export interface CategoryFields {
  name: string;
  slug?: string | undefined;
  icon?: string | null | undefined;
}

export interface CategoryTexts {
  /** The screen's title, and that of the list. */
  title: string;
  subtitle: string;
  list: string;
  add: string;
  edit: string;
  none: string;
  /** Said in place of the list when it does not come. */
  failed(error: Error): string;
  saveFailed: string;
  /** The toast of a save, and what stands on the screen for three seconds. */
  created(name: string): { toast: string; message: string };
  updated(name: string): { toast: string; message: string };
}

/** One kind of categories: those of the blog, or of the gallery. `Input` is what its calls take. */
export interface CategoryKind<Input> {
  texts: CategoryTexts;
  icons: readonly string[];
  category: z.ZodType<ManagedCategory>;
  schema: z.ZodType<Input, CategoryFields>;
  createPermission: Permission;
  deletePermission: Permission;
  /** Begins the key of everything that shows its categories: their lists, and what is filed under them. */
  queryKey: QueryKey;
  list(): Promise<ManagedCategory[]>;
  trash(): Promise<ManagedCategory[]>;
  create(input: Input): Promise<ManagedCategory>;
  change(id: number, input: Input, seen: Seen): Promise<ManagedCategory>;
  remove(id: number): Promise<void>;
  restore(id: number): Promise<ManagedCategory>;
}
