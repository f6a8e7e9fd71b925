import { de } from '../elision.ts';

// The list
export const receipts = 'Reçus';
export const subtitle = 'Tous les reçus établis. Les numéros se suivent, et aucun n’est donné deux fois.';
export const search = 'Rechercher un numéro, ou le nom ou l’e-mail du donateur';
export const loadingReceipts = 'Chargement des reçus...';
export const failedToLoadReceipts = 'Impossible de charger les reçus';
export const noReceiptsYet = 'Pas encore de reçus';
export const noReceiptsHint = 'Établissez un reçu sur la page du donateur, une fois le don reçu.';
export const seeGiftsWithout = 'Voir les dons sans reçu';
export const noMatch = 'Aucun reçu ne correspond à votre recherche et à vos filtres';
export const total = (count: number, { first, last }: { first: number; last: number }) =>
  `Reçus\u00a0: ${first} à ${last} sur ${count}`;
export const number = 'Numéro';
export const giver = 'Donateur';
export const noName = 'Sans nom';
export const amount = 'Montant';
export const issued = 'Établi le';
export const state = 'État';
export const year = 'Année';
export const allYears = 'Toutes les années';
export const isVoid = 'Annulé';
/** Before the day. */
export const sentOn = 'Envoyé le';
export const waitsToBeSent = 'En attente\u00a0: le serveur de messagerie ne l’a pas encore accepté';
export const notSent = 'Pas encore envoyé';
export const notSentWithoutEmail = 'Pas encore envoyé\u00a0: aucune adresse e-mail';

// What is done with one
export const download = 'Télécharger';
export const downloadOne = (number: string) => `Télécharger le reçu ${number}`;
export const send = 'Envoyer';
export const sendOne = (number: string) => `Envoyer le reçu ${number} par e-mail`;
export const issueQuestion = (money: string, giver: string) => `Établir le reçu de ${money}, don ${de(giver)}\u00a0?`;
export const nameNotPrintable = (letters: string) =>
  `Le reçu ne peut pas imprimer ce nom\u00a0: sa police n’a pas ${letters}. Corrigez d’abord le nom dans la fiche du donateur, ou continuez\u00a0: le reçu aura une ligne où vous écrirez le nom à la main.`;
export const issueByHand = 'Établir, nom écrit à la main';
export const issueDetail =
  'Il reçoit le numéro suivant et porte le nom, l’adresse et le numéro fiscal des réglages du site. Il pourra être annulé, mais pas supprimé.';
export const yesIssue = 'Établir le reçu';
export const notYet = 'Non, pas encore';
export const wasIssued = (number: string) => `Le reçu ${number} est établi.`;
export const sent = (number: string) => `Le reçu ${number} est envoyé.`;
export const makeVoid = 'Annuler le reçu';
export const makeOneVoid = (number: string) => `Annuler le reçu ${number}`;
export const voidQuestion = (number: string) => `Annuler le reçu ${number}\u00a0?`;
export const voidHint =
  'Le reçu reste dans la liste, marqué comme annulé. Son numéro ne sera pas réattribué. Vous ne pourrez pas revenir en arrière.';
export const reason = 'Raison';
export const reasonHint = 'Seul le personnel la lit. Elle n’est pas imprimée sur le reçu.';
export const makingVoid = 'Enregistrement...';
export const notVoided = 'Le reçu n’a pas été annulé.';
export const voided = (number: string) => `Le reçu ${number} est annulé.`;

// Numbers that are void though no receipt has them
export const voidNumbers = 'Numéros nuls sans reçu';
export const voidNumberReasons = {
  gone_back: 'le site est revenu à un état d’avant leur attribution',
  passed_over: 'le site a été restauré et les avait peut-être attribués',
} as const;
export const voidNumbersFrom = (first: string, last: string, reason: string) =>
  `${first === last ? first : `De ${first} à ${last}`}\u00a0: ${reason}`;
