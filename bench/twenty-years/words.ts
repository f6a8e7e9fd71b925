import type { Language } from '../../domain/languages.ts';

// The words that texts of a made-up site are put together from.

const list = (words: string) => words.split(' ');

/** Words of every day. They are drawn often, so that a search for one of them finds a large part of all records. */
export const plainWords: Record<Language, readonly string[]> = {
  en: list(
    'village school water harvest savings group garden market training children women youth seeds tools cooperative meeting health family income loan neighbour teacher season rain bean maize goat milk road bridge house roof stove light book lesson craft basket cloth shop price share vote chair minutes budget project report visit promise support donor partner together every more first small strong good open',
  ),
  rw: list(
    'umudugudu ishuri amazi umusaruro kuzigama itsinda ubusitani isoko amahugurwa abana abagore urubyiruko imbuto ibikoresho koperative inama ubuzima umuryango inyungu inguzanyo umuturanyi umwarimu igihembwe imvura ibishyimbo ibigori ihene amata umuhanda ikiraro inzu igisenge iziko urumuri igitabo isomo ubukorikori agaseke imyenda iduka igiciro umugabane itora umuyobozi raporo umushinga gusura ubufasha umuterankunga hamwe buri benshi mbere nto ikomeye neza',
  ),
  fr: list(
    'village école eau récolte épargne groupe jardin marché formation enfants femmes jeunesse semences outils coopérative réunion santé famille revenu prêt voisin enseignant saison pluie haricot maïs chèvre lait route pont maison toit foyer lumière livre leçon artisanat panier tissu boutique prix part vote budget projet rapport visite promesse soutien donateur partenaire ensemble chaque premier petit forte ouvert',
  ),
};

/** Parts of rarer words: each beginning goes with each end. */
const beginnings: Record<Language, readonly string[]> = {
  en: list(
    'apple barley brook cedar clover copper corn dawn drum fern field hill honey lake maple meadow mill oak pond',
  ),
  rw: list('umu aba imi iki ibi in uru utu ubu uku aha gu ku ru ba bi ka tu mu'),
  fr: list('clair fort haut bel vert grand petit vieux beau doux long franc plein rond sain mont val cour'),
};
const ends: Record<Language, readonly string[]> = {
  en: list('bank side land song stone ridge light path gate wood field smith yard fold dale craft wright ward mark'),
  rw: list('kobwa gabo shinga kungu ryango tambwe zamuko horo jyambere shyira biri rimo genzi gisha menyo tuzo hanga'),
  fr: list('champ bois pré mont fontaine val rive pierre roche lieu ville pont mare source cour terre grange'),
};

/** Words that are drawn more rarely. */
export const rareWords = (language: Language): string[] =>
  beginnings[language].flatMap((beginning) => ends[language].map((end) => `${beginning}${end}`));

/** Stands in three records of each kind that is searched. */
export const THREE_TIMES = 'quokkafield';

export const firstNames = list(
  'Aline Éric Grace Jean-Bosco Marie Claude Diane Patrick Ange Olivier Jeanne Emmanuel Claudine Innocent Vestine Théogène Chantal Eugène Solange Fabrice Yvette Gaspard Béatrice Josiane Pacifique Clémentine Félix Espérance',
);

export const lastNames = list(
  'Uwase Mugisha Ingabire Habimana Mukamana Niyonzima Uwimana Nshimiyimana Hakizimana Bizimana Mutesi Kayitesi Ndayishimiye Rukundo Umutoni Gasana Karangwa Munyaneza Iradukunda Niyigena Tuyisenge Murekatete Kamanzi',
);
