import { z } from 'zod';
import { staffText } from './reply-text.ts';
import { screenPaths } from './staff-screens.ts';

/** Screens that one person pins at most: more would be a second menu. */
export const MAX_PINS = 8;

/** The screens behind the sign-in that open without a record. */
const pinnable = new Set(
  Object.entries(screenPaths)
    .filter(([, path]) => path.startsWith('/dashboard/') && !path.includes('{'))
    .map(([name]) => name),
);

const LONGEST_NAME = 60;

const unknown = staffText('pinKnownScreens');

/** The screens that somebody pins, in their order: all of them at once. */
export const pinsInput = z.object({
  pins: z
    .array(
      z
        .string(unknown)
        .max(LONGEST_NAME, { error: unknown, abort: true })
        .refine((name) => pinnable.has(name), unknown),
      unknown,
    )
    .max(MAX_PINS, staffText('tooManyPins', MAX_PINS))
    .transform((all) => [...new Set(all)]),
});

const stored = z.array(z.string()).catch([]);

/** The pins that an account has, from their column. */
export const readPins = (json: string): string[] => stored.parse(JSON.parse(json));
