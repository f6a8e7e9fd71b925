// The list
export const pages = 'Pages';
export const subtitle = 'Des pages avec leur propre texte et leur propre adresse.';
export const newPage = 'Nouvelle page';
export const newPageLikeThis = 'Nouvelle page comme celle-ci';
export const search = 'Rechercher un titre ou une adresse';
export const loadingPages = 'Chargement des pages...';
export const failedToLoadPages = 'Impossible de charger les pages. Réessayez.';
export const noPagesYet = 'Pas encore de pages';
export const noPagesHint =
  'Ajoutez une page pour ce que les autres ne disent pas, par exemple comment devenir bénévole.';
export const writeTheFirst = 'Écrire la première page';
export const noMatch = 'Aucune page ne correspond à votre recherche.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Pages\u00a0: ${first} à ${last} sur ${count} (page ${page} sur ${pages})`;
export const title = 'Titre';
export const status = 'État';
export const draftsAndPublished = 'Brouillons et pages publiées';
export const published = 'Publiée le';
export const notPublished = 'Non publiée';
export const lastChanged = 'Dernière modification';
/** The noun for one of them at the beginning of a sentence. */
export const pageNoun = 'Page';

// Below the list: what visitors searched for
export const searchedAndNotFound = 'Recherché et introuvable';
export const missedWordsHint =
  'Mots que les visiteurs ont cherchés sur le site et qui ne figurent dans aucun texte. Une page qui les emploie sera trouvée. Seuls des mots isolés sont comptés, et rien de qui les a cherchés.';
export const nothingMissed = 'Personne n’a cherché un mot qui n’est pas sur le site.';
export const loadingMissed = 'Chargement des mots...';
export const failedToLoadMissed = 'Les mots n’ont pas pu être chargés. Veuillez réessayer.';
export const tryAgain = 'Réessayer';
export const onDays = (count: number) => (count === 1 ? '1 jour' : `${count} jours`);
export const lastSearched = 'la dernière fois le';
export const removeWord = 'Retirer';
export const removeOneWord = (word: string) => `Retirer ${word}`;
export const wordRemoved = (word: string) => `«\u00a0${word}\u00a0» n’est plus dans la liste.`;
export const wordListedAgain = (word: string) => `«\u00a0${word}\u00a0» est de nouveau dans la liste.`;

// The form
export const newPageSubtitle = 'Une page avec son propre texte et sa propre adresse.';
export const editPage = 'Modifier la page';
export const loadingPage = 'Chargement de la page...';
export const pageNotLoaded = 'La page n’a pas pu être chargée';
export const savePage = 'Enregistrer la page';
export const saving = 'Enregistrement...';
export const failedToSave = 'La page n’a pas pu être enregistrée. Réessayez.';
export const pageSaved = (title: string) => `Page «\u00a0${title}\u00a0» enregistrée.`;
export const page = 'Page';
export const newAddressHint =
  'Utilisée dans l’adresse web, par exemple notre-histoire ou a-propos/partenaires. Laissez vide pour la former à partir du titre.';
export const addressHint =
  'Utilisée dans l’adresse web, par exemple notre-histoire ou a-propos/partenaires. Une fois la page publiée, l’ancienne adresse mène à la nouvelle.';
export const mayNotMove = 'Vous n’avez pas l’autorisation de changer l’adresse d’une page publiée.';
export const publishing = 'Publication';
export const mayNotPublish = 'Vous n’avez pas l’autorisation de publier une page ni de la retirer du site.';
/** `clock` says by which clock the time is meant. */
export const publishedDateHint = (clock: string) =>
  `À l’${clock}. Laissez vide pour publier maintenant\u00a0; une date à venir programme la page.`;
