import { MAX_COUNTED } from '../../../domain/listing.ts';

// The list
export const auditLog = 'Journal des actions';
export const subtitle = 'Qui a changé quoi, et qui s’est connecté. Les entrées ne peuvent pas être modifiées.';
export const undoAccount = 'Annuler ce qu’un compte a fait';
export const search = 'Rechercher dans le journal...';
export const searchedInLog = 'Rechercher une action, un objet ou une personne';
export const loading = 'Chargement du journal...';
export const failedToLoad = 'Impossible de charger le journal';
export const empty = 'Le journal est vide';
export const noMatch = 'Rien ne correspond à vos filtres';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Actions\u00a0: ${first} à ${last} sur ${count > MAX_COUNTED ? 'plus de 10\u202f000. Choisissez une période pour voir les plus anciennes' : count}`;
export const whatHappened = 'Ce qui s’est passé';
export const who = 'Qui';
export const system = 'Système';
export const everyone = 'Tout le monde';
export const resource = 'Rubrique';
export const allResources = 'Toutes les rubriques';
export const action = 'Action';
export const allActions = 'Toutes les actions';
export const when = 'Quand';
export const from = 'Du';
export const to = 'Au';

/** Leads to the earlier version of what was changed, where it can be brought back. */
export const whatWasBefore = 'Voir ce qu’il y avait avant';
export const whatWasBeforeOf = (sentence: string) => `Voir ce qu’il y avait avant\u00a0: ${sentence}`;

// What changed. The fields and values are parts of a sentence that stand out in it.
export const differences = (count: number) => (count < 2 ? `${count} différence` : `${count} différences`);
export const quoted = (text: string) => `«\u00a0${text}\u00a0»`;
export const nowInclude = <Part>(field: Part, permissions: string) => [field, `, ajout\u00a0: ${permissions}.`];
export const noLongerInclude = <Part>(field: Part, permissions: string) => [field, `, retrait\u00a0: ${permissions}.`];
export const changed = <Part>(field: Part) => ['Changement\u00a0: ', field, '.'];
export const isNow = <Part>(field: Part, after: Part) => [field, '\u00a0: maintenant ', after, '.'];
export const isNowEmpty = <Part>(field: Part, before: Part) => [field, '\u00a0: avant ', before, ', maintenant vide.'];
export const changedFromTo = <Part>(field: Part, before: Part, after: Part) => [
  field,
  '\u00a0: avant ',
  before,
  ', maintenant ',
  after,
  '.',
];

/** Kinds of records that have no screen of their own. */
export const resources = {
  registrations: 'Inscriptions',
  sessions: 'Connexions',
  newsletter_subscribers: 'Abonnés à la lettre d’information',
  redirects: 'Anciennes adresses de pages',
  site_pages: 'Pages fixes du site',
  givers: 'Donateurs',
  payments: 'Paiements',
  payment_sources: 'Sources de paiements',
};
export const actions = {
  create: 'Créer',
  edit: 'Modifier',
  delete: 'Mettre à la corbeille',
  delete_for_good: 'Supprimer définitivement',
  delete_backup: 'Supprimer une sauvegarde',
  make_backup: 'Faire une sauvegarde',
  take_backup: 'Télécharger une sauvegarde',
  confirm_clock: 'Confirmer l’horloge',
  undo_address: 'Rétablir une adresse e-mail',
  put_in_order: 'Changer l’ordre',
  restore: 'Restaurer',
  sign_in: 'Connexion',
  sign_out: 'Déconnexion',
  sign_in_failed: 'Connexion échouée',
  code_failed: 'Code de connexion incorrect',
  lock: 'Blocage d’un compte',
  lock_codes: 'Blocage des codes de connexion',
  unlock: 'Débloquer un compte',
  refresh_reused: 'Connexion utilisée à deux endroits',
  invite: 'Inviter',
  accept_invitation: 'Accepter l’invitation',
  ask_reset: 'Demander un nouveau mot de passe',
  reset_password: 'Changer son mot de passe par un lien',
  change_password: 'Changer son mot de passe dans «\u00a0Mon profil\u00a0»',
  set_password: 'Changer le mot de passe de quelqu’un',
  make_recovery_codes: 'Créer des codes de secours',
  use_recovery_code: 'Utiliser un code de secours',
  make_sign_in_link: 'Créer un lien de connexion',
  use_sign_in_link: 'Utiliser un lien de connexion',
  erase: 'Effacer',
  import: 'Importer',
  look_up: 'Consulter les données d’une personne',
  export: 'Exporter',
  send: 'Envoyer aux abonnés',
  send_to_giver: 'Envoyer au donateur',
  schedule: 'Prévoir l’envoi',
  unschedule: 'Annuler l’heure d’envoi',
  miss: 'Non envoyée à l’heure prévue',
  stop_sending: 'Arrêter l’envoi',
  resume_sending: 'Reprendre l’envoi',
  send_again: 'Renvoyer des e-mails',
  confirm_arrival: 'Noter qu’un e-mail est arrivé',
  set_status: 'Changer l’état',
  tell_registered: 'Prévenir les inscrits',
  add_note: 'Ajouter une note',
  reply: 'Répondre',
  make_preview: 'Créer un lien privé',
  end_previews: 'Désactiver les liens privés',
  take_address: 'Donner une ancienne adresse à une page',
  set_redirect: 'Définir où mène une ancienne adresse',
  remove_redirect: 'Retirer une redirection',
  set_standard_page: 'Afficher, remplacer ou désactiver une page du site',
  translate: 'Traduire',
  publish_translation: 'Publier une traduction',
  withdraw_translation: 'Retirer une traduction du site',
  end_sessions: 'Déconnecter partout',
  match: 'Attribuer un paiement',
  set_aside: 'Mettre de côté un paiement',
  take_up: 'Rouvrir un paiement',
  take_back: 'Annuler une attribution',
  take_import_back: 'Annuler une importation',
  take_thanks_back: 'Annuler un remerciement',
  merge: 'Fusionner des fiches',
  unmerge: 'Annuler une fusion',
  new_links: 'Désactiver les liens',
  cancel: 'Annuler une promesse de don',
  reopen: 'Rouvrir une promesse de don',
  thank: 'Noter un remerciement',
  issue: 'Établir un reçu',
  void: 'Annuler un reçu',
  confirm: 'Confirmer une information du site',
  unconfirm: 'Annuler une confirmation',
};
