import { z } from 'zod';
import { replyText } from './reply-text.ts';
import { withoutInvisible } from './text.ts';

const wrong = replyText('validEmail');

export const emailAddress = z
  .string({ error: wrong })
  .max(254, { error: wrong, abort: true })
  .overwrite(withoutInvisible)
  .check(z.email({ error: wrong }));

/** The same, or empty. */
export const emailAddressOrEmpty = z
  .string({ error: wrong })
  .max(254, { error: wrong, abort: true })
  .overwrite(withoutInvisible)
  .regex(new RegExp(`^$|${z.regexes.email.source}`), wrong);
