// The list
export const roleManagement = 'Inshingano';
export const subtitle = 'Inshingano n’uburenganzira zitanga';
export const roles = 'Inshingano';
export const role = 'Inshingano';
export const newRole = '+ Inshingano nshya';
export const searchRoles = 'Shakisha inshingano...';
export const totalRoles = 'Umubare w’inshingano';
export const rolesInTheTrash = 'Inshingano zasibwe';
export const loadingRoles = 'Inshingano zirimo gufunguka...';
export const failedToLoadRoles = 'Inshingano ntizashoboye gufunguka';
export const noRoles = 'Nta nshingano ihari.';
export const noRolesHint = 'Inshingano ivuga ibyo abayifite bashobora kureba no gukora hano.';
export const addTheFirst = 'Ongeraho inshingano ya mbere';
export const noMatch = 'Nta nshingano ihuye n’ibyo mushaka.';
export const total = (shown: number, count: number) => `Inshingano ${shown} muri ${count}`;
export const name = 'Izina';
export const description = 'Ibisobanuro';
export const noDescription = 'Nta bisobanuro byatanzwe';
export const status = 'Uko bihagaze';
export const active = 'Irakora';
export const inactive = 'Ntikora';
export const createdAt = 'Igihe yashyiriweho';
export const edit = 'Hindura';
export const editOf = (name: string) => `Hindura ${name}`;
export const permissions = 'Uburenganzira';
export const permissionsOf = (name: string) => `Uburenganzira bwa ${name}`;
export const holders = (count: number) => {
  if (count === 0) return 'Nta muntu uyifite';
  return count === 1 ? 'Umuntu 1' : `Abantu ${count}`;
};

// Deleting
export const heldBy = (name: string, count: number) => `${name}: ${holders(count)}.`;
export const deleteQuestion = (name: string) => `Gusiba inshingano «${name}»?`;
export const deleteRole = 'Siba inshingano';
export const losers = (count: number, names: string) =>
  `${holders(count)}${names === '' ? '' : `: ${names}`}. Guhera ubwo, ${count === 1 ? 'uyu muntu ntazaba agishobora' : 'aba bantu ntibazaba bagishobora'} gukora ibyemerwa n’iyi nshingano yonyine.`;
export const canBeRestored = 'Mu minsi 30 mushobora kugarura inshingano, n’abari bayifite bose bakongera kuyigira.';

// The form
export const addNewRole = 'Ongeraho inshingano';
export const editRole = 'Hindura inshingano';
export const formSubtitle = 'Izina ryayo, n’ibyo yemerera abayifite.';
export const backToRoles = 'Subira ku nshingano';
export const loadingRole = 'Inshingano irimo gufunguka...';
export const failedToLoadRole = 'Inshingano ntiyashoboye gufunguka';
export const inactiveHint = 'Inshingano idakora nta burenganzira itanga, kandi ntishobora guhabwa umuntu.';
export const permissionsHint =
  'Mukoreshe utwambi mwimuke hagati y’utuzu. Mushobora gutanga gusa uburenganzira na mwe ubwanyu mufite.';
export const createRole = 'Ongeraho inshingano';
export const updateRole = 'Bika inshingano';
export const saving = 'Birimo kubikwa...';
export const failedToSave = 'Inshingano ntiyabitswe';
export const roleCreated = 'Inshingano yongeweho.';
export const roleUpdated = 'Inshingano yahinduwe.';
export const whoHasThisRole = 'Abafite iyi nshingano';
export const noOneHasIt = 'Nta muntu urayigira. Muyitange igihe muhindura konti.';

// The dialog over the list
export const save = 'Bika';
export const failedToUpdate = 'Inshingano ntiyahinduwe. Mwongere mugerageze nyuma.';
export const updatedInList = 'Inshingano yahinduwe';

// The table of permissions
export const resource = 'Igice cy’urubuga';
export const all = 'Byose';
export const allOf = (resource: string) => `${resource}: byose`;
/** `Inkuru: guhindura`. The action is one of `actions`, or several of them. */
export const permission = (resource: string, action: string) => `${resource}: ${action.toLowerCase()}`;
/** `kureba, gushyiraho no guhindura`. */
export const verbs = (before: string, last: string) => `${before} no ${last}`;
export const addPermissions = (permissions: string) => `Ongeraho «${permissions}»`;
export const picturesAreNeeded =
  'Umuntu wese wandikira abasura urubuga akeneye no guhitamo amafoto mu bubiko no kongeramo amashya.';
export const rolesAreNeeded = 'Umuntu wese ushinzwe konti akeneye no kubona inshingano.';
export const resources = {
  users: 'Konti z’abakozi',
  roles: 'Inshingano',
  ads: 'Ibyamamazwa',
  posts: 'Inkuru',
  categories: 'Ibyiciro by’inkuru',
  events: 'Ibikorwa',
  announcements: 'Amatangazo',
  gallery: 'Amafoto na videwo',
  media: 'Amafoto na dosiye',
  donations: 'Abifuza gutanga inkunga',
  pledges: 'Inkunga zasezeranyijwe n’abaterankunga',
  statements: 'Ubwishyu na raporo za konti',
  receipts: 'Inyemezabwishyu',
  contacts: 'Ubutumwa bw’abatwandikiye',
  form_answers: 'Ibisubizo by’amafishi',
  newsletter: 'Akanyamakuru',
  subscribers: 'Abiyandikishije ku kanyamakuru',
  privacy: 'Amakuru bwite y’abantu',
  pages: 'Impapuro z’urubuga',
  settings: 'Igenamiterere ry’urubuga',
  trash: 'Ibyasibwe',
  audit: 'Ibyakozwe byose',
};
/** The columns. */
export const actions = {
  view: 'Kureba',
  create: 'Gushyiraho',
  edit: 'Guhindura',
  delete: 'Gusiba',
  publish: 'Gutangaza',
  send: 'Kohereza',
  export: 'Kumanura',
  erase: 'Gusiba amakuru bwite',
  view_security: 'Kureba umutekano',
  translate: 'Gusemura',
  edit_published: 'Guhindura ibyatangajwe',
  delete_for_good: 'Gusiba burundu',
};

// A role in one sentence
export const canDoNothing = 'Abafite iyi nshingano bashobora kwinjira, ariko nta kindi bashobora gukora.';
export const canDoEverything = 'Abafite iyi nshingano bashobora gukora byose ku rubuga rw’abakozi.';
/** `clause` is what `doing` makes. */
export const canDo = (clause: string) => `Abafite iyi nshingano bashobora ${clause}.`;
export const canDoAll = (clauses: string, last: string) => `Abafite iyi nshingano bashobora ${clauses}; no ${last}.`;
/** `kureba, gushyiraho no guhindura ibikorwa`. */
export const doing = (deeds: string, records: string) => `${deeds} ${records}`;
export const deeds = {
  view: 'kureba',
  create: 'gushyiraho',
  edit: 'guhindura',
  delete: 'gusiba',
  publish: 'gutangaza',
  send: 'kohereza',
  export: 'kumanura',
  erase: 'gusiba',
  view_security: 'kureba ibyo kwitondera ku mutekano wa',
  translate: 'gusemura',
  edit_published: 'guhindura n’iyo byatangajwe',
  delete_for_good: 'gusiba burundu',
};
export const records = {
  users: 'konti z’abakozi',
  roles: 'inshingano',
  ads: 'ibyamamazwa',
  posts: 'inkuru',
  categories: 'ibyiciro by’inkuru',
  events: 'ibikorwa',
  announcements: 'amatangazo',
  gallery: 'amafoto na videwo',
  media: 'amafoto na dosiye byo mu bubiko',
  donations: 'abifuza gutanga inkunga',
  pledges: 'inkunga zasezeranyijwe n’abaterankunga',
  statements: 'ubwishyu na raporo za konti',
  receipts: 'inyemezabwishyu',
  contacts: 'ubutumwa bw’abatwandikiye',
  form_answers: 'ibisubizo by’amafishi',
  newsletter: 'akanyamakuru',
  subscribers: 'abiyandikishije ku kanyamakuru',
  privacy: 'amakuru bwite y’abantu',
  pages: 'impapuro z’urubuga',
  settings: 'igenamiterere ry’urubuga',
  trash: 'ibimaze iminsi irenga 30 mu byasibwe',
  audit: 'urutonde rw’ibyakozwe byose',
};
