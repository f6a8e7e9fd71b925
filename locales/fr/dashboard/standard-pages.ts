// The list
export const standardPages = 'Pages du site';
export const kindsOfPages = 'Sortes de pages';
export const subtitle =
  'Les pages que le site a lui-même. Menez les visiteurs à une page à vous, ou désactivez une page inutile.';
export const loading = 'Chargement des pages...';
export const notLoaded = 'Impossible de charger les pages';
export const states = { shown: 'Affichée', replaced: 'Remplacée par', off: 'Désactivée' };
export const troubles = {
  trash: 'La page qui la remplace est dans la corbeille : les visiteurs retrouvent la page du site',
  hidden: 'La page qui la remplace n’est pas publique : les visiteurs retrouvent la page du site',
  gone: 'La page qui la remplace a été supprimée définitivement : les visiteurs retrouvent la page du site',
  nothing: 'Il n’y a rien à la page qui la remplace : les visiteurs retrouvent la page du site',
  off: 'La page qui la remplace est désactivée : les visiteurs retrouvent la page du site',
};
export const change = 'Changer';
export const changePage = (name: string) => `Changer ${name}`;

// The form
export const visitorsFind = 'Ce que les visiteurs trouvent';
export const visitorsFindHint = 'Cela vaut pour toutes les langues, pour le menu et pour la recherche du site.';
export const choices = {
  shown: 'La page elle-même',
  replaced: 'Une autre page à sa place',
  off: 'Rien : elle est désactivée',
};
export const save = 'Enregistrer';
export const saving = 'Enregistrement...';
export const notSaved = 'Échec de l’enregistrement. Veuillez réessayer.';
export const saved = {
  shown: (name: string, _target: string) => `Les visiteurs retrouvent ${name}.`,
  replaced: (name: string, target: string) => `Les visiteurs de ${name} trouvent maintenant « ${target} ».`,
  off: (name: string, _target: string) => `${name} est désactivée.`,
};
export const putBack = (name: string) => `${name} est comme avant.`;

// Beside the links that lead nowhere
export const replacementsHidden = 'Une page qui en remplace une autre ne peut pas être lue';
export const shownAgain = (names: string) => `Les visiteurs retrouvent la page du site : ${names}.`;
