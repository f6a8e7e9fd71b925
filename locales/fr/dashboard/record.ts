export const backToTheList = 'Retour à la liste';
export const thisRecordDoesNotExist =
  'Cet élément n’existe pas. Il a peut-être été supprimé définitivement, ou l’adresse est mal écrite.';
export const openTheTrash = 'Ouvrir la corbeille';
export const itIsInTheTrash = 'Cet élément est dans la corbeille. Restaurez-le pour le modifier.';
