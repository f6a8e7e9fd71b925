import { collections } from '../../domain/collections/registry.ts';
import { cut } from '../../domain/text.ts';
import { readThing } from './changes.ts';
import type { LoggedEntry } from './store.ts';

/** What one of each resource is called. */
const nouns: Record<string, string> = {
  ...Object.fromEntries(collections.map(({ name, noun }) => [name, `the ${noun}`])),
  users: 'the account',
  roles: 'the role',
  sessions: 'the sign-in',
  donations: 'the donation interest',
  contacts: 'the contact message',
  privacy: 'what was held on a person',
  newsletter_subscribers: 'the subscribers of the newsletter',
  redirects: 'the old addresses',
  settings: 'the site settings',
};

/** What a thing goes by, in the order in which it is looked for. */
const naming = ['title', 'name', 'full_name', 'subject', 'email', 'slug'];

const LONGEST_NAME = 80;

/** `the role "Editor"`, or by its number where no name was kept. */
function thingOf({ resource, resource_id, before, after }: LoggedEntry): string {
  const thing = { ...readThing(before), ...readThing(after) };
  const name = naming.map((field) => thing[field]).find((value) => typeof value === 'string' && value !== '');
  // A password or code for an address that nobody has.
  if (resource === 'users' && resource_id === null) return 'an unknown account';
  const noun = nouns[resource] ?? resource.replaceAll('_', ' ');
  if (typeof name === 'string') return `${noun} "${cut(name, LONGEST_NAME)}"`;
  return resource_id === null ? noun : `${noun} number ${resource_id}`;
}

type Sentence = (who: string, thing: string) => string;

const sentences: Record<string, Sentence> = {
  create: (who, thing) => `${who} created ${thing}.`,
  edit: (who, thing) => `${who} changed ${thing}.`,
  delete: (who, thing) => `${who} moved ${thing} to the trash.`,
  delete_backup: (who) => `${who} deleted a backup for good.`,
  restore: (who, thing) => `${who} took ${thing} back out of the trash.`,
  sign_in: (who) => `${who} signed in.`,
  sign_out: (who) => `${who} signed out a device.`,
  sign_in_failed: (_who, thing) => `Somebody gave a wrong password for ${thing}.`,
  code_failed: (_who, thing) => `Somebody gave a wrong sign-in code for ${thing}.`,
  lock: (_who, thing) => `Too many wrong passwords for ${thing}: the place they came from is locked out.`,
  lock_codes: (_who, thing) =>
    `Too many wrong codes, or codes asked for, with the right password of ${thing}: it is locked.`,
  unlock: (who, thing) => `${who} took the locks off ${thing}.`,
  refresh_reused: (_who, thing) => `${thing} was used from two places, so it was ended.`,
  invite: (who, thing) => `${who} invited the owner of ${thing}.`,
  accept_invitation: (who) => `${who} accepted the invitation and chose a password.`,
  ask_reset: (_who, thing) => `Somebody asked for a link to set a new password for ${thing}.`,
  reset_password: (who) => `${who} set a new password with the link from a mail.`,
  change_password: (who) => `${who} changed their own password.`,
  set_password: (who, thing) => `${who} set a new password for ${thing}.`,
  make_recovery_codes: (who) => `${who} made new recovery codes.`,
  use_recovery_code: (who) => `${who} used a recovery code to sign in.`,
  make_sign_in_link: (_who, thing) => `On the machine, a link was made that signs in ${thing}.`,
  use_sign_in_link: (who) => `${who} chose a password and signed in with a link that was made on the machine.`,
  erase: (who, thing) => `${who} erased ${thing} for good.`,
  import: (who, thing) => `${who} took over ${thing} from WordPress.`,
  export: (who, thing) => `${who} saved ${thing} as a file.`,
  send: (who, thing) => `${who} sent ${thing} to everybody who is subscribed.`,
  stop_sending: (who, thing) => `${who} stopped the sending of ${thing}.`,
  resume_sending: (who, thing) => `${who} went on with the sending of ${thing}.`,
  send_again: (who, thing) => `${who} had mails of ${thing} sent again.`,
  confirm_arrival: (who, thing) => `${who} noted that a mail of ${thing} had arrived.`,
  set_status: (who, thing) => `${who} changed the status of ${thing}.`,
  add_note: (who, thing) => `${who} wrote a note about ${thing}.`,
  reply: (who, thing) => `${who} answered ${thing}.`,
  make_preview: (who, thing) => `${who} made a private link to ${thing}.`,
  end_previews: (who, thing) => `${who} ended every private link to ${thing}.`,
  take_address: (who) => `${who} gave an old address to a page.`,
  end_sessions: (who, thing) => `${who} ended the sign-ins of ${thing}.`,
};

/** What happened, as one sentence. `who` is null when nobody was signed in. */
export function sentenceOf(entry: LoggedEntry, who: string | null): string {
  const thing = thingOf(entry);
  const person = who ?? 'The program';
  const sentence = sentences[entry.action]?.(person, thing) ?? `${person} did "${entry.action}" to ${thing}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
