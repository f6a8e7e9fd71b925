/** The sentences of the audit log, which the server words for whoever reads it. */

/** Who it was when nobody was signed in. */
export const system = 'Porogaramu';
/** One record of a described collection, by its noun. */
export const known = (noun: string) => noun.toLowerCase();
export const named = (record: string, name: string) => `${record} «${name}»`;
export const numbered = (record: string, id: number) => `${record} nimero ${id}`;
/** A password or code for an address that nobody has. */
export const unknownAccount = 'konti itazwi';
/** One record of each other kind. */
export const nouns = {
  registrations: 'uwiyandikishije',
  events: 'igikorwa',
  posts: 'inkuru',
  gallery: 'ifoto cyangwa videwo',
  newsletter: 'akanyamakuru',
  pages: 'urupapuro',
  users: 'konti',
  roles: 'inshingano',
  sessions: 'ukwinjira',
  donations: 'uwifuza gutanga inkunga',
  contacts: 'ubutumwa bw’uwatwandikiye',
  form_answers: 'ibisubizo byo ku ifishi',
  privacy: 'amakuru y’umuntu',
  newsletter_subscribers: 'abiyandikishije ku kanyamakuru',
  redirects: 'aderesi za kera',
  settings: 'igenamiterere ry’urubuga',
  site_pages: 'urupapuro ruhoraho',
  pledges: 'isezerano',
  givers: 'umuterankunga',
  statements: 'raporo ya konti',
  payments: 'ubwishyu',
  payment_sources: 'aho amafaranga ava',
  receipts: 'inyemezabwishyu',
  media: 'dosiye',
  backups: 'kopi y’ingoboka',
  clock: 'isaha ya seriveri',
};
/** By the action. `record` is what it was done to, such as `inshingano «Umwanditsi»`. */
export const sentences = {
  create: (who: string, record: string) => `${who} yashyizeho ${record}.`,
  edit: (who: string, record: string) => `${who} yahinduye ${record}.`,
  delete: (who: string, record: string) => `${who} yashyize mu byasibwe ${record}.`,
  delete_for_good: (who: string, record: string) => `${who} yasibye burundu ${record}.`,
  delete_backup: (who: string) => `${who} yasibye burundu kopi y’ingoboka.`,
  make_backup: (who: string) => `${who} yatangiye gukora kopi y’ingoboka.`,
  take_backup: (who: string) => `${who} yavanye ku rubuga kopi y’ibintu byose.`,
  confirm_clock: (who: string) => `${who} yemeje ko isaha ya seriveri ari yo.`,
  undo_address: (_who: string, record: string) =>
    `Imeyili ya ${record} yasubijwe uko yari, hakoreshejwe aderesi yoherejwe kuri imeyili.`,
  put_in_order: (who: string, record: string) => `${who} yahinduye uko bikurikirana: ${record}.`,
  restore: (who: string, record: string) => `${who} yagaruye ibyari mu byasibwe: ${record}.`,
  sign_in: (who: string) => `${who} yinjiye.`,
  sign_out: (who: string) => `${who} yasohoye igikoresho.`,
  sign_in_failed: (_who: string, record: string) => `Hari uwanditse ijambo ry’ibanga ritari ryo: ${record}.`,
  code_failed: (_who: string, record: string) => `Hari uwanditse kode yo kwinjira itari yo: ${record}.`,
  lock: (_who: string, record: string) =>
    `Handitswe amagambo y’ibanga menshi atari yo; aho yaturukaga harafunzwe: ${record}.`,
  lock_codes: (_who: string, record: string) =>
    `Handitswe cyangwa hasabwe kode nyinshi, ijambo ry’ibanga ari ryo; konti yarafunzwe: ${record}.`,
  unlock: (who: string, record: string) => `${who} yakuyeho ifungwa rya ${record}.`,
  refresh_reused: (_who: string, record: string) => `Ukwinjira kwakoreshejwe ahantu habiri, kurahagarikwa: ${record}.`,
  invite: (who: string, record: string) => `${who} yatumiye nyiri ${record}.`,
  accept_invitation: (who: string) => `${who} yemeye ubutumire kandi ahitamo ijambo ry’ibanga.`,
  ask_reset: (_who: string, record: string) =>
    `Hari uwasabye aderesi yo gushyiraho ijambo ry’ibanga rishya: ${record}.`,
  reset_password: (who: string) =>
    `${who} yishyiriyeho ijambo ry’ibanga rishya akoresheje aderesi yoherejwe kuri imeyili.`,
  change_password: (who: string) => `${who} yahinduye ijambo ry’ibanga rye bwite.`,
  set_password: (who: string, record: string) => `${who} yashyiriyeho undi ijambo ry’ibanga rishya: ${record}.`,
  make_recovery_codes: (who: string) => `${who} yakoze kode nshya z’ingoboka.`,
  use_recovery_code: (who: string) => `${who} yinjiye akoresheje kode y’ingoboka.`,
  make_sign_in_link: (_who: string, record: string) => `Aderesi yo kwinjira yakorewe kuri seriveri: ${record}.`,
  use_sign_in_link: (who: string) =>
    `${who} yahisemo ijambo ry’ibanga kandi yinjira akoresheje aderesi yakorewe kuri seriveri.`,
  erase: (who: string, record: string) => `${who} yasibye ${record} burundu.`,
  import: (who: string, record: string) => `${who} yinjije ibivuye ahandi: ${record}.`,
  look_up: (who: string) => `${who} yarebye amakuru abitswe ku muntu.`,
  export: (who: string, record: string) => `${who} yamanuye ${record}.`,
  send: (who: string, record: string) => `${who} yoherereje abiyandikishije bose ${record}.`,
  send_to_giver: (who: string, record: string) => `${who} yohereje kuri imeyili ${record}.`,
  schedule: (who: string, record: string) => `${who} yagennye igihe cyo kohereza ${record}.`,
  unschedule: (who: string, record: string) => `${who} yakuyeho igihe cyo kohereza ${record}.`,
  miss: (who: string, record: string) => `${who} ntiyohereje ku gihe ${record}.`,
  stop_sending: (who: string, record: string) => `${who} yahagaritse kohereza ${record}.`,
  resume_sending: (who: string, record: string) => `${who} yakomeje kohereza ${record}.`,
  send_again: (who: string, record: string) => `${who} yongeye kohereza imeyili zanze kugenda: ${record}.`,
  confirm_arrival: (who: string, record: string) => `${who} yanditse ko imeyili yageze: ${record}.`,
  set_status: (who: string, record: string) => `${who} yahinduye uko bihagaze: ${record}.`,
  tell_registered: (who: string, record: string) => `${who} yamenyesheje abiyandikishije impinduka: ${record}.`,
  add_note: (who: string, record: string) => `${who} yanditse icyitonderwa: ${record}.`,
  reply: (who: string, record: string) => `${who} yasubije ${record}.`,
  ask_publishing: (who: string, record: string) => `${who} yasabye ko bitangazwa: ${record}.`,
  hand_back: (who: string, record: string) => `${who} yasubije uwabyanditse: ${record}.`,
  make_preview: (who: string, record: string) => `${who} yakoze aderesi yihariye: ${record}.`,
  end_previews: (who: string, record: string) => `${who} yahagaritse aderesi zihariye zose: ${record}.`,
  take_address: (who: string) => `${who} yahaye urupapuro aderesi ya kera.`,
  set_redirect: (who: string) => `${who} yagennye aho aderesi ya kera yerekeza.`,
  remove_redirect: (who: string) => `${who} yakuyeho aho aderesi ya kera yerekezaga.`,
  set_standard_page: (who: string) => `${who} yahisemo icyo abasura babona ku rupapuro rusanzwe rw’urubuga.`,
  translate: (who: string, record: string) => `${who} yasemuye ${record}.`,
  publish_translation: (who: string, record: string) => `${who} yatangaje inyandiko isemuye: ${record}.`,
  withdraw_translation: (who: string, record: string) => `${who} yakuye ku rubuga inyandiko isemuye: ${record}.`,
  end_sessions: (who: string, record: string) => `${who} yasohoye ku bikoresho byose: ${record}.`,
  match: (who: string, record: string) => `${who} yemeje uwatanze inkunga: ${record}.`,
  set_aside: (who: string, record: string) => `${who} yashyize ku ruhande ${record}.`,
  take_up: (who: string, record: string) => `${who} yagaruye ${record}, bwari bwashyizwe ku ruhande.`,
  take_back: (who: string, record: string) => `${who} yakuye inkunga kuri ${record}.`,
  take_import_back: (who: string, record: string) => `${who} yakuyeho ibyinjijwe bivuye muri ${record}.`,
  merge: (who: string, record: string) => `${who} yahuje undi muterankunga na ${record}.`,
  unmerge: (who: string, record: string) => `${who} yatandukanyije umuterankunga wari wahujwe na ${record}.`,
  new_links: (who: string, record: string) => `${who} yahagaritse aderesi zahawe ${record}.`,
  cancel: (who: string, record: string) => `${who} yahagaritse ${record}.`,
  reopen: (who: string, record: string) => `${who} yongeye gufungura ${record}.`,
  thank: (who: string, record: string) => `${who} yanditse ko inkunga yashimiwe: ${record}.`,
  issue: (who: string, record: string) => `${who} yatanze ${record}.`,
  void: (who: string, record: string) => `${who} yatesheje agaciro ${record}.`,
  confirm: (who: string, record: string) => `${who} yemeje ${record}.`,
  unconfirm: (who: string, record: string) => `${who} yakuyeho ibyari byemejwe: ${record}.`,
  take_thanks_back: (who: string) => `${who} yanditse ko inkunga itarashimirwa.`,
};
/** An action that has no sentence. */
export const other = (who: string, action: string, record: string) => `${who} yakoze «${action}»: ${record}.`;
