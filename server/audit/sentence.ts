import { collections } from '../../domain/collections/registry.ts';
import { cut } from '../../domain/text.ts';
import { readRecord } from './changes.ts';
import type { LoggedEntry } from './store.ts';

/** The noun for one record of each resource. */
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

/** The fields that can name a record, in order of preference. */
const naming = ['title', 'name', 'full_name', 'subject', 'email', 'slug'];

const MAX_NAME_LENGTH = 80;

/** `the role "Editor"`, or by its number where no name was kept. */
function recordOf({ resource, resource_id, before, after }: LoggedEntry): string {
  const record = { ...readRecord(before), ...readRecord(after) };
  const name = naming.map((field) => record[field]).find((value) => typeof value === 'string' && value !== '');
  // A password or code for an address that nobody has.
  if (resource === 'users' && resource_id === null) return 'an unknown account';
  const noun = nouns[resource] ?? resource.replaceAll('_', ' ');
  if (typeof name === 'string') return `${noun} "${cut(name, MAX_NAME_LENGTH)}"`;
  return resource_id === null ? noun : `${noun} number ${resource_id}`;
}

type Sentence = (who: string, record: string) => string;

const sentences: Record<string, Sentence> = {
  create: (who, record) => `${who} created ${record}.`,
  edit: (who, record) => `${who} changed ${record}.`,
  delete: (who, record) => `${who} moved ${record} to the trash.`,
  delete_backup: (who) => `${who} deleted a backup for good.`,
  restore: (who, record) => `${who} took ${record} back out of the trash.`,
  sign_in: (who) => `${who} signed in.`,
  sign_out: (who) => `${who} signed out a device.`,
  sign_in_failed: (_who, record) => `Somebody gave a wrong password for ${record}.`,
  code_failed: (_who, record) => `Somebody gave a wrong sign-in code for ${record}.`,
  lock: (_who, record) => `Too many wrong passwords for ${record}: the place they came from is locked out.`,
  lock_codes: (_who, record) =>
    `Too many wrong codes, or codes asked for, with the right password of ${record}: it is locked.`,
  unlock: (who, record) => `${who} took the locks off ${record}.`,
  refresh_reused: (_who, record) => `${record} was used from two places, so it was ended.`,
  invite: (who, record) => `${who} invited the owner of ${record}.`,
  accept_invitation: (who) => `${who} accepted the invitation and chose a password.`,
  ask_reset: (_who, record) => `Somebody asked for a link to set a new password for ${record}.`,
  reset_password: (who) => `${who} set a new password with the link from a mail.`,
  change_password: (who) => `${who} changed their own password.`,
  set_password: (who, record) => `${who} set a new password for ${record}.`,
  make_recovery_codes: (who) => `${who} made new recovery codes.`,
  use_recovery_code: (who) => `${who} used a recovery code to sign in.`,
  make_sign_in_link: (_who, record) => `On the machine, a link was made that signs in ${record}.`,
  use_sign_in_link: (who) => `${who} chose a password and signed in with a link that was made on the machine.`,
  erase: (who, record) => `${who} erased ${record} for good.`,
  import: (who, record) => `${who} took over ${record} from WordPress.`,
  export: (who, record) => `${who} saved ${record} as a file.`,
  send: (who, record) => `${who} sent ${record} to everybody who is subscribed.`,
  stop_sending: (who, record) => `${who} stopped the sending of ${record}.`,
  resume_sending: (who, record) => `${who} went on with the sending of ${record}.`,
  send_again: (who, record) => `${who} had mails of ${record} sent again.`,
  confirm_arrival: (who, record) => `${who} noted that a mail of ${record} had arrived.`,
  set_status: (who, record) => `${who} changed the status of ${record}.`,
  tell_registered: (who, record) => `${who} told those who are registered for ${record} of a change.`,
  add_note: (who, record) => `${who} wrote a note about ${record}.`,
  reply: (who, record) => `${who} answered ${record}.`,
  make_preview: (who, record) => `${who} made a private link to ${record}.`,
  end_previews: (who, record) => `${who} ended every private link to ${record}.`,
  take_address: (who) => `${who} gave an old address to a page.`,
  end_sessions: (who, record) => `${who} ended the sign-ins of ${record}.`,
};

/** The entry as one sentence. `who` is null when nobody was signed in. */
export function sentenceOf(entry: LoggedEntry, who: string | null): string {
  const record = recordOf(entry);
  const person = who ?? 'The program';
  const sentence = sentences[entry.action]?.(person, record) ?? `${person} did "${entry.action}" to ${record}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
