import { MAX_COUNTED } from '../../../domain/listing.ts';

// The list
export const auditLog = 'Audit log';
export const subtitle = 'Who changed what, and who signed in. Entries cannot be changed.';
export const undoAccount = 'Undo what an account did';
export const search = 'Search the log';
export const searchedInLog = 'Search what was done, to what, and by whom';
export const loading = 'Loading the audit log...';
export const failedToLoad = 'Failed to load the audit log';
export const empty = 'The log is empty';
export const noMatch = 'No entries match your filters';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Showing ${first} to ${last} of ${count > MAX_COUNTED ? 'more than 10,000 entries. Choose a period to see older ones' : `${count} ${count === 1 ? 'entry' : 'entries'}`}`;
export const whatHappened = 'What happened';
export const who = 'Who';
export const system = 'System';
export const everyone = 'Everyone';
export const resource = 'Area';
export const allResources = 'All areas';
export const action = 'Action';
export const allActions = 'All actions';
export const when = 'When';
export const from = 'From';
export const to = 'To';

/** Leads to the earlier version of what was changed, where it can be brought back. */
export const whatWasBefore = 'See what was there before';
export const whatWasBeforeOf = (sentence: string) => `See what was there before: ${sentence}`;

// What changed. The fields and values are parts of a sentence that stand out in it.
export const differences = (count: number) => (count === 1 ? '1 difference' : `${count} differences`);
export const quoted = (text: string) => `“${text}”`;
export const nowInclude = <Part>(field: Part, permissions: string) => [field, ` now include ${permissions}.`];
export const noLongerInclude = <Part>(field: Part, permissions: string) => [
  field,
  ` no longer include ${permissions}.`,
];
export const changed = <Part>(field: Part) => [field, ' changed.'];
export const isNow = <Part>(field: Part, after: Part) => [field, ' is now ', after, '.'];
export const isNowEmpty = <Part>(field: Part, before: Part) => [field, ' was ', before, ' and is now empty.'];
export const changedFromTo = <Part>(field: Part, before: Part, after: Part) => [
  field,
  ' changed from ',
  before,
  ' to ',
  after,
  '.',
];

/** Kinds of records that have no screen of their own. */
export const resources = {
  registrations: 'Registrations',
  sessions: 'Sign-ins',
  newsletter_subscribers: 'Newsletter subscribers',
  redirects: 'Old addresses',
  site_pages: 'Standard pages',
  givers: 'Givers',
  payments: 'Payments',
  payment_sources: 'Sources of payments',
};
export const actions = {
  create: 'Create',
  edit: 'Edit',
  delete: 'Delete',
  delete_for_good: 'Delete for good',
  delete_backup: 'Delete backup',
  make_backup: 'Make backup',
  take_backup: 'Download backup',
  confirm_clock: 'Confirm the clock',
  undo_address: 'Undo a change of e-mail address',
  put_in_order: 'Change order',
  restore: 'Restore',
  sign_in: 'Sign in',
  sign_out: 'Sign out',
  sign_in_failed: 'Failed sign-in',
  code_failed: 'Wrong sign-in code',
  lock: 'Lock out a network address',
  lock_codes: 'Lock an account',
  unlock: 'Unlock an account',
  refresh_reused: 'Sign-in used from two places',
  invite: 'Invite',
  accept_invitation: 'Accept invitation',
  ask_reset: 'Request a link for a new password',
  reset_password: 'Set a new password by link',
  change_password: 'Change own password',
  set_password: 'Set someone’s password',
  make_recovery_codes: 'Create recovery codes',
  use_recovery_code: 'Use recovery code',
  make_sign_in_link: 'Create sign-in link',
  use_sign_in_link: 'Use sign-in link',
  erase: 'Erase',
  import: 'Import',
  look_up: 'Look up a person',
  export: 'Export',
  send: 'Send a newsletter',
  send_to_giver: 'Send to the giver',
  schedule: 'Set a time to send',
  unschedule: 'Cancel the time to send',
  miss: 'Not sent at its time',
  stop_sending: 'Stop sending',
  resume_sending: 'Resume sending',
  send_again: 'Send again',
  confirm_arrival: 'Confirm arrival',
  set_status: 'Set status',
  tell_registered: 'Tell the people registered',
  add_note: 'Add note',
  reply: 'Reply',
  make_preview: 'Create private link',
  end_previews: 'End private links',
  take_address: 'Give an old address to a page',
  set_redirect: 'Set where an old address leads',
  remove_redirect: 'Take a redirect away',
  set_standard_page: 'Show, replace or switch off a standard page',
  translate: 'Translate',
  publish_translation: 'Publish translation',
  withdraw_translation: 'Unpublish translation',
  end_sessions: 'End sign-ins',
  match: 'Assign a payment',
  set_aside: 'Set aside a payment',
  take_up: 'Reopen a payment',
  take_back: 'Unassign a gift',
  take_import_back: 'Undo an import',
  take_thanks_back: 'Mark as not thanked',
  merge: 'Merge givers',
  unmerge: 'Separate merged givers',
  new_links: 'End links',
  cancel: 'Cancel',
  reopen: 'Reopen',
  thank: 'Mark as thanked',
  issue: 'Issue a receipt',
  void: 'Make a receipt void',
  confirm: 'Confirm what the site says',
  unconfirm: 'Undo a confirmation',
};
