import { agreed, le, lePremier, un } from '../nouns.ts';
// The nouns of a collection come from `described.ts`, and their gender from `../nouns.ts`.

// The list
export const loading = (many: string) => `Chargement des ${many.toLowerCase()}...`;
export const failedToFetch = (many: string) => `Impossible de charger les ${many.toLowerCase()}. Réessayez.`;
export const noMatch = (many: string) => `Rien ne correspond à votre recherche parmi les ${many.toLowerCase()}`;
export const total = (many: string, count: number) => `${many}\u00a0: ${count}`;
export const found = (many: string, found: number, count: number) => `${many}\u00a0: ${found} sur ${count}`;
export const search = (many: string) => `Rechercher des ${many.toLowerCase()}`;
export const status = 'État';
export const created = 'Date de création';
export const view = 'Voir';
export const viewDetailsOf = (name: string) => `Voir les détails\u00a0: ${name}`;
export const edit = 'Modifier';
export const editNamed = (name: string) => `Modifier ${name}`;

// The form
/** A button that leads to the form, where it is a screen of its own. */
export const newOne = (one: string) => `Ajouter ${un(one)}`;
export const addOne = (one: string) => `Ajouter ${un(one)}`;
/** What one does first, where there is none. */
export const addFirst = (one: string) => `Ajouter ${lePremier(one)}`;
export const noneHint = 'Les visiteurs voient sur le site ce que vous ajoutez ici.';
export const editOne = (one: string) => `Modifier ${le(one)}`;
export const createOne = (one: string) => `Créer ${un(one)}`;
export const updateOne = (one: string) => `Enregistrer ${le(one)}`;
export const saving = 'Enregistrement...';
export const failedToSave = (one: string) => `Impossible d’enregistrer ${le(one)}. Réessayez.`;
export const createdNamed = (one: string, name: string) => `${one} «\u00a0${name}\u00a0» ${agreed('créé', one)}.`;
export const updatedNamed = (one: string, name: string) => `${one} «\u00a0${name}\u00a0» ${agreed('modifié', one)}.`;
export const createdOne = (one: string) => `${one} ${agreed('créé', one)}.`;
export const updatedOne = (one: string) => `${one} ${agreed('modifié', one)}.`;
/** The hint of a time: by which clock it is meant comes first. */
export const clockAndHint = (clock: string, hint: string) =>
  `${clock.charAt(0).toUpperCase()}${clock.slice(1)}. ${hint}`;
/** A record that is chosen in a form, and lies in the trash. */
export const namedInTrash = (name: string) => `${name} (dans la corbeille)`;
export const none = 'Aucun';
/** A file in a form, where two versions are compared. */
export const noFile = (label: string) => `${label}\u00a0: aucun fichier`;
export const fileNumber = (label: string, id: unknown) => `${label} numéro ${id}`;

// The order
export const changeOrder = 'Changer l’ordre';
export const changeTheOrder = (many: string) => `Changez l’ordre des ${many.toLowerCase()}.`;
export const orderHint =
  'Faites glisser une ligne par sa poignée, ou utilisez les flèches. Les visiteurs voient le nouvel ordre dès que vous l’avez enregistré.';
export const handle = (name: string, place: number, count: number) => `Déplacer ${name}, place ${place} sur ${count}`;
export const handleHint = 'Faites glisser, ou utilisez les flèches du clavier, Début et Fin';
export const moveNamedUp = (name: string) => `Monter ${name}`;
export const moveNamedDown = (name: string) => `Descendre ${name}`;
export const moveUp = 'Monter';
export const moveDown = 'Descendre';
export const isNow = (name: string, place: number, count: number) => `${name}\u00a0: maintenant ${place} sur ${count}.`;
export const saveOrder = 'Enregistrer l’ordre';
export const orderSaved = (many: string) => `Le nouvel ordre des ${many.toLowerCase()} est enregistré.`;
export const orderAsBefore = 'L’ordre est de nouveau comme avant.';
export const showOrderNow = 'Voir l’ordre actuel';
export const cancel = 'Annuler';
export const recordsNotLoaded = 'La liste n’a pas pu être chargée';
export const loadingRecords = 'Chargement...';

// Icons
export const noIcon = 'Sans icône';
export const icons = {
  computer: 'Ordinateur',
  coffee: 'Café',
  heart: 'Cœur',
  map: 'Carte',
  book: 'Livre',
  music: 'Musique',
  camera: 'Appareil photo',
  briefcase: 'Mallette',
  'shopping-bag': 'Sac de courses',
  'dollar-sign': 'Dollar',
  image: 'Image',
  video: 'Vidéo',
  landscape: 'Paysage',
  portrait: 'Portrait',
  architecture: 'Architecture',
  nature: 'Nature',
  people: 'Personnes',
  food: 'Repas',
  art: 'Art',
  events: 'Événements',
};

// A record that is chosen by its name
export const choose = 'Choisir';
export const allOfThem = 'Tous';
export const goneChoice = (value: string) => `${value} (n’existe plus)`;
export const noneToChoose = {
  forms: { said: 'Pas encore de formulaire. Faites-en un sous', screen: 'Formulaires' },
  categories: { said: 'Pas encore de catégorie. Faites-en une sous', screen: 'Catégories' },
};
