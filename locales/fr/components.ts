// web/site/components/Films.island.tsx
export const videoCannotBePlayed = (title: string) =>
  `Cette vidéo ne peut pas être lue sur cette page. Ouvrez-la avec ce lien\u00a0: ${title}`;

// web/site/components/Modal.tsx
export const close = 'Fermer';

// web/site/components/Pagination.tsx
export const previous = 'Précédent';
export const page = (number: number) => `Page ${number}`;
export const next = 'Suivant';
export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`;

// web/site/components/Share.island.tsx
export const linkCopied = 'Lien copié.';
export const theLinkIsSelectedCopy = 'Le lien est sélectionné. Copiez-le maintenant.';
export const link = 'Lien';
export const copyLink = 'Copier le lien';

// web/site/components/TryAgain.tsx
export const tryAgain = 'Réessayer';
export const table = (number: number) => `Tableau ${number}`;
