/** The sentences of the audit log, which the server words for whoever reads it. */

/** Who it was when nobody was signed in. */
export const system = 'The system';
/** One record of a described collection, by the noun of its descriptor. */
export const known = (noun: string) => `the ${noun}`;
/** Several of `the team member`, or of `the way to pay`. */
const several = (record: string) => record.replace(/(?: to \w+)?$/, 's$&');
export const named = (record: string, name: string) => `${record} “${name}”`;
export const numbered = (record: string, id: number) => `${record} number ${id}`;
/** A password or code for an address that nobody has. */
export const unknownAccount = 'an unknown account';
/** One record of each other kind. */
export const nouns = {
  registrations: 'the registration',
  events: 'the event',
  posts: 'the blog post',
  gallery: 'the gallery item',
  newsletter: 'the newsletter',
  pages: 'the page',
  users: 'the account',
  roles: 'the role',
  sessions: 'the sign-in',
  donations: 'the donation interest',
  contacts: 'the contact message',
  form_answers: 'the answers to a form',
  privacy: 'a person’s data',
  newsletter_subscribers: 'the newsletter subscribers',
  redirects: 'the old addresses',
  settings: 'the site settings',
  site_pages: 'the standard page',
  pledges: 'the pledge',
  givers: 'the giver',
  statements: 'the statement',
  payments: 'the payment',
  payment_sources: 'the source of payments',
  receipts: 'the receipt',
  media: 'the file',
  backups: 'the backup',
  clock: 'the clock of the server',
};
/** By the action. `record` is what it was done to, such as `the role “Editor”`. */
export const sentences = {
  create: (who: string, record: string) => `${who} created ${record}.`,
  edit: (who: string, record: string) => `${who} changed ${record}.`,
  delete: (who: string, record: string) => `${who} moved ${record} to the trash.`,
  delete_for_good: (who: string, record: string) => `${who} deleted ${record} for good.`,
  delete_backup: (who: string) => `${who} permanently deleted a backup.`,
  make_backup: (who: string) => `${who} began to make a backup.`,
  take_backup: (who: string) => `${who} downloaded a backup of everything.`,
  confirm_clock: (who: string) => `${who} confirmed that the clock of the server is right.`,
  undo_address: (who: string, record: string) =>
    `${who} undid the change of the e-mail address of ${record}, with the link from the e-mail.`,
  put_in_order: (who: string, record: string) => `${who} changed the order of ${several(record)}.`,
  restore: (who: string, record: string) => `${who} restored ${record} from the trash.`,
  sign_in: (who: string) => `${who} signed in.`,
  sign_out: (who: string) => `${who} signed out a device.`,
  sign_in_failed: (_who: string, record: string) => `Someone entered a wrong password for ${record}.`,
  code_failed: (_who: string, record: string) => `Someone entered a wrong sign-in code for ${record}.`,
  lock: (_who: string, record: string) =>
    `Too many wrong passwords for ${record}: the network address they came from is locked out.`,
  lock_codes: (_who: string, record: string) =>
    `Too many wrong codes or code requests with the right password for ${record}: it is locked.`,
  unlock: (who: string, record: string) => `${who} unlocked ${record}.`,
  refresh_reused: (_who: string, record: string) => `${record} was used from two places, so it was ended.`,
  invite: (who: string, record: string) => `${who} invited the owner of ${record}.`,
  accept_invitation: (who: string) => `${who} accepted the invitation and chose a password.`,
  ask_reset: (_who: string, record: string) => `Someone requested a link to set a new password for ${record}.`,
  reset_password: (who: string) => `${who} set a new password with the link from an e-mail.`,
  change_password: (who: string) => `${who} changed their own password.`,
  set_password: (who: string, record: string) => `${who} set a new password for ${record}.`,
  make_recovery_codes: (who: string) => `${who} created new recovery codes.`,
  use_recovery_code: (who: string) => `${who} used a recovery code to sign in.`,
  make_sign_in_link: (_who: string, record: string) => `A sign-in link for ${record} was created on the server.`,
  use_sign_in_link: (who: string) => `${who} chose a password and signed in with a link created on the server.`,
  erase: (who: string, record: string) => `${who} permanently erased ${record}.`,
  import: (who: string, record: string) => `${who} imported ${record}.`,
  look_up: (who: string) => `${who} looked up the data held about a person.`,
  export: (who: string, record: string) => `${who} exported ${record}.`,
  send: (who: string, record: string) => `${who} sent ${record} to all subscribers.`,
  send_to_giver: (who: string, record: string) => `${who} sent ${record} by e-mail.`,
  stop_sending: (who: string, record: string) => `${who} stopped sending ${record}.`,
  resume_sending: (who: string, record: string) => `${who} resumed sending ${record}.`,
  send_again: (who: string, record: string) => `${who} resent the failed e-mails of ${record}.`,
  confirm_arrival: (who: string, record: string) => `${who} noted that an e-mail of ${record} had arrived.`,
  set_status: (who: string, record: string) => `${who} changed the status of ${record}.`,
  tell_registered: (who: string, record: string) => `${who} told the people registered for ${record} about a change.`,
  add_note: (who: string, record: string) => `${who} wrote a note about ${record}.`,
  reply: (who: string, record: string) => `${who} replied to ${record}.`,
  make_preview: (who: string, record: string) => `${who} created a private link to ${record}.`,
  end_previews: (who: string, record: string) => `${who} ended all private links to ${record}.`,
  take_address: (who: string) => `${who} gave an old address to a page.`,
  translate: (who: string, record: string) => `${who} translated ${record}.`,
  publish_translation: (who: string, record: string) => `${who} published a translation of ${record}.`,
  withdraw_translation: (who: string, record: string) => `${who} unpublished a translation of ${record}.`,
  end_sessions: (who: string, record: string) => `${who} ended the sign-ins of ${record}.`,
  match: (who: string, record: string) => `${who} assigned ${record}.`,
  set_aside: (who: string, record: string) => `${who} set aside ${record}.`,
  take_up: (who: string, record: string) => `${who} reopened ${record}.`,
  take_back: (who: string, record: string) => `${who} unassigned a gift from ${record}.`,
  take_import_back: (who: string, record: string) => `${who} undid the import of ${record}.`,
  merge: (who: string, record: string) => `${who} merged another giver into ${record}.`,
  unmerge: (who: string, record: string) => `${who} separated a merged giver from ${record}.`,
  new_links: (who: string, record: string) => `${who} ended the links of ${record}.`,
  cancel: (who: string, record: string) => `${who} cancelled ${record}.`,
  reopen: (who: string, record: string) => `${who} reopened ${record}.`,
  thank: (who: string, record: string) => `${who} marked a gift from ${record} as thanked.`,
  issue: (who: string, record: string) => `${who} issued ${record}.`,
  void: (who: string, record: string) => `${who} made ${record} void.`,
  confirm: (who: string, record: string) => `${who} confirmed ${record}.`,
  unconfirm: (who: string, record: string) => `${who} undid the confirmation of ${record}.`,
  take_thanks_back: (who: string) => `${who} marked a gift as not thanked.`,
};
/** An action that has no sentence. */
export const other = (who: string, action: string, record: string) => `${who} did “${action}” to ${record}.`;
