// The nouns of a collection come from `described.ts`. Their class is not known here, so nothing agrees with them.

// The list
export const loading = (many: string) => `${many}: birimo gufunguka...`;
export const failedToFetch = (many: string) => `${many}: ntibyashoboye gufunguka. Mwongere mugerageze.`;
export const noMatch = (many: string) => `${many}: nta bihuye n’ibyo mushaka`;
export const total = (many: string, count: number) => `${many}: ${count}`;
export const found = (many: string, found: number, count: number) => `${many}: habonetse ${found} kuri ${count}`;
export const search = (many: string) => `Shakisha ${many.toLowerCase()}`;
export const status = 'Uko bihagaze';
export const created = 'Igihe byashyiriweho';
export const view = 'Reba';
export const viewDetailsOf = (name: string) => `Reba ibirambuye kuri ${name}`;
export const edit = 'Hindura';
export const editNamed = (name: string) => `Hindura ${name}`;

// The form
/** A button that leads to the form, where it is a screen of its own. */
export const newOne = (one: string) => `Ongeraho ${one.toLowerCase()}`;
export const addOne = (one: string) => `Ongeraho ${one.toLowerCase()}`;
/** What one does first, where there is none. */
export const addFirst = (one: string) => `Tangira wongereho ${one.toLowerCase()}`;
export const noneHint = 'Abasura urubuga babona ibyo mwongeyeho hano.';
export const editOne = (one: string) => `Hindura ${one.toLowerCase()}`;
export const createOne = (one: string) => `Shyiraho ${one.toLowerCase()}`;
export const updateOne = (one: string) => `Bika ${one.toLowerCase()}`;
export const saving = 'Birimo kubikwa...';
export const failedToSave = (one: string) => `${one}: ntibyabitswe. Mwongere mugerageze.`;
export const createdNamed = (one: string, name: string) => `${one} «${name}»: byashyizweho.`;
export const updatedNamed = (one: string, name: string) => `${one} «${name}»: byahinduwe.`;
export const createdOne = (one: string) => `${one}: byashyizweho.`;
export const updatedOne = (one: string) => `${one}: byahinduwe.`;
/** The hint of a time: by which clock it is meant comes first. */
export const clockAndHint = (clock: string, hint: string) =>
  `${clock.charAt(0).toUpperCase()}${clock.slice(1)}. ${hint}`;
/** A record that is chosen in a form, and lies in the trash. */
export const namedInTrash = (name: string) => `${name} (mu byasibwe)`;
export const none = 'Nta na kimwe';
/** A file in a form, where two versions are compared. */
export const noFile = (label: string) => `${label}: nta yo`;
export const fileNumber = (label: string, id: unknown) => `${label} ya ${id}`;

// The order
export const changeOrder = 'Hindura uko bikurikirana';
export const changeTheOrder = (many: string) => `${many}: hindura uko bikurikirana.`;
export const orderHint =
  'Mukurure umurongo mukoresheje akamenyetso kawo, cyangwa mukoreshe utwambi. Abasura urubuga babona uburyo bushya bikurikirana mumaze kububika.';
export const handle = (name: string, place: number, count: number) =>
  `Imura ${name}, umwanya wa ${place} kuri ${count}`;
export const handleHint = 'Mukurure, cyangwa mukoreshe utwambi, Home na End';
export const moveNamedUp = (name: string) => `Zamura ${name}`;
export const moveNamedDown = (name: string) => `Manura ${name}`;
export const moveUp = 'Zamura';
export const moveDown = 'Manura';
export const isNow = (name: string, place: number, count: number) =>
  `${name}: ubu ku mwanya wa ${place} kuri ${count}.`;
export const saveOrder = 'Bika uko bikurikirana';
export const orderSaved = (many: string) => `${many}: uburyo bushya bikurikirana bwabitswe.`;
export const orderAsBefore = 'Bikurikirana uko byari mbere.';
export const showOrderNow = 'Erekana uko bikurikirana ubu';
export const cancel = 'Reka';
export const recordsNotLoaded = 'Urutonde ntirwashoboye gufunguka';
export const loadingRecords = 'Birimo gufunguka...';

// Icons
export const noIcon = 'Nta kamenyetso';
export const icons = {
  computer: 'Mudasobwa',
  coffee: 'Ikawa',
  heart: 'Umutima',
  map: 'Ikarita',
  book: 'Igitabo',
  music: 'Umuziki',
  camera: 'Kamera',
  briefcase: 'Isakoshi y’akazi',
  'shopping-bag': 'Umufuka wo guhahiramo',
  'dollar-sign': 'Idolari',
  image: 'Ifoto',
  video: 'Videwo',
  landscape: 'Imisozi',
  portrait: 'Isura y’umuntu',
  architecture: 'Inyubako',
  nature: 'Ibidukikije',
  people: 'Abantu',
  food: 'Ibiryo',
  art: 'Ubugeni',
  events: 'Ibikorwa',
};

// A record that is chosen by its name
export const choose = 'Hitamo';
export const allOfThem = 'Byose';
export const goneChoice = (value: string) => `${value} (ntikiriho)`;
export const noneToChoose = {
  forms: { said: 'Nta fishi iraboneka. Muyikore ahanditse', screen: 'Amafishi' },
  categories: { said: 'Nta cyiciro kiraboneka. Mugikore ahanditse', screen: 'Ibyiciro' },
};
