import { au, du } from './elision.ts';
import { le } from './nouns.ts';

/** The sentences of the audit log, which the server words for whoever reads it. */

/** Who it was when nobody was signed in. */
export const system = 'Le système';
/** One record of a described collection, by its noun. */
export const known = le;
export const named = (record: string, name: string) => `${record} «\u00a0${name}\u00a0»`;
export const numbered = (record: string, id: number) => `${record} numéro ${id}`;
/** A password or code for an address that nobody has. */
export const unknownAccount = 'un compte inconnu';
/** One record of each other kind. */
export const nouns = {
  registrations: 'l’inscription',
  events: 'l’événement',
  posts: 'l’article',
  gallery: 'l’élément de la galerie',
  newsletter: 'la lettre d’information',
  pages: 'la page',
  users: 'le compte',
  roles: 'le rôle',
  sessions: 'la connexion',
  donations: 'l’intention de don',
  contacts: 'le message reçu',
  form_answers: 'les réponses à un formulaire',
  privacy: 'les données d’une personne',
  newsletter_subscribers: 'les abonnés à la lettre d’information',
  redirects: 'les anciennes adresses de pages',
  settings: 'les réglages du site',
  site_pages: 'la page',
  pledges: 'la promesse de don',
  givers: 'le donateur',
  statements: 'le relevé',
  payments: 'le paiement',
  payment_sources: 'la source de paiements',
  receipts: 'le reçu',
  media: 'le fichier',
  backups: 'la sauvegarde',
  clock: 'l’horloge du serveur',
};
/** `moyens de paiement` of `le moyen de paiement`. */
const many = (record: string) =>
  record.replace(/^(?:l’|la |le )/, '').replace(/^.+?(?=$| d)/, (words) => words.replaceAll(/\S+/g, '$&s'));

/** By the action. `record` is what it was done to, such as `le rôle «Rédaction»`. */
export const sentences = {
  create: (who: string, record: string) => `${who} a créé ${record}.`,
  edit: (who: string, record: string) => `${who} a modifié ${record}.`,
  delete: (who: string, record: string) => `${who} a mis ${record} à la corbeille.`,
  delete_for_good: (who: string, record: string) => `${who} a supprimé définitivement ${record}.`,
  delete_backup: (who: string) => `${who} a supprimé définitivement une sauvegarde.`,
  make_backup: (who: string) => `${who} a lancé une sauvegarde.`,
  take_backup: (who: string) => `${who} a téléchargé une sauvegarde de tout.`,
  confirm_clock: (who: string) => `${who} a confirmé que l’horloge du serveur est juste.`,
  undo_address: (_who: string, record: string) =>
    `L’adresse e-mail ${du(record)} a été rétablie avec le lien de l’e-mail.`,
  put_in_order: (who: string, record: string) => `${who} a changé l’ordre des ${many(record)}.`,
  restore: (who: string, record: string) => `${who} a restauré ${record} depuis la corbeille.`,
  sign_in: (who: string) => `${who} a ouvert une session.`,
  sign_out: (who: string) => `${who} a déconnecté un appareil.`,
  sign_in_failed: (_who: string, record: string) => `Quelqu’un a saisi un mot de passe incorrect pour ${record}.`,
  code_failed: (_who: string, record: string) => `Quelqu’un a saisi un code de connexion incorrect pour ${record}.`,
  lock: (_who: string, record: string) =>
    `Trop de mots de passe incorrects ont été saisis pour ${record}\u00a0: l’adresse réseau d’où ils viennent est bloquée.`,
  lock_codes: (_who: string, record: string) =>
    `Pour ${record}, trop de codes ont été incorrects, ou demandés avec le bon mot de passe\u00a0: la connexion est bloquée.`,
  unlock: (who: string, record: string) => `${who} a débloqué ${record}.`,
  refresh_reused: (_who: string, record: string) => `${record} a été utilisée à deux endroits, et donc terminée.`,
  invite: (who: string, record: string) => `${who} a envoyé une invitation pour ${record}.`,
  accept_invitation: (who: string) => `${who} a accepté l’invitation et choisi un mot de passe.`,
  ask_reset: (_who: string, record: string) =>
    `Quelqu’un a demandé un lien pour changer le mot de passe ${du(record)}.`,
  reset_password: (who: string) => `${who} a changé son mot de passe avec le lien d’un e-mail.`,
  change_password: (who: string) => `${who} a changé son mot de passe dans «\u00a0Mon profil\u00a0».`,
  set_password: (who: string, record: string) => `${who} a changé le mot de passe ${du(record)}.`,
  make_recovery_codes: (who: string) => `${who} a créé de nouveaux codes de secours.`,
  use_recovery_code: (who: string) => `${who} a utilisé un code de secours pour ouvrir une session.`,
  make_sign_in_link: (_who: string, record: string) => `Un lien de connexion a été créé sur le serveur pour ${record}.`,
  use_sign_in_link: (who: string) =>
    `${who} a choisi un mot de passe et ouvert une session avec un lien créé sur le serveur.`,
  erase: (who: string, record: string) => `${who} a effacé définitivement ${record}.`,
  import: (who: string, record: string) => `${who} a importé ${record}.`,
  look_up: (who: string) => `${who} a consulté les données conservées sur une personne.`,
  export: (who: string, record: string) => `${who} a exporté ${record}.`,
  send: (who: string, record: string) => `${who} a envoyé ${record} à tous les abonnés.`,
  send_to_giver: (who: string, record: string) => `${who} a envoyé ${record} par e-mail.`,
  schedule: (who: string, record: string) => `${who} a prévu l’envoi ${du(record)}.`,
  unschedule: (who: string, record: string) => `${who} a annulé l’heure d’envoi ${du(record)}.`,
  miss: (who: string, record: string) => `${who} n’a pas envoyé ${record} à l’heure prévue.`,
  stop_sending: (who: string, record: string) => `${who} a arrêté l’envoi ${du(record)}.`,
  resume_sending: (who: string, record: string) => `${who} a repris l’envoi ${du(record)}.`,
  send_again: (who: string, record: string) => `${who} a renvoyé les e-mails ${du(record)} qui n’étaient pas partis.`,
  confirm_arrival: (who: string, record: string) => `${who} a noté qu’un e-mail ${du(record)} était arrivé.`,
  set_status: (who: string, record: string) => `${who} a changé l’état ${du(record)}.`,
  tell_registered: (who: string, record: string) =>
    `${who} a prévenu d’un changement les personnes inscrites ${au(record)}.`,
  add_note: (who: string, record: string) => `${who} a écrit une note sur ${record}.`,
  reply: (who: string, record: string) => `${who} a répondu ${au(record)}.`,
  ask_publishing: (who: string, record: string) => `${who} a demandé la publication : ${record}.`,
  hand_back: (who: string, record: string) => `${who} a rendu à son auteur : ${record}.`,
  make_preview: (who: string, record: string) => `${who} a créé un lien privé vers ${record}.`,
  end_previews: (who: string, record: string) => `${who} a désactivé tous les liens privés vers ${record}.`,
  take_address: (who: string) => `${who} a donné une ancienne adresse à une page.`,
  set_redirect: (who: string) => `${who} a défini où mène une ancienne adresse.`,
  remove_redirect: (who: string) => `${who} a retiré une redirection.`,
  set_standard_page: (who: string) => `${who} a choisi ce que les visiteurs trouvent à une page du site.`,
  translate: (who: string, record: string) => `${who} a traduit ${record}.`,
  publish_translation: (who: string, record: string) => `${who} a publié une traduction ${du(record)}.`,
  withdraw_translation: (who: string, record: string) => `${who} a retiré du site une traduction ${du(record)}.`,
  end_sessions: (who: string, record: string) => `${who} a déconnecté partout ${record}.`,
  match: (who: string, record: string) => `${who} a attribué ${record}.`,
  set_aside: (who: string, record: string) => `${who} a mis de côté ${record}.`,
  take_up: (who: string, record: string) => `${who} a rouvert ${record}.`,
  take_back: (who: string, record: string) => `${who} a annulé l’attribution d’un don venu ${du(record)}.`,
  take_import_back: (who: string, record: string) => `${who} a annulé l’importation ${du(record)}.`,
  merge: (who: string, record: string) => `${who} a fusionné une autre fiche avec celle ${du(record)}.`,
  unmerge: (who: string, record: string) => `${who} a annulé la fusion d’une fiche avec celle ${du(record)}.`,
  new_links: (who: string, record: string) => `${who} a désactivé les liens ${du(record)}.`,
  cancel: (who: string, record: string) => `${who} a annulé ${record}.`,
  reopen: (who: string, record: string) => `${who} a rouvert ${record}.`,
  thank: (who: string, record: string) => `${who} a noté le remerciement pour un don ${du(record)}.`,
  issue: (who: string, record: string) => `${who} a établi ${record}.`,
  void: (who: string, record: string) => `${who} a annulé ${record}.`,
  confirm: (who: string, record: string) => `${who} a confirmé une information ${du(record)}.`,
  unconfirm: (who: string, record: string) => `${who} a annulé la confirmation d’une information ${du(record)}.`,
  take_thanks_back: (who: string) => `${who} a annulé le remerciement noté pour un don.`,
};
/** An action that has no sentence. */
export const other = (who: string, action: string, record: string) =>
  `${who} a fait «\u00a0${action}\u00a0»\u00a0: ${record}.`;
