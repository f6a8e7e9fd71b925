// The list
export const roleManagement = 'Rôles';
export const subtitle = 'Les rôles et leurs autorisations.';
export const roles = 'Rôles';
export const role = 'Rôle';
export const newRole = '+ Nouveau rôle';
export const searchRoles = 'Rechercher un rôle...';
export const totalRoles = 'Nombre de rôles';
export const rolesInTheTrash = 'Rôles dans la corbeille';
export const loadingRoles = 'Chargement des rôles...';
export const failedToLoadRoles = 'Impossible de charger les rôles';
export const noRoles = 'Aucun rôle.';
export const noRolesHint = 'Un rôle dit ce que les personnes qui l’ont peuvent voir et faire ici.';
export const addTheFirst = 'Ajouter le premier rôle';
export const noMatch = 'Aucun rôle ne correspond à votre recherche.';
export const total = (shown: number, count: number) => `Rôles\u00a0: ${shown} sur ${count}`;
export const name = 'Nom';
export const description = 'Description';
export const noDescription = 'Aucune description';
export const status = 'État';
export const active = 'Actif';
export const inactive = 'Inactif';
export const createdAt = 'Créé le';
export const edit = 'Modifier';
export const editOf = (name: string) => `Modifier ${name}`;
export const permissions = 'Autorisations';
export const permissionsOf = (name: string) => `Autorisations\u00a0: ${name}`;
export const holders = (count: number) => {
  if (count === 0) return 'Non attribué';
  return count === 1 ? '1 personne' : `${count} personnes`;
};

// Deleting
export const heldBy = (name: string, count: number) => `${name}\u00a0: ${holders(count)}.`;
export const deleteQuestion = (name: string) => `Supprimer le rôle «\u00a0${name}\u00a0»\u00a0?`;
export const deleteRole = 'Supprimer le rôle';
export const losers = (count: number, names: string) =>
  `${holders(count)}${names === '' ? '' : `\u00a0: ${names}`}. Dès ce moment, ${count === 1 ? 'cette personne ne pourra' : 'ces personnes ne pourront'} plus faire ce que seul ce rôle permet.`;
export const canBeRestored =
  'Pendant 30 jours, vous pouvez restaurer le rôle, et toutes les personnes qui l’ont le retrouvent.';

// The form
export const addNewRole = 'Ajouter un rôle';
export const editRole = 'Modifier le rôle';
export const formSubtitle = 'Son nom, et ce qu’il permet.';
export const backToRoles = 'Retour aux rôles';
export const loadingRole = 'Chargement du rôle...';
export const failedToLoadRole = 'Impossible de charger le rôle';
export const inactiveHint = 'Un rôle inactif ne donne aucune autorisation et ne peut pas être attribué.';
export const permissionsHint =
  'Les flèches du clavier vont d’une case à l’autre. Vous ne pouvez donner que les autorisations que vous avez vous-même.';
export const createRole = 'Créer le rôle';
export const updateRole = 'Enregistrer le rôle';
export const saving = 'Enregistrement...';
export const failedToSave = 'Le rôle n’a pas pu être enregistré.';
export const roleCreated = 'Rôle créé.';
export const roleUpdated = 'Rôle modifié.';
export const whoHasThisRole = 'Qui a ce rôle';
export const noOneHasIt = 'Personne ne l’a encore. Attribuez-le en modifiant un utilisateur.';

// The dialog over the list
export const save = 'Enregistrer';
export const failedToUpdate = 'Le rôle n’a pas pu être modifié. Réessayez plus tard.';
export const updatedInList = 'Rôle modifié.';

// The table of permissions
export const resource = 'Rubrique';
export const all = 'Tout';
export const allOf = (resource: string) => `${resource}\u00a0: tout`;
/** `Articles: modifier`. The action is one of `actions`, or several of them. */
export const permission = (resource: string, action: string) => `${resource}\u00a0: ${action.toLowerCase()}`;
/** `voir, créer et modifier`. */
export const verbs = (before: string, last: string) => `${before} et ${last}`;
export const addPermissions = (permissions: string) => `Ajouter «\u00a0${permissions}\u00a0»`;
export const picturesAreNeeded = 'Toute personne qui écrit doit aussi avoir accès à la médiathèque.';
export const rolesAreNeeded = 'Toute personne qui s’occupe des comptes doit aussi pouvoir voir les rôles.';
export const resources = {
  users: 'Utilisateurs',
  roles: 'Rôles',
  ads: 'Publicités',
  posts: 'Articles',
  categories: 'Catégories d’articles',
  events: 'Événements',
  announcements: 'Annonces',
  gallery: 'Galerie et vidéos',
  media: 'Images et fichiers',
  donations: 'Intentions de don',
  pledges: 'Promesses de don et donateurs',
  statements: 'Paiements et relevés',
  receipts: 'Reçus',
  contacts: 'Messages reçus',
  form_answers: 'Réponses aux formulaires',
  newsletter: 'Lettre d’information',
  subscribers: 'Abonnés à la lettre d’information',
  privacy: 'Données personnelles',
  pages: 'Pages du site',
  settings: 'Réglages du site',
  trash: 'Corbeille',
  audit: 'Journal des actions',
};
/** The columns. */
export const actions = {
  view: 'Voir',
  create: 'Créer',
  edit: 'Modifier',
  delete: 'Supprimer',
  publish: 'Publier',
  send: 'Envoyer',
  export: 'Exporter',
  erase: 'Effacer',
  view_security: 'Voir les alertes de sécurité',
  translate: 'Traduire',
  edit_published: 'Modifier ce qui est publié',
  delete_for_good: 'Supprimer définitivement',
};

// A role in one sentence
export const canDoNothing = 'Les personnes qui ont ce rôle peuvent se connecter, mais ne peuvent rien faire d’autre.';
export const canDoEverything = 'Les personnes qui ont ce rôle peuvent tout faire dans le tableau de bord.';
/** `clause` is what `doing` makes. */
export const canDo = (clause: string) => `Les personnes qui ont ce rôle peuvent ${clause}.`;
export const canDoAll = (clauses: string, last: string) =>
  `Les personnes qui ont ce rôle peuvent ${clauses}\u00a0; et ${last}.`;
/** `voir, créer et modifier les événements`. */
export const doing = (deeds: string, records: string) => `${deeds} ${records}`;
export const deeds = {
  view: 'voir',
  create: 'créer',
  edit: 'modifier',
  delete: 'supprimer',
  publish: 'publier',
  send: 'envoyer',
  export: 'exporter',
  erase: 'effacer',
  view_security: 'voir les alertes de sécurité sur',
  translate: 'traduire',
  edit_published: 'modifier même publiées',
  delete_for_good: 'supprimer définitivement',
};
export const records = {
  users: 'les comptes d’utilisateurs',
  roles: 'les rôles',
  ads: 'les publicités',
  posts: 'les articles',
  categories: 'les catégories d’articles',
  events: 'les événements',
  announcements: 'les annonces',
  gallery: 'la galerie et ses vidéos',
  media: 'les images et les fichiers',
  donations: 'les intentions de don',
  pledges: 'les promesses de don et les donateurs',
  statements: 'les paiements et les relevés',
  receipts: 'les reçus',
  contacts: 'les messages reçus',
  form_answers: 'les réponses aux formulaires',
  newsletter: 'la lettre d’information',
  subscribers: 'les abonnés à la lettre d’information',
  privacy: 'les données personnelles',
  pages: 'les pages du site',
  settings: 'les réglages du site',
  trash: 'les éléments qui sont dans la corbeille depuis plus de 30 jours',
  audit: 'le journal des actions',
};
