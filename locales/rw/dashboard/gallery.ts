// The list
export const galleryManagement = 'Amafoto na videwo';
export const subtitle = 'Amafoto na videwo abasura urubuga babona.';
export const galleryItems = 'Amafoto na videwo';
export const galleryItem = 'Ifoto cyangwa videwo';
export const categories = 'Ibyiciro';
export const addCategory = 'Ongeraho icyiciro';
export const uploadPictures = 'Ohereza amafoto';
export const newItem = 'Ifoto cyangwa videwo nshya';
export const searchByTitle = 'Shakisha umutwe';
export const reset = 'Kuraho ibyo mwahisemo';
export const loadingItems = 'Amafoto na videwo birimo gufunguka...';
export const itemsNotLoaded = 'Amafoto na videwo ntibyashoboye gufunguka. Mwongere mugerageze nyuma.';
export const retry = 'Ongera ugerageze';
export const noneFound = 'Nta foto cyangwa videwo ihuye n’ibyo mushaka.';
export const noneYet =
  'Nta n’imwe irongerwamo. Amafoto na videwo mwongeyeho, abasura urubuga bayabona ku mpapuro z’amafoto na videwo.';
export const addTheFirst = 'Ongeraho ifoto cyangwa videwo ya mbere';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Amafoto na videwo, kuva ku ya ${first} kugeza ku ya ${last}, muri ${count} · Urupapuro rwa ${page} muri ${pages}`;
export const category = 'Icyiciro';
export const allCategories = 'Ibyiciro byose';
export const mediaTypeFilter = 'Ubwoko';
export const allMediaTypes = 'Amafoto na videwo byose';
export const images = 'Amafoto';
export const videos = 'Videwo';
export const uploadedOn = 'Umunsi yoherejweho';
export const mediaItem = 'Ifoto cyangwa videwo';
export const type = 'Ubwoko';
export const status = 'Uko bihagaze';
export const allStatus = 'Byose';
export const active = 'Iragaragara';
export const inactive = 'Ntigaragara';
export const uploaded = 'Yoherejwe';
export const noDescription = 'Nta bisobanuro';
export const noCategories = 'Nta byo';
export const view = 'Reba';
export const viewDetailsOf = (title: string) => `Reba ibirambuye kuri ${title}`;
export const itemDeleted = 'Ifoto cyangwa videwo yasibwe.';

// The details
export const playTheVideo = 'Reba videwo';
export const videoNotAvailable = 'Videwo ntiboneka';
export const edit = 'Hindura';
export const uploadedBy = 'Uwayohereje';
export const uploadDate = 'Umunsi yoherejweho';
export const noCategoriesAssigned = 'Nta cyiciro irimo';
export const description = 'Ibisobanuro';
export const noDescriptionProvided = 'Nta bisobanuro byatanzwe';
export const fileInformation = 'Ibyerekeye dosiye';
export const fileType = 'Ubwoko bwa dosiye';
export const size = 'Ingano';
export const dimensions = 'Ubugari n’uburebure';
export const format = 'Imiterere';
export const unknown = 'Ntibizwi';
export const unknownPerson = 'Ntazwi';
export const metadata = 'Ibindi';
export const created = 'Igihe yashyiriweho';
export const lastUpdated = 'Igihe iheruka guhindurwa';
export const id = 'Nimero';

// The form
export const addNewItem = 'Ongeramo ifoto cyangwa videwo';
export const editItem = 'Hindura ifoto cyangwa videwo';
export const formSubtitle = 'Mwongeremo ifoto cyangwa videwo, muhitemo aho abasura urubuga bayisanga.';
export const backToGallery = 'Subira ku mafoto na videwo';
export const loadingItem = 'Ifoto cyangwa videwo irimo gufunguka...';
export const itemNotLoaded = 'Ifoto cyangwa videwo ntiyashoboye gufunguka';
export const basicInformation = 'Amakuru y’ibanze';
export const imageHint = 'Ifoto cyangwa igishushanyo.';
export const videoHint = 'Videwo iri kuri interineti.';
export const uploadImage = 'Ohereza ifoto';
export const categoriesNotLoaded = 'Ibyiciro ntibyashoboye gufunguka. Mwongere mufungure urupapuro.';
export const loadingCategories = 'Ibyiciro birimo gufunguka...';
export const noCategoriesFound = 'Nta cyiciro cyabonetse';
export const createACategory = 'Kora icyiciro';
export const activeHint = 'Abasura urubuga barayibona mu mafoto na videwo';
export const inactiveHint = 'Abasura urubuga ntibayibona mu mafoto na videwo';
export const addItem = 'Ongeramo ifoto cyangwa videwo';
export const updateItem = 'Bika ibyahinduwe';
export const saving = 'Birimo kubikwa...';
export const creatingFailed = 'Ifoto cyangwa videwo ntiyongewemo. Mwongere mugerageze.';
export const updatingFailed = 'Ifoto cyangwa videwo ntiyahinduwe. Mwongere mugerageze.';
export const itemCreated = 'Ifoto cyangwa videwo yongewemo.';
export const continueOrReturn = 'Mushobora gukomeza kongeramo izindi, cyangwa mugasubira ku mafoto na videwo.';
export const itemUpdated = 'Ifoto cyangwa videwo yahinduwe.';

// Where two people have changed one item
export const empty = 'Nta kirimo';
