// Statements that were imported, and taking an import back
export const earlierImports = 'Importations précédentes';
export const hint =
  'Si vous avez importé un mauvais fichier, annulez son importation. Ses paiements sont retirés, sauf ceux qui sont déjà attribués ou mis de côté.';
export const loading = 'Chargement des importations précédentes...';
export const failed = 'Impossible de charger les importations précédentes';
export const tryAgain = 'Réessayer';
export const none = 'Aucun relevé n’a encore été importé.';
export const total = (count: number) => (count <= 1 ? `${count} relevé importé` : `${count} relevés importés`);
/** How many payments a file brought, and how many of them somebody has dealt with. */
export const payments = (count: number, dealtWith: number) =>
  `${count <= 1 ? `${count} paiement` : `${count} paiements`}, dont ${dealtWith === 0 ? 'aucun' : dealtWith} ${dealtWith < 2 ? 'attribué ou mis de côté' : 'attribués ou mis de côté'}`;
export const by = (name: string) => `par ${name}`;
export const takeBack = 'Annuler l’importation...';
export const takeBackOne = (file: string) => `Annuler l’importation de ${file}`;
export const question = (file: string) => `Annuler l’importation de «\u00a0${file}\u00a0»\u00a0?`;
export const detail = (removed: number, kept: number, isFollowed: boolean) =>
  [
    removed <= 1 ? `${removed} paiement à attribuer sera retiré.` : `${removed} paiements à attribuer seront retirés.`,
    ...(kept === 0
      ? []
      : [
          kept === 1
            ? '1 paiement attribué ou mis de côté sera conservé.'
            : `${kept} paiements attribués ou mis de côté seront conservés.`,
        ]),
    'Vous pourrez importer de nouveau le fichier.',
    ...(isFollowed
      ? [
          'Un fichier importé plus tard contenait des paiements déjà importés. S’ils venaient de celui-ci, importez aussi de nouveau le fichier plus récent.',
        ]
      : []),
  ].join(' ');
export const no = 'Non, garder les paiements';
export const yes = 'Oui, annuler l’importation';
export const takingBack = 'Annulation...';
export const done = (removed: number) =>
  removed <= 1
    ? `Importation annulée\u00a0: ${removed} paiement retiré.`
    : `Importation annulée\u00a0: ${removed} paiements retirés.`;
export const showMore = 'Voir plus';
