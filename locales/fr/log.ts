/** The sentences of the audit log, which the server words for whoever reads it. */

/** Who it was when nobody was signed in. */
export const system = 'Le système';
/** One record of a described collection, by its noun. No article: its gender is not known here. */
export const known = (noun: string) => noun.toLowerCase();
export const named = (record: string, name: string) => `${record} «\u00a0${name}\u00a0»`;
export const numbered = (record: string, id: number) => `${record} numéro ${id}`;
/** A password or code for an address that nobody has. */
export const unknownAccount = 'compte inconnu';
/** One record of each other kind. */
export const nouns = {
  registrations: 'inscription',
  events: 'événement',
  posts: 'article',
  gallery: 'élément de la galerie',
  newsletter: 'lettre d’information',
  pages: 'page',
  users: 'compte',
  roles: 'rôle',
  sessions: 'connexion',
  donations: 'intention de don',
  contacts: 'message reçu',
  privacy: 'données d’une personne',
  newsletter_subscribers: 'abonnés à la lettre d’information',
  redirects: 'anciennes adresses',
  settings: 'réglages du site',
  site_pages: 'page',
  pledges: 'promesse de don',
  givers: 'donateur',
  statements: 'relevé',
  payments: 'paiement',
  payment_sources: 'source de paiements',
  receipts: 'reçu',
  media: 'fichier',
  backups: 'sauvegarde',
  clock: 'horloge du serveur',
};
/** By the action. `record` is what it was done to, such as `rôle «Rédaction»`. */
export const sentences = {
  create: (who: string, record: string) => `${who} a créé\u00a0: ${record}.`,
  edit: (who: string, record: string) => `${who} a modifié\u00a0: ${record}.`,
  delete: (who: string, record: string) => `${who} a mis à la corbeille\u00a0: ${record}.`,
  delete_for_good: (who: string, record: string) => `${who} a supprimé définitivement\u00a0: ${record}.`,
  delete_backup: (who: string) => `${who} a supprimé définitivement une sauvegarde.`,
  confirm_clock: (who: string) => `${who} a confirmé que l’horloge du serveur est juste.`,
  undo_address: (_who: string, record: string) =>
    `L’adresse e-mail a été rétablie avec le lien de l’e-mail\u00a0: ${record}.`,
  put_in_order: (who: string, record: string) => `${who} a changé l’ordre\u00a0: ${record}.`,
  restore: (who: string, record: string) => `${who} a restauré depuis la corbeille\u00a0: ${record}.`,
  sign_in: (who: string) => `${who} a ouvert une session.`,
  sign_out: (who: string) => `${who} a déconnecté un appareil.`,
  sign_in_failed: (_who: string, record: string) => `Quelqu’un a entré un mot de passe incorrect\u00a0: ${record}.`,
  code_failed: (_who: string, record: string) => `Quelqu’un a entré un code de connexion incorrect\u00a0: ${record}.`,
  lock: (_who: string, record: string) =>
    `Trop de mots de passe incorrects, l’adresse réseau de cette personne est bloquée\u00a0: ${record}.`,
  lock_codes: (_who: string, record: string) =>
    `Trop de codes incorrects ou demandés avec le bon mot de passe, le compte est bloqué\u00a0: ${record}.`,
  unlock: (who: string, record: string) => `${who} a débloqué\u00a0: ${record}.`,
  refresh_reused: (_who: string, record: string) =>
    `Utilisation depuis deux endroits, donc fin de session\u00a0: ${record}.`,
  invite: (who: string, record: string) => `${who} a invité la personne de ce compte\u00a0: ${record}.`,
  accept_invitation: (who: string) => `${who} a accepté l’invitation et choisi un mot de passe.`,
  ask_reset: (_who: string, record: string) =>
    `Quelqu’un a demandé un lien pour choisir un nouveau mot de passe\u00a0: ${record}.`,
  reset_password: (who: string) => `${who} a choisi un nouveau mot de passe avec le lien d’un e-mail.`,
  change_password: (who: string) => `${who} a changé son propre mot de passe.`,
  set_password: (who: string, record: string) => `${who} a donné un nouveau mot de passe\u00a0: ${record}.`,
  make_recovery_codes: (who: string) => `${who} a créé de nouveaux codes de secours.`,
  use_recovery_code: (who: string) => `${who} a utilisé un code de secours pour ouvrir une session.`,
  make_sign_in_link: (_who: string, record: string) =>
    `Un lien de connexion a été créé sur le serveur\u00a0: ${record}.`,
  use_sign_in_link: (who: string) =>
    `${who} a choisi un mot de passe et ouvert une session avec un lien créé sur le serveur.`,
  erase: (who: string, record: string) => `${who} a effacé définitivement\u00a0: ${record}.`,
  import: (who: string, record: string) => `${who} a importé\u00a0: ${record}.`,
  look_up: (who: string) => `${who} a consulté les données conservées sur une personne.`,
  export: (who: string, record: string) => `${who} a exporté\u00a0: ${record}.`,
  send: (who: string, record: string) => `${who} a envoyé à tous les abonnés\u00a0: ${record}.`,
  send_to_giver: (who: string, record: string) => `${who} a envoyé par e-mail\u00a0: ${record}.`,
  stop_sending: (who: string, record: string) => `${who} a arrêté l’envoi\u00a0: ${record}.`,
  resume_sending: (who: string, record: string) => `${who} a repris l’envoi\u00a0: ${record}.`,
  send_again: (who: string, record: string) => `${who} a renvoyé les e-mails en échec\u00a0: ${record}.`,
  confirm_arrival: (who: string, record: string) => `${who} a noté qu’un e-mail est arrivé\u00a0: ${record}.`,
  set_status: (who: string, record: string) => `${who} a changé l’état\u00a0: ${record}.`,
  tell_registered: (who: string, record: string) => `${who} a prévenu les inscrits d’un changement\u00a0: ${record}.`,
  add_note: (who: string, record: string) => `${who} a écrit une note\u00a0: ${record}.`,
  reply: (who: string, record: string) => `${who} a répondu\u00a0: ${record}.`,
  make_preview: (who: string, record: string) => `${who} a créé un lien privé\u00a0: ${record}.`,
  end_previews: (who: string, record: string) => `${who} a désactivé tous les liens privés\u00a0: ${record}.`,
  take_address: (who: string) => `${who} a donné une ancienne adresse à une page.`,
  translate: (who: string, record: string) => `${who} a traduit\u00a0: ${record}.`,
  publish_translation: (who: string, record: string) => `${who} a publié une traduction\u00a0: ${record}.`,
  withdraw_translation: (who: string, record: string) => `${who} a retiré une traduction\u00a0: ${record}.`,
  end_sessions: (who: string, record: string) => `${who} a mis fin aux connexions\u00a0: ${record}.`,
  match: (who: string, record: string) => `${who} a attribué\u00a0: ${record}.`,
  set_aside: (who: string, record: string) => `${who} a mis de côté\u00a0: ${record}.`,
  take_up: (who: string, record: string) => `${who} a rouvert\u00a0: ${record}.`,
  take_back: (who: string, record: string) => `${who} a annulé l’attribution d’un don\u00a0: ${record}.`,
  take_import_back: (who: string, record: string) => `${who} a annulé une importation\u00a0: ${record}.`,
  merge: (who: string, record: string) => `${who} a fusionné une autre fiche avec\u00a0: ${record}.`,
  unmerge: (who: string, record: string) => `${who} a annulé une fusion\u00a0: ${record}.`,
  new_links: (who: string, record: string) => `${who} a désactivé les liens\u00a0: ${record}.`,
  cancel: (who: string, record: string) => `${who} a annulé\u00a0: ${record}.`,
  reopen: (who: string, record: string) => `${who} a rouvert\u00a0: ${record}.`,
  thank: (who: string, record: string) => `${who} a noté le remerciement pour un don\u00a0: ${record}.`,
  issue: (who: string, record: string) => `${who} a établi\u00a0: ${record}.`,
  void: (who: string, record: string) => `${who} a annulé\u00a0: ${record}.`,
  confirm: (who: string, record: string) => `${who} a confirmé\u00a0: ${record}.`,
  unconfirm: (who: string, record: string) => `${who} a annulé la confirmation\u00a0: ${record}.`,
  take_thanks_back: (who: string) => `${who} a retiré le remerciement noté pour un don.`,
};
/** An action that has no sentence. */
export const other = (who: string, action: string, record: string) =>
  `${who} a fait «\u00a0${action}\u00a0»\u00a0: ${record}.`;
