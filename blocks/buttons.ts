import { group } from '../domain/fields/group.ts';
import { target } from '../domain/fields/link.ts';
import { text } from '../domain/fields/text.ts';
import { staffText } from '../domain/reply-text.ts';

/** Characters on a button: more do not stand on one line of a phone. */
const MAX_LABEL = 60;

/** Links that look like buttons. */
export const buttons = group({
  label: 'Buttons',
  one: 'button',
  most: 4,
  fields: {
    label: text({ label: 'Label', missing: staffText('labelRequired'), max: MAX_LABEL, translated: true }),
    address: target({
      label: 'Leads to',
      hint: 'A page of this site, such as /donate, or the whole address of another.',
      missing: staffText('targetRequired'),
      wrong: staffText('validUrl'),
    }),
  },
});
