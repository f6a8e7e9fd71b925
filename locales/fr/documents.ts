import { de } from './elision.ts';

export const thereAreNoDocuments = 'Il n’y a pas de documents à télécharger pour le moment.';
export const aSavingsBoxWithThree =
  'Une caisse d’épargne à trois cadenas, ses clés, des pièces et le carnet d’un membre couvert de tampons';
export const documents = 'Documents';
export const readPrintAndShareThem =
  'Lisez-les, imprimez-les et partagez-les. Vous voyez le type et la taille de chacun avant de le télécharger.';
export const failedToLoadDocuments = 'Les documents n’ont pas pu être chargés';
export const showingDocuments = (from: number, to: number, count: number) =>
  `Documents\u00a0: ${from} à ${to} sur ${count}`;
export const pagesOfDocuments = 'Pages des documents';
export const documentsOf = (name: string) =>
  `Documents ${de(name)} à télécharger, chacun avec son type, sa taille et sa date.`;
export const download = (title: string, kind: string, size: string) => `${title}\u00a0: télécharger, ${kind}, ${size}`;
/** The type of a file that has none. */
export const file = 'FICHIER';
