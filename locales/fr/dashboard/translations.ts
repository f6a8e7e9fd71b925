// The board
export const translations = 'Traductions';
export const boardSubtitle = 'Tous les contenus par langue\u00a0: ce qui manque et ce qui n’est plus à jour.';
export const notComplete =
  'Cette liste n’est pas encore complète, et les fichiers pour les traducteurs non plus. Le site parcourt encore ses contenus, comme après chaque mise à jour. Revenez dans quelques minutes.';
export const content = 'Contenu';
export const kind = 'Type';
export const allKinds = 'Tous les types';
export const language = 'Langue';
export const allLanguages = 'Toutes les langues';
export const state = 'État';
export const allStates = 'Tous les états';
export const search = 'Rechercher un titre...';
export const loading = 'Chargement des traductions...';
export const failedToLoad = 'Impossible de charger les traductions';
export const nothingToTranslate = 'Il n’y a encore rien à traduire';
export const nothingToTranslateHint =
  'Écrivez d’abord quelque chose pour le site, par exemple un article. Ses textes apparaissent ensuite ici.';
export const writeAPost = 'Écrire un article';
export const noMatch = 'Aucun contenu ne correspond à vos filtres';
export const total = (count: number, first: number, last: number) => `Contenus\u00a0: ${first} à ${last} sur ${count}`;
export const progress = (current: number, all: number, language: string) =>
  `${language}\u00a0: ${current} sur ${all} à jour`;
export const states = {
  missing: 'Manquante',
  draft: 'Brouillon',
  outdated: 'Pas à jour',
  current: 'À jour',
};
export const notCurrent = (outdated: number, draft: number, missing: number) =>
  `${states.outdated}\u00a0: ${outdated} · ${states.draft}\u00a0: ${draft} · ${states.missing}\u00a0: ${missing}`;
export const withDraft = 'avec un brouillon';
export const by = (person: string) => `par ${person}`;
/** In the column of the language in which a record is written. */
export const isOriginal = 'Original';
export const translateInto = (title: string, language: string) =>
  `Traduire «\u00a0${title}\u00a0» en ${language.toLowerCase()}`;

// Side by side
export const subtitle = (language: string, noun: string) => `Traduction en ${language.toLowerCase()}\u00a0: ${noun}`;
export const allContent = 'Tous les contenus';
export const loadingTranslation = 'Chargement de la traduction...';
export const failedToLoadTranslation = 'Impossible de charger la traduction';
export const original = (inIt: string) => `L’original, ${inIt}`;
export const changedSince = 'Ce qui a changé dans l’original depuis la traduction';
export const cameIn = 'nouveau';
export const went = 'supprimé';
export const unknownChange = 'L’original a changé depuis la traduction.';
export const inLanguage = (label: string, language: string) => `${label} (${language})`;
export const copyOriginal = (label: string) => `Copier l’original\u00a0: ${label}`;
/** Where something was written already. */
export const copiedOver = (label: string) => `${label}\u00a0: l’original a remplacé votre traduction.`;
export const copy = 'Copier l’original';
export const stillRight = 'La traduction est toujours juste';
export const stillRightHint = 'Cochez si le changement dans l’original ne change rien ici.';
export const optional = 'Vous pouvez laisser ce champ vide.';
export const previewHint = (language: string) =>
  `Voici ce que les visiteurs liraient en ${language.toLowerCase()} si vous publiiez maintenant. Ce qui n’est pas encore traduit est ici comme dans l’original et doit l’être avant la publication. Rien n’est encore enregistré.`;
export const noPreview = {
  newsletter: 'Une lettre d’information est un e-mail\u00a0: il n’y a pas de page à voir en aperçu.',
  media:
    'La description d’une image est lue à voix haute partout où elle se trouve\u00a0: il n’y a pas de page à voir en aperçu.',
  payment_ways:
    'Le moyen de paiement se trouve sur la page de chaque promesse de don, à une adresse secrète\u00a0: il n’y a pas de page à voir en aperçu.',
};
export const saveDraft = 'Enregistrer le brouillon';
export const saving = 'Enregistrement...';
export const publish = 'Publier';
export const correctTexts = 'Rien n’a été enregistré. Corrigez ci-dessous les textes accompagnés d’un message.';
export const failedToSave = 'La traduction n’a pas pu être enregistrée. Réessayez.';
export const savedAsDraft = 'Traduction enregistrée comme brouillon.';
export const published = (language: string) =>
  `Les visiteurs lisent maintenant ce contenu en ${language.toLowerCase()}.`;
export const takeBack = 'Retirer du site';
export const takeBackOf = (title: string) => `${takeBack}\u00a0: ${title}`;
export const takenBack = 'Les visiteurs lisent de nouveau l’original. Vos textes restent en brouillon.';
export const translated = (done: number, all: number) => `Textes traduits\u00a0: ${done} sur ${all}`;
export const viewOnSite = 'Voir sur le site';
/** Leads to the form in which it is translated. */
export const missingTranslate = (language: string) => `${language}\u00a0: manque – traduire`;
export const withState = (name: string, state: string) => `${name}\u00a0: ${state}`;
export const lastChanged = <Part>(moment: Part) => ['Dernière modification\u00a0: ', moment];
export const notForYou = 'Vous pouvez lire cette traduction, mais pas la modifier.';
export const noSuchRecord = 'Il n’y a rien à traduire ici';
export const noSuchRecordHint = 'Le contenu a peut-être été supprimé, ou l’adresse est mal écrite.';
export const backToTranslation = 'Retour à la traduction';
export const restoreHint =
  'Ses textes deviennent un brouillon. Les visiteurs les lisent une fois la traduction publiée.';

// In the forms of records
export const inLanguages = 'Traductions de ce contenu';
/** Of a record whose words are not in the main language. The names are “English” or “in English”. */
export const notYetInMain = (writtenIn: string, main: string) =>
  `Ce texte est écrit ${writtenIn}. Il n’est pas encore traduit dans la langue principale, ${main}.`;
export const writtenInAnother = (writtenIn: string, main: string) =>
  `Ce texte est écrit ${writtenIn}. La langue principale est ${main}.`;
export const translateItInto = (_language: string, inIt: string) => `Traduire ${inIt}`;
export const smallCorrection = 'Petite correction';
export const smallCorrectionHint =
  'Cochez pour une faute de frappe, par exemple\u00a0: les traductions restent à jour.';

// Kinds of content
export const nouns = {
  posts: 'Article',
  events: 'Événement',
  announcements: 'Annonce',
  ads: 'Publicité',
  categories: 'Catégorie',
  gallery_categories: 'Catégorie de la galerie',
  timeline: 'Étape de l’histoire',
  team: 'Membre de l’équipe',
  documents: 'Document',
  testimonials: 'Témoignage',
  gallery: 'Élément de la galerie',
  pages: 'Page',
  site_pages: 'Page du site',
  settings: 'Réglages du site',
  newsletter: 'Lettre d’information',
  media: 'Image',
};
