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
  privacy: 'the data of a person',
  newsletter_subscribers: 'the newsletter subscribers',
  redirects: 'the old addresses',
  settings: 'the site settings',
  site_pages: 'the page',
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
  delete_for_good: (who, record) => `${who} deleted ${record} for good.`,
  delete_backup: (who) => `${who} permanently deleted a backup.`,
  put_in_order: (who, record) => `${who} changed the order of ${record}s.`,
  restore: (who, record) => `${who} restored ${record} from the trash.`,
  sign_in: (who) => `${who} signed in.`,
  sign_out: (who) => `${who} signed out a device.`,
  sign_in_failed: (_who, record) => `Someone entered a wrong password for ${record}.`,
  code_failed: (_who, record) => `Someone entered a wrong sign-in code for ${record}.`,
  lock: (_who, record) => `Too many wrong passwords for ${record}: their network address is locked out.`,
  lock_codes: (_who, record) =>
    `Too many wrong codes or code requests with the right password for ${record}: it is locked.`,
  unlock: (who, record) => `${who} unlocked ${record}.`,
  refresh_reused: (_who, record) => `${record} was used from two places, so it was ended.`,
  invite: (who, record) => `${who} invited the owner of ${record}.`,
  accept_invitation: (who) => `${who} accepted the invitation and chose a password.`,
  ask_reset: (_who, record) => `Someone requested a link to set a new password for ${record}.`,
  reset_password: (who) => `${who} set a new password with the link from an e-mail.`,
  change_password: (who) => `${who} changed their own password.`,
  set_password: (who, record) => `${who} set a new password for ${record}.`,
  make_recovery_codes: (who) => `${who} created new recovery codes.`,
  use_recovery_code: (who) => `${who} used a recovery code to sign in.`,
  make_sign_in_link: (_who, record) => `A sign-in link for ${record} was created on the server.`,
  use_sign_in_link: (who) => `${who} chose a password and signed in with a link created on the server.`,
  erase: (who, record) => `${who} permanently erased ${record}.`,
  import: (who, record) => `${who} imported ${record} from WordPress.`,
  look_up: (who) => `${who} looked up what is held on a person.`,
  export: (who, record) => `${who} exported ${record}.`,
  send: (who, record) => `${who} sent ${record} to all subscribers.`,
  stop_sending: (who, record) => `${who} stopped sending ${record}.`,
  resume_sending: (who, record) => `${who} resumed sending ${record}.`,
  send_again: (who, record) => `${who} resent the failed e-mails of ${record}.`,
  confirm_arrival: (who, record) => `${who} noted that an e-mail of ${record} had arrived.`,
  set_status: (who, record) => `${who} changed the status of ${record}.`,
  tell_registered: (who, record) => `${who} told the people registered for ${record} about a change.`,
  add_note: (who, record) => `${who} wrote a note about ${record}.`,
  reply: (who, record) => `${who} replied to ${record}.`,
  make_preview: (who, record) => `${who} created a private link to ${record}.`,
  end_previews: (who, record) => `${who} ended all private links to ${record}.`,
  take_address: (who) => `${who} gave an old address to a page.`,
  translate: (who, record) => `${who} translated ${record}.`,
  publish_translation: (who, record) => `${who} published a translation of ${record}.`,
  withdraw_translation: (who, record) => `${who} took back a translation of ${record}.`,
  end_sessions: (who, record) => `${who} ended the sign-ins of ${record}.`,
};

/** The entry as one sentence. `who` is null when nobody was signed in. */
export function sentenceOf(entry: LoggedEntry, who: string | null): string {
  const record = recordOf(entry);
  const person = who ?? 'The system';
  const sentence = sentences[entry.action]?.(person, record) ?? `${person} did "${entry.action}" to ${record}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
