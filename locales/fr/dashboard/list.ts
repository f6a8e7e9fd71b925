export const columns = 'Colonnes';
export const cancel = 'Annuler';
/** `Aline, Jean et Marie`. */
export const listed = (before: string, last: string) => `${before} et ${last}`;
export const listedAndMore = (names: string, more: number) => `${names} et ${more} ${more === 1 ? 'autre' : 'autres'}`;
export const exportCsv = 'Exporter en CSV';
export const exportExcel = 'Exporter en Excel';
export const exporting = 'Exportation...';
export const select = (name: string) => `Sélectionner ${name}`;
export const actions = 'Actions';
export const notFiltered = 'Aucun filtre';
export const filteredBy = 'Filtré par\u00a0:';
export const titleIs = (title: string) => `Titre\u00a0: ${title}`;
export const removeTheFilter = (filter: string) => `Retirer le filtre ${filter}`;
export const rowsPerPage = 'Lignes par page';
/** Before the number of them. */
export const rows = 'Lignes';
export const filters = 'Filtres';
export const filtersSet = (count: number) => `Filtres (${count})`;
export const filterIsSet = 'filtre actif';
export const filtersAreSet = 'filtres actifs';
export const pages = 'Pages';
export const firstPage = 'Première page';
export const page = (place: number) => `Page ${place}`;
export const lastPage = 'Dernière page';
export const previous = 'Précédent';
export const pageOf = (page: number, pages: number) => `${page} sur ${pages}`;
export const next = 'Suivant';
export const deleteOne = (name: string) => `Supprimer ${name}`;
export const deleteShort = 'Supprimer';
export const restoreOne = (name: string) => `Restaurer ${name}`;
export const restoreShort = 'Restaurer';
export const editOne = (name: string) => `Modifier ${name}`;
export const editShort = 'Modifier';
export const moreActions = 'Plus';
export const search = 'Rechercher';
export const inTheTrash = (label: string) => `${label} dans la corbeille`;
export const theTrashIsEmpty = 'La corbeille est vide';
export const trashHint = 'Ce qui est supprimé reste ici 30 jours et peut être restauré.';
export const countInTheTrash = (label: string, count: number) =>
  `${label} dans la corbeille\u00a0: ${count}. La corbeille les conserve 30 jours.`;
export const deleted = 'Suppression';
export const by = (person: string) => `par ${person}`;
export const tryAgain = 'Réessayer';
/** Takes out the search and all filters. */
export const clear = 'Effacer';
export const noMatchHint = 'Essayez moins de mots ou d’autres mots, ou effacez la recherche et les filtres.';
/** A filter as a part of a sentence: `status is Draft`. */
export const is = (label: string, value: string) => `${label.toLowerCase()}\u00a0: ${value}`;
export const withText = (text: string) => `avec «\u00a0${text}\u00a0»`;
/** The records that the search and the filters leave, and by which. */
export const narrowed = (found: number, count: number, by: string) => `${found} sur ${count} affichés\u00a0: ${by}`;
/** Labels of fields after each other, as the first of them is written at the beginning of a label. */
export const searchIn = (fields: string) => `Rechercher dans\u00a0: ${fields.toLowerCase()}`;
export const keyboard = 'Clavier';
export const toTheNextRow = 'Aller à la ligne suivante';
export const toThePreviousRow = 'Aller à la ligne précédente';
export const openTheRow = 'Ouvrir la ligne';
export const closeTheDetails = 'Fermer les détails';
export const selectTheRow = 'Sélectionner la ligne';
export const selectTheRowsBetween = 'Sélectionner toutes les lignes depuis la dernière sélectionnée';
export const deleteTheSelected = 'Supprimer les lignes sélectionnées';
export const showTheseKeys = 'Afficher ces touches';
/** As it is written on the key. */
export const enterKey = 'Entrée';
export const escapeKey = 'Échap';
export const spaceKey = 'Espace';
/** As it is written on the key. */
export const deleteKey = 'Suppr';
export const sortBy = 'Trier par';
export const oneLeftAsItWas = 'Sans changement (1)\u00a0:';
export const leftAsTheyWere = (count: number) => `Sans changement (${count})\u00a0:`;
/** One of them, and the reason. */
export const leftBecause = (name: string, why: string) => `${name}\u00a0: ${why}`;
export const close = 'Fermer';
export const deleteForGood = 'Supprimer définitivement';
export const moveOneRecord = 'Mettre 1 élément à la corbeille\u00a0?';
export const moveRecordsToTheTrash = (count: number) => `Mettre ${count} éléments à la corbeille\u00a0?`;
export const canBeRestored = (names: string, affected: string) =>
  `${names}. ${affected} Pendant 30 jours, une restauration est possible.`;
export const keepThem = 'Conserver';
export const moveToTheTrash = 'Mettre à la corbeille';
export const trash = 'Corbeille';
export const bothOf = (all: string, trash: string) => `${all} et ${trash}`;
export const thisAlsoDeletes = (names: string) => `Cela supprime aussi\u00a0: ${names}.`;
export const records = (count: number) => `${count} éléments`;
export const quoted = (name: string) => `«\u00a0${name}\u00a0»`;
export const deleteForGoodQuestion = (name: string) => `Supprimer ${name} définitivement\u00a0?`;
export const thisCannotBeUndone = (names: string, alsoDeleted: string) =>
  `${names} ${alsoDeleted} Vous ne pourrez pas revenir en arrière.`;
export const keepIt = 'Conserver';
export const whyForGood = 'Pourquoi';
export const whyForGoodHint =
  'Toutes les personnes qui voient le journal des actions peuvent lire ceci. Ne nommez personne.';
export const deleteOneForGood = (name: string) => `Supprimer ${name} définitivement`;
export const selectAllOnThisPage = 'Tout sélectionner sur cette page';
export const selected = 'Sélection';
export const ofSelected = (chosen: number, all: number) => `Sélection\u00a0: ${chosen} sur ${all}`;
export const selectNone = 'Ne rien sélectionner';
export const doneOf = (done: number, all: number) => `${done} sur ${all}`;
export const movedToTheTrash = (one: string, name: string) => `${one} «\u00a0${name}\u00a0» est dans la corbeille.`;
export const restored = (one: string, name: string) => `${one} «\u00a0${name}\u00a0» n’est plus dans la corbeille.`;
export const severalMoved = (count: string) => `Mise à la corbeille\u00a0: ${count}.`;
export const severalDeleted = (count: string) => `Suppression définitive\u00a0: ${count}.`;
export const severalRestored = (count: string) => `Restauration\u00a0: ${count}.`;
export const status = 'État';
export const allStatus = 'Tous les états';
export const active = 'Actif';
export const inactive = 'Inactif';
export const ascending = (header: string) => `${header} ↑`;
export const descending = (header: string) => `${header} ↓`;

// Before something is deleted that is used elsewhere
export const usedQuestion = (name: string) => `Supprimer «\u00a0${name}\u00a0»\u00a0?`;
export const usedOn = (count: number) =>
  count === 1 ? 'Utilisé à 1 endroit\u00a0:' : `Utilisé à ${count} endroits\u00a0:`;
export const andMore = (count: number) => `et ${count} de plus`;
export const usedHint =
  'Les visiteurs ne l’y trouveront plus. Vous pouvez le restaurer depuis la corbeille pendant 30 jours.';
