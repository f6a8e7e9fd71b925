import type { SectionName } from '../../../domain/page-sections.ts';

// The way to what a page of the site is made of
export const changeContent = 'Changer ce qu’elle montre';
export const changeContentOf = (name: string) => `Changer ce qu’elle montre\u00a0: ${name}`;
export const notOpened = 'La page n’a pas pu être ouverte. Veuillez réessayer.';
export const partsOfThePage = 'Les parties de cette page\u00a0: leur ordre, leurs mots et leurs images';
export const otherPages = 'Pages qui sont toujours là';
export const otherPagesHint = 'Elles ne peuvent pas être désactivées, mais vous pouvez changer ce qu’elles montrent.';

// In its form
export const ofTheSite = 'C’est une page du site lui-même';
export const ofTheSiteHint =
  'Ses parties gardent les mots et les images venus avec le site, dans chaque langue, tant que vous n’en écrivez pas d’autres. Rien ne change pour les visiteurs avant la publication. Supprimez la page pour la retrouver telle qu’elle est venue.';
export const asItCame = 'Comme elle est venue avec le site';
export const leaveEmpty = 'Ce que vous laissez vide reste comme il est venu avec le site.';
export const nothingToWrite = 'Ses mots s’écrivent sur d’autres écrans. Ici, vous pouvez la déplacer ou la cacher.';
export const missingParts = 'Parties de cette page qui ont été retirées';
export const otherBlocks = 'Blocs';

/** What staff call each part of the site's own pages. */
export const sections: Record<SectionName, string> = {
  home_banner: 'Bannière avec les annonces publicitaires',
  home_pillars: 'Piliers',
  home_about: 'Qui nous sommes',
  home_purposes: 'Mission et vision',
  home_facts: 'Chiffres',
  home_events: 'Nos événements',
  home_posts: 'Derniers articles',
  home_recent: 'Événements récents à parcourir',
  home_call: 'Appel au don',
  about_head: 'Tête de la page',
  about_beginning: 'Comment tout a commencé, avec les faits',
  about_purposes: 'Mission et vision',
  about_achieved: 'Barres de progression',
  about_links: 'Liens vers d’autres pages',
  mission_head: 'Tête de la page',
  mission_steps: 'Ce qui aide à avancer',
  mission_statement: 'Énoncé de la mission',
  vision_head: 'Tête de la page',
  vision_path: 'Comment nous y arrivons',
  vision_statement: 'Énoncé de la vision',
  history_page: 'L’histoire',
  team_page: 'L’équipe',
  mentorship_pillars: 'Piliers',
  mentorship_call: 'Appel à participer',
  services_page: 'Les services',
  videos_page: 'Les vidéos',
  gallery_page: 'Les photos',
  documents_page: 'Les documents',
  testimonials_page: 'Les témoignages',
  announcements_page: 'Les annonces',
  events_page: 'Les événements',
  posts_page: 'Les articles',
  contact_head: 'Tête de la page',
  contact_ways: 'Moyens de nous joindre',
  contact_form: 'Formulaire de message',
  contact_offices: 'Bureaux',
  donate_head: 'Tête de la page',
  donate_give: 'Donner maintenant',
  donate_progress: 'Progression des projets',
  donate_ways: 'Façons de donner',
  donate_uses: 'À quoi servent les dons',
  donate_form: 'Formulaire d’intention de don',
  newsletter_page: 'Formulaire de la lettre d’information',
  privacy_page: 'Le texte',
  terms_page: 'Le texte',
  cookies_page: 'Le texte',
};
