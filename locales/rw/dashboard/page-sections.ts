import type { SectionName } from '../../../domain/page-sections.ts';

// The way to what a page of the site is made of
export const changeContent = 'Hindura ibyo rwerekana';
export const changeContentOf = (name: string) => `Hindura ibyo rwerekana: ${name}`;
export const notOpened = 'Urupapuro ntirwashoboye gufunguka. Mwongere mugerageze.';
export const partsOfThePage = 'Ibice by’uru rupapuro: uko bikurikirana, amagambo n’amafoto yabyo';
export const otherPages = 'Impapuro zihoraho';
export const otherPagesHint = 'Ntizishobora gufungwa, ariko mushobora guhindura ibyo zerekana.';

// In its form
export const ofTheSite = 'Uru ni urupapuro rw’urubuga ubwarwo';
export const ofTheSiteHint =
  'Ibice byarwo bigumana amagambo n’amafoto byazanye n’urubuga, muri buri rurimi, kugeza mwanditse ibindi. Nta gihinduka ku basura mbere yo gutangaza. Musibe urupapuro kugira ngo rusubire uko rwaje.';
export const asItCame = 'Uko cyazanye n’urubuga';
export const leaveEmpty = 'Icyo musize ubusa kiguma uko cyazanye n’urubuga.';
export const nothingToWrite = 'Amagambo yacyo yandikirwa ahandi. Hano mushobora kucyimura cyangwa kugihisha.';
export const missingParts = 'Ibice by’uru rupapuro byakuwemo';
export const otherBlocks = 'Ibindi bice';

/** What staff call each part of the site's own pages. */
export const sections: Record<SectionName, string> = {
  home_banner: 'Ahabanza n’amatangazo yamamaza',
  home_pillars: 'Inkingi',
  home_about: 'Abo turi bo',
  home_purposes: 'Intego n’icyerekezo',
  home_facts: 'Imibare',
  home_events: 'Ibikorwa byacu',
  home_posts: 'Inkuru ziheruka',
  home_recent: 'Ibikorwa biheruka byo kureba',
  home_call: 'Gusaba gutanga inkunga',
  about_head: 'Umutwe w’urupapuro',
  about_beginning: 'Uko byatangiye, n’ibiranga umuryango',
  about_purposes: 'Intego n’icyerekezo',
  about_achieved: 'Aho tugeze',
  about_links: 'Inzira zijya ku zindi mpapuro',
  mission_head: 'Umutwe w’urupapuro',
  mission_steps: 'Ibizamura abantu',
  mission_statement: 'Intego mu nteruro imwe',
  vision_head: 'Umutwe w’urupapuro',
  vision_path: 'Uko tuhagera',
  vision_statement: 'Icyerekezo mu nteruro imwe',
  history_page: 'Amateka',
  team_page: 'Abakozi',
  mentorship_pillars: 'Inkingi',
  mentorship_call: 'Gusaba gufatanya',
  services_page: 'Serivisi',
  videos_page: 'Videwo',
  gallery_page: 'Amafoto',
  documents_page: 'Inyandiko',
  testimonials_page: 'Ubuhamya',
  announcements_page: 'Amatangazo',
  events_page: 'Ibikorwa',
  posts_page: 'Inkuru',
  contact_head: 'Umutwe w’urupapuro',
  contact_ways: 'Uburyo bwo kutugeraho',
  contact_form: 'Ifishi y’ubutumwa',
  contact_offices: 'Ibiro',
  donate_head: 'Umutwe w’urupapuro',
  donate_give: 'Tanga ubu',
  donate_progress: 'Aho imishinga igeze',
  donate_ways: 'Uburyo bwo gutanga',
  donate_uses: 'Uko inkunga zikoreshwa',
  donate_form: 'Ifishi y’abashaka gutanga inkunga',
  newsletter_page: 'Ifishi y’ibaruwa y’amakuru',
  privacy_page: 'Umwandiko',
  terms_page: 'Umwandiko',
  cookies_page: 'Umwandiko',
};
