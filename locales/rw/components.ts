// web/site/components/Films.island.tsx
export const videoCannotBePlayed = (title: string) =>
  `Iyi videwo ntishobora kurebwa hano. Muyifungurire hano: ${title}`;

// web/site/components/Modal.tsx
export const close = 'Funga';

// web/site/components/Pagination.tsx
export const previous = 'Iyabanje';
export const page = (number: number) => `Urupapuro rwa ${number}`;
export const next = 'Ikurikira';
export const pageOf = (page: number, pages: number) => `Urupapuro rwa ${page} muri ${pages}`;

// web/site/components/Share.island.tsx
export const linkCopied = 'Aderesi yakoporowe.';
export const theLinkIsSelectedCopy = 'Aderesi yatoranyijwe. Muyikoporore ubu.';
export const link = 'Aderesi';
export const copyLink = 'Koporora aderesi';

// web/site/components/TryAgain.tsx
export const tryAgain = 'Mwongere mugerageze';
export const table = (number: number) => `Imbonerahamwe ya ${number}`;
