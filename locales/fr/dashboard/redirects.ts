export { cancel } from './list.ts';

// The redirects
export const redirects = 'Anciennes adresses';
export const subtitle = 'Les anciens liens, et les pages qu’ils ouvrent maintenant.';
export const newRedirect = 'Nouvelle redirection';
export const addFromFile = 'Ajouter depuis un fichier';
export const tryAnAddress = 'Essayer une adresse';
export const searchRedirects = 'Rechercher des adresses';
export const oldAddress = 'Ancienne adresse';
export const leadsTo = 'Mène à';
export const source = 'Origine';
export const sources = { wordpress: 'L’importation', 'page moved': 'Une page déplacée', staff: 'L’équipe' };
export const added = 'Ajoutée';
export const gone = 'Supprimée';
export const nothingHere = 'Il n’y a rien';
export const loadingRedirects = 'Chargement des anciennes adresses...';
export const redirectsNotLoaded = 'Impossible de charger les anciennes adresses. Réessayez.';
export const noRedirects = 'Pas encore d’anciennes adresses';
export const noRedirectsHint =
  'Quand vous déplacez une page publiée, son ancienne adresse apparaît ici et mène à la nouvelle.';
export const noRedirectsMatch = 'Aucune ancienne adresse ne correspond à votre recherche';
export const totalRedirects = (count: number) => `Anciennes adresses\u00a0: ${count}`;
export const takeAway = 'Retirer';
export const takeAwayOne = (path: string) => `Retirer ${path}`;
export const takenAway = (path: string) => `${path} ne mène plus nulle part.`;
export const putBack = (path: string) => `${path} est comme avant.`;

// The form
export const oldAddressHint = 'Par exemple\u00a0: /notre-histoire. Vous pouvez coller un lien entier.';
export const leadsToHint =
  'Une adresse de ce site, par exemple\u00a0: /Aboutus. Ou tapez une partie d’un titre pour trouver une page, un article ou un événement.';
export const filledIn = (title: string) =>
  `La page au nom le plus semblable est déjà inscrite\u00a0: «\u00a0${title}\u00a0». Vérifiez avant d’enregistrer.`;
export const pagesPostsAndEvents = 'Pages, articles et événements';
export const searchingTargets = 'Recherche...';
export const foundTargets = (count: number) =>
  count === 0
    ? 'Rien ne porte ce titre. Vous pouvez taper une adresse.'
    : `Trouvés\u00a0: ${count}. Choisissez avec les flèches.`;
export const goneHint =
  'Elle ne mène nulle part. Les visiteurs lisent que la page n’existe plus, et les moteurs de recherche l’oublient.';
export const nearest = 'Pages au nom semblable\u00a0:';
export const lookingForPages = 'Recherche de pages semblables...';
export const save = 'Enregistrer';
export const saving = 'Enregistrement...';
export const notSaved = 'Impossible d’enregistrer la redirection. Réessayez.';
export const lookAtTheFields = 'Rien n’a été enregistré. Regardez les champs accompagnés d’un message.';
export const nowLeads = (path: string, target: string) => `${path} mène maintenant à ${target}.`;
export const saidGone = (path: string) => `Les visiteurs de ${path} lisent maintenant que la page n’existe plus.`;

// Trying an address
export const address = 'Adresse';
export const tryIt = 'Essayer';
export const trying = 'Essai...';
export const notTried = 'Impossible d’essayer l’adresse. Réessayez.';
export const stands = (path: string) => `Le site répond à ${path}.`;
export const isGone = (path: string) => `Les visiteurs de ${path} lisent que la page n’existe plus.`;
export const leads = (path: string, target: string) => `${path} mène à ${target}.`;
export const whereNothingIs = 'Il n’y a rien là-bas.';
export const nothingThere = (path: string) => `Il n’y a rien à ${path}.`;
export const nearestAre = (addresses: string) => `Adresses semblables\u00a0: ${addresses}.`;

// A file of many
export const fileHint =
  'Choisissez un fichier CSV de deux colonnes\u00a0: l’ancienne adresse, et où elle mène. Rien n’est enregistré avant que vous ayez vu ce qui se passerait.';
export const chooseFile = 'Choisir un fichier';
export const chooseAnother = 'Choisir un autre fichier';
export const whatWouldCome = (
  name: string,
  { added, changed, same, refused }: { added: number; changed: number; same: number; refused: readonly unknown[] },
) => `${name}\u00a0: ${added} nouvelles, ${changed} modifiées, ${same} inchangées, ${refused.length} refusées.`;
export const refusedRows = (count: number) => (count === 1 ? '1 ligne est refusée' : `${count} lignes sont refusées`);
export const rowOf = (row: number, from: string) =>
  from === '' ? `Ligne ${row}\u00a0:` : `Ligne ${row}, ${from}\u00a0:`;
export const addThem = (count: number) =>
  count === 1 ? 'Enregistrer 1 redirection' : `Enregistrer ${count} redirections`;
export const fileTaken = (added: number, changed: number) =>
  `Redirections ajoutées\u00a0: ${added}, modifiées\u00a0: ${changed}.`;

// What visitors did not find
export const addressesNotFound = 'Adresses introuvables';
export const notFound = 'Introuvables';
export const missedSubtitle = 'Adresses où les visiteurs n’ont rien trouvé. Rien n’est conservé sur les visiteurs.';
export const searchMissed = 'Rechercher des adresses';
export const times = 'Nombre de fois';
export const lastTime = 'Dernière fois';
export const loadingMissed = 'Chargement des adresses...';
export const missedNotLoaded = 'Impossible de charger les adresses. Réessayez.';
export const nothingMissed = 'Les visiteurs ont tout trouvé';
export const nothingMissedHint =
  'Quand quelqu’un suit un lien vers une page qui n’existe pas, son adresse apparaît ici.';
export const noMissedMatch = 'Aucune adresse ne correspond à votre recherche';
export const totalMissed = (count: number) => `Adresses introuvables\u00a0: ${count}`;
export const redirect = 'Rediriger';
export const redirectOne = (path: string) => `Rediriger ${path}`;
export const goneOne = (path: string) => `Dire que ${path} n’existe plus`;
export const dismiss = 'Ignorer';
export const dismissOne = (path: string) => `Ignorer ${path}`;
export const dismissed = (path: string) => `${path} n’est plus dans la liste.`;
export const listedAgain = (path: string) => `${path} est de nouveau dans la liste.`;

// Les liens de nos textes qui ne mènent nulle part
export const deadLinks = 'Liens morts';
export const ownDeadLinks = 'Nos liens qui ne mènent nulle part';
export const deadSubtitle = 'Les liens de nos propres textes où les visiteurs ne trouvent rien.';
export const searchDead = 'Rechercher une adresse ou des mots';
export const linkInText = 'Lien';
export const standsIn = 'Se trouve dans';
export const whyDead = 'Raison';
export const inKind = (kind: string, language: string | undefined) =>
  language === undefined ? kind : `${kind}, ${language}`;
export const troubles = {
  trash: 'Dans la corbeille',
  hidden: 'Pas public',
  gone: 'Supprimé définitivement',
  nothing: 'Rien à cette adresse',
  off: 'Désactivée',
};
export const loadingDead = 'Chargement des liens...';
export const deadNotLoaded = 'Impossible de charger les liens. Réessayez.';
export const noneDead = 'Tous les liens mènent quelque part';
export const noneDeadHint =
  'Quand une page vers laquelle un texte renvoie est supprimée ou masquée, le lien apparaît ici.';
export const noDeadMatch = 'Aucun lien ne correspond à votre recherche';
export const totalDead = (count: number) => `Liens morts : ${count}`;

// Dans le formulaire d’un contenu
export const linksToMend = 'Liens qui ne mènent nulle part';
export const linkTold = (link: { words: string; address: string; language: string | undefined }) =>
  [
    link.words === '' ? `Le lien vers ${link.address}` : `Le lien « ${link.words} » vers ${link.address}`,
    ...(link.language === undefined ? [] : [` dans la traduction (${link.language})`]),
  ].join('');
export const whyTold = {
  trash: (link: string, title: string | null) =>
    title === null
      ? `${link} : ce à quoi il mène est dans la corbeille.`
      : `${link} : « ${title} » est dans la corbeille.`,
  hidden: (link: string, title: string | null) =>
    title === null ? `${link} : ce à quoi il mène n’est pas public.` : `${link} : « ${title} » n’est pas public.`,
  gone: (link: string) => `${link} : ce à quoi il menait a été supprimé définitivement.`,
  nothing: (link: string) => `${link} : il n’y a rien à cette adresse.`,
  off: (link: string) => `${link} : la page est désactivée.`,
};
