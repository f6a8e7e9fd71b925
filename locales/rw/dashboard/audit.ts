import { MAX_COUNTED } from '../../../domain/listing.ts';

// The list
export const auditLog = 'Ibyakozwe byose';
export const subtitle = 'Uwahinduye n’icyo yahinduye, n’abinjiye. Ibyanditswe hano ntibishobora guhindurwa.';
export const undoAccount = 'Gusubiza inyuma ibyo konti yakoze';
export const search = 'Shakisha mu byakozwe';
export const searchedInLog = 'Shakisha icyakozwe cyangwa uwagikoze';
export const loading = 'Ibyakozwe birimo gufunguka...';
export const failedToLoad = 'Ibyakozwe ntibyashoboye gufunguka';
export const empty = 'Nta kirakorwa';
export const noMatch = 'Nta byakozwe bihuye n’ibyo mushaka';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Ibyakozwe, kuva ku cya ${first} kugeza ku cya ${last}, ${count > MAX_COUNTED ? 'mu birenga 10.000. Muhitemo igihe kugira ngo mubone ibya kera' : `muri ${count}`}`;
export const whatHappened = 'Ibyabaye';
export const who = 'Uwabikoze';
export const system = 'Porogaramu';
export const everyone = 'Bose';
export const resource = 'Igice cy’urubuga';
export const allResources = 'Ibice byose';
export const action = 'Icyakozwe';
export const allActions = 'Ibyakozwe byose';
export const when = 'Igihe';
export const from = 'Kuva ku wa';
export const to = 'Kugeza ku wa';

/** Leads to the earlier version of what was changed, where it can be brought back. */
export const whatWasBefore = 'Reba uko byari bimeze mbere';
export const whatWasBeforeOf = (sentence: string) => `Reba uko byari bimeze mbere: ${sentence}`;

// What changed. The fields and values are parts of a sentence that stand out in it.
export const differences = (count: number) => (count === 1 ? 'Icyahindutse 1' : `Ibyahindutse ${count}`);
export const quoted = (text: string) => `«${text}»`;
export const nowInclude = <Part>(field: Part, permissions: string) => [field, `: hiyongereyeho ${permissions}.`];
export const noLongerInclude = <Part>(field: Part, permissions: string) => [field, `: havuyemo ${permissions}.`];
export const changed = <Part>(field: Part) => [field, ': byahindutse.'];
export const isNow = <Part>(field: Part, after: Part) => [field, ': ubu ni ', after, '.'];
export const isNowEmpty = <Part>(field: Part, before: Part) => [field, ': byari ', before, ', ubu nta kirimo.'];
export const changedFromTo = <Part>(field: Part, before: Part, after: Part) => [
  field,
  ': byari ',
  before,
  ', ubu ni ',
  after,
  '.',
];

/** Kinds of records that have no screen of their own. */
export const resources = {
  registrations: 'Abiyandikishije',
  sessions: 'Ukwinjira',
  newsletter_subscribers: 'Abiyandikishije ku kanyamakuru',
  redirects: 'Aderesi za kera',
  site_pages: 'Impapuro zihoraho z’urubuga',
  givers: 'Abaterankunga',
  payments: 'Ubwishyu',
  payment_sources: 'Aho amafaranga ava',
};
export const actions = {
  create: 'Gushyiraho',
  edit: 'Guhindura',
  delete: 'Gusiba',
  delete_for_good: 'Gusiba burundu',
  delete_backup: 'Gusiba kopi y’ingoboka',
  make_backup: 'Gukora kopi y’ingoboka',
  take_backup: 'Kuvana kopi y’ingoboka',
  confirm_clock: 'Kwemeza isaha',
  undo_address: 'Gusubizaho imeyili ya kera',
  put_in_order: 'Gutondeka',
  restore: 'Kugarura',
  sign_in: 'Kwinjira',
  sign_out: 'Gusohoka',
  sign_in_failed: 'Kwinjira kwanze',
  code_failed: 'Kode itari yo',
  lock: 'Gufunga konti',
  lock_codes: 'Gufunga kode',
  unlock: 'Gukuraho ifungwa rya konti',
  refresh_reused: 'Ukwinjira kwakoreshejwe ahantu habiri',
  invite: 'Gutumira',
  accept_invitation: 'Kwemera ubutumire',
  ask_reset: 'Gusaba ijambo ry’ibanga rishya',
  reset_password: 'Gushyiraho ijambo ry’ibanga rishya ukoresheje aderesi',
  change_password: 'Guhindura ijambo ry’ibanga rye bwite',
  set_password: 'Gushyiriraho undi ijambo ry’ibanga',
  make_recovery_codes: 'Gukora kode z’ingoboka',
  use_recovery_code: 'Gukoresha kode y’ingoboka',
  make_sign_in_link: 'Gukora aderesi yo kwinjira',
  use_sign_in_link: 'Gukoresha aderesi yo kwinjira',
  erase: 'Gusiba amakuru bwite',
  import: 'Kwinjiza ibivuye ahandi',
  look_up: 'Gushakisha amakuru y’umuntu',
  export: 'Kumanura',
  send: 'Kohereza',
  send_to_giver: 'Koherereza umuterankunga',
  schedule: 'Kugena igihe cyo kohereza',
  unschedule: 'Gukuraho igihe cyo kohereza',
  miss: 'Ntikoherejwe ku gihe',
  stop_sending: 'Guhagarika kohereza',
  resume_sending: 'Gukomeza kohereza',
  send_again: 'Kongera kohereza',
  confirm_arrival: 'Kwemeza ko yageze',
  set_status: 'Guhindura uko bihagaze',
  tell_registered: 'Kumenyesha abiyandikishije',
  add_note: 'Kwandika icyitonderwa',
  reply: 'Gusubiza',
  make_preview: 'Gukora aderesi yihariye',
  end_previews: 'Guhagarika aderesi zihariye',
  take_address: 'Guha urupapuro aderesi ya kera',
  set_redirect: 'Kugena aho aderesi ya kera yerekeza',
  remove_redirect: 'Gukuraho kwerekeza',
  set_standard_page: 'Kugaragaza, gusimbuza cyangwa gufunga urupapuro rusanzwe',
  translate: 'Gusemura',
  publish_translation: 'Gutangaza inyandiko isemuye',
  withdraw_translation: 'Gukura ku rubuga inyandiko isemuye',
  end_sessions: 'Gusohora umuntu ku bikoresho byose',
  match: 'Kwemeza uwatanze inkunga',
  set_aside: 'Gushyira ku ruhande',
  take_up: 'Kugarura ubwishyu',
  take_back: 'Gukuraho inkunga',
  take_import_back: 'Gukuraho ibyinjijwe',
  take_thanks_back: 'Kwandika ko atarashimirwa',
  merge: 'Guhuza',
  unmerge: 'Gutandukanya',
  new_links: 'Guhagarika aderesi',
  cancel: 'Guhagarika',
  reopen: 'Kongera gufungura',
  thank: 'Kwandika ko yashimiwe',
  issue: 'Gutanga inyemezabwishyu',
  void: 'Gutesha agaciro',
  confirm: 'Kwemeza',
  unconfirm: 'Gukuraho ibyemejwe',
};
