export const forOthers = 'Pour les traducteurs extérieurs';
export const forOthersHint =
  'Téléchargez les textes dans un fichier pour traducteurs (XLIFF 2), que les logiciels de traduction savent lire. Importez ici le fichier traduit\u00a0: ses textes deviennent des brouillons.';
export const download = (language: string) => `Télécharger\u00a0: ${language}`;
export const inParts = (parts: number) => `Il y a ${parts} fichiers. Chacun peut être traduit et importé séparément.`;
export const downloading = 'Préparation...';
export const upload = 'Importer un fichier traduit';
export const uploading = 'Lecture du fichier...';
export const taken = (changed: number, records: number) =>
  `${changed < 2 ? `${changed} texte` : `${changed} textes`} de ${records < 2 ? `${records} contenu` : `${records} contenus`} ${changed < 2 ? 'enregistré comme brouillon' : 'enregistrés comme brouillons'}.`;
export const nothingTaken = 'Ce fichier ne contient rien de nouveau.';
export const skipped = (names: string) =>
  `Contenus modifiés ici depuis la création du fichier, donc conservés tels quels\u00a0: ${names}.`;
export const incomplete = (names: string) =>
  `Contenus non importés, car seules certaines phrases sont traduites\u00a0: ${names}.`;
