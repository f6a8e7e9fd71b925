// The list
export const blogPost = 'Inkuru';
export const blogPosts = 'Inkuru';
export const blogsManagement = 'Inkuru';
export const subtitle = 'Inkuru zatangajwe n’izitaratangazwa.';
export const categories = 'Ibyiciro';
export const newPost = 'Inkuru nshya';
export const searchByTitle = 'Shakisha umutwe';
export const reset = 'Kuraho ibyo mwahisemo';
export const loadingBlogs = 'Inkuru zirimo gufunguka...';
export const failedToLoad = 'Inkuru ntizashoboye gufunguka. Mwongere mugerageze nyuma.';
export const retry = 'Ongera ugerageze';
export const noPosts = 'Nta nkuru iraboneka.';
export const noPostsHint = 'Nta n’imwe irandikwa. Inkuru mutangaje zigaragara ku rupapuro rw’inkuru rw’urubuga.';
export const writeTheFirst = 'Andika inkuru ya mbere';
export const noMatch = 'Nta nkuru ihuye n’ibyo mushaka.';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Inkuru, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count} · Urupapuro rwa ${page} muri ${pages}`;
export const title = 'Umutwe';
export const author = 'Umwanditsi';
export const anonymous = 'Utazwi';
export const category = 'Icyiciro';
export const allCategories = 'Ibyiciro byose';
export const uncategorized = 'Nta cyiciro';
/** By their values. Staff can filter by them whether or not there is such a category. */
export const fixedCategories = {
  Technology: 'Ikoranabuhanga',
  Marketing: 'Iyamamazabikorwa',
  Design: 'Ubugeni',
  Business: 'Ubucuruzi',
  Tutorials: 'Inyigisho',
};
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const scheduled = 'Izatangazwa';
export const featured = 'Yatoranyijwe';
export const allPosts = 'Inkuru zose';
export const featuredOnly = 'Izatoranyijwe gusa';
export const notFeaturedOnly = 'Izitaratoranyijwe gusa';
export const published = 'Yatangajwe';
export const notPublished = 'Ntiratangazwa';
export const createdAt = 'Igihe yandikiwe';
export const viewDetailsOf = (title: string) => `Reba ibirambuye kuri ${title}`;
export const view = 'Reba';
export const moreFor = (title: string) => `Ibindi kuri ${title}`;
export const edit = 'Hindura';
export const deleteWord = 'Siba';

// The details
export const blogDetails = 'Ibirambuye ku nkuru';
export const editPost = 'Hindura inkuru';
export const views = 'Inshuro yasomwe';
export const likes = 'Abayikunze';
export const comments = 'Ibitekerezo';
export const daysActive = 'Iminsi imaze';
export const excerpt = 'Incamake';
export const noExcerpt = 'Nta ncamake ihari.';
export const content = 'Ibirimo';
export const noContent = 'Nta kirimo.';
export const loadingPost = 'Inkuru irimo gufunguka...';
export const timeline = 'Uko byagiye bikurikirana';
export const created = 'Igihe yandikiwe';
export const lastUpdated = 'Igihe iheruka guhindurwa';

// The private link
export const privateLink = 'Aderesi yihariye';
export const privateLinkHint =
  'Ufite iyi aderesi wese ashobora gusoma inkuru adafite konti, n’iyo yaba itaratangazwa. Buri gihe yerekana inkuru uko iheruka kubikwa.';
export const linksEnded = 'Aderesi zose zihariye z’iyi nkuru zahagaritswe.';
export const address = 'Aderesi';
/** `clock` is "isaha y’i Kigali". */
export const linkEnds = (moment: string, clock: string) =>
  `Ufite iyi aderesi wese ashobora gusoma inkuru, harimo n’ibizahinduka, kugeza ku wa ${moment}, ku ${clock}. Ihagarara mbere yaho iyo muyihagaritse cyangwa mwambuwe uburenganzira.`;
export const createLink = 'Kora aderesi yihariye';
export const endLinks = 'Hagarika aderesi zose zihariye';

// The form
export const blogManagement = 'Inkuru';
export const newPostSubtitle = 'Mwandike inkuru nshya.';
export const editPostSubtitle = 'Muhindure inkuru.';
export const viewOnSite = 'Reba ku rubuga';
export const postFailed = 'Inkuru ntiyashoboye gufunguka.';
export const post = 'Inkuru';
export const slugHintOfPublished =
  'Impera y’aderesi y’inkuru ku rubuga. Ntihinduka iyo muhinduye umutwe. Nimuyihindura, aderesi ya kera izakomeza kugeza ku nkuru. Inyuguti nto, imibare n’akamenyetso «-» gusa.';
export const publishing = 'Gutangaza';
export const mayNotPublish = 'Nta burenganzira mufite bwo gutangaza inkuru cyangwa kuyikura ku rubuga.';
/** `clock` is "isaha y’i Kigali". */
export const publishedDateHint = (clock: string) =>
  `Ni ${clock}. Muhareke ubusa kugira ngo itangazwe ubu; nimushyiramo igihe kizaza, izatangazwa icyo gihe.`;
export const categoriesFailed = 'Ibyiciro ntibyashoboye gufunguka';
export const categoriesFailedHint = 'Ibyiciro ntibyashoboye gufunguka. Mushobora kubika inkuru nubwo bimeze bityo.';
export const savePost = 'Bika inkuru';
export const saving = 'Birimo kubikwa...';
export const updatingFailed = 'Inkuru ntiyahinduwe';
export const creatingFailed = 'Inkuru ntiyashyizweho';
export const updated = 'Inkuru yahinduwe.';
export const postCreated = 'Inkuru yashyizweho.';
