// The list
export const events = 'Ibikorwa';
export const event = 'Igikorwa';
export const manageEvents = 'Ibikorwa';
export const subtitle = 'Ibiteganyijwe, aho bizabera n’igihe, n’abazitabira.';
export const addEvent = 'Ongeraho igikorwa';
export const searchEvents = 'Shakisha igikorwa';
export const searchedInEvents = 'Shakisha umutwe, incamake cyangwa ahantu';
export const clearAllFilters = 'Kuraho ibyo mwahisemo byose';
export const loadingEvents = 'Ibikorwa birimo gufunguka...';
export const failedToLoad = (reason: string) =>
  reason === '' ? 'Ibikorwa ntibyashoboye gufunguka.' : `Ibikorwa ntibyashoboye gufunguka: ${reason}`;
export const noEventsFound = 'Nta gikorwa cyabonetse';
export const noEventsToDisplay =
  'Nta gikorwa kiraboneka. Mwongereho ibizaba: abasura urubuga barabisoma, bakiyandikisha.';
export const addTheFirst = 'Ongeraho igikorwa cya mbere';
export const tryOtherFilters = 'Muhindure ibyo mushakisha cyangwa ibyo mwahisemo';
export const total = (
  count: number,
  { first, last, page, pages }: { first: number; last: number; page: number; pages: number },
) => `Ibikorwa, kuva ku cya ${first} kugeza ku cya ${last}, muri ${count}. Urupapuro rwa ${page} muri ${pages}`;
export const type = 'Ubwoko';
export const allTypes = 'Ubwoko bwose';
// Long words may be divided at a soft hyphen, \u00ad, where a column is narrow.
export const date = 'Itariki';
export const allDates = 'Amatariki yose';
export const today = 'Uyu munsi';
export const thisWeek = 'Iki cyumweru';
export const thisMonth = 'Uku kwezi';
export const location = 'Ahantu';
export const registrations = 'Abiyandi\u00adkishije';
export const placesTaken = (title: string) => `Imyanya yafashwe: ${title}`;
export const status = 'Uko bihagaze';
export const active = 'Kiragara\u00adgara';
export const inactive = 'Ntikigaragara';
/** Between the beginning and the end of an event. */
export const until = 'kugeza';
export const view = 'Reba';
export const viewTitle = (title: string) => `Reba ${title}`;
export const update = 'Uko gihagaze';
export const updateStatusOf = (title: string) => `Hindura uko gihagaze: ${title}`;
export const moreFor = (title: string) => `Ibindi kuri ${title}`;
export const edit = 'Hindura';
export const duplicate = 'Koporora';
export const copyMade = (title: string) =>
  `Iyi ni kopi ya «${title}». Ntigaragara ku rubuga kugeza igihe muyigaragaje.`;
export const deleteWord = 'Siba';

// Deleting
export const tellThem = 'Bamenyeshe kuri imeyili ko kitazaba';
export const moveToTrashQuestion = (count: number) =>
  count === 1 ? 'Gushyira igikorwa 1 mu byasibwe?' : `Gushyira ibikorwa ${count} mu byasibwe?`;
export const moveToTrash = 'Shyira mu byasibwe';
export const registeredFor = (events: string) => `Abiyandikishije: ${events}.`;
export const canBeRestored = 'Mu minsi 30 mushobora kubigarura, hamwe n’abiyandikishije bose.';
export const deleteQuestion = (title: string) => `Gusiba «${title}»?`;
export const deleteEvent = 'Siba igikorwa';
export const eventCanBeRestored = 'Mu minsi 30 mushobora kugarura igikorwa, hamwe n’abiyandikishije bose.';
export const movedToTrash = (title: string) => `Igikorwa «${title}» cyashyizwe mu byasibwe.`;
export const restored = (title: string, people: boolean) =>
  people
    ? `Igikorwa «${title}» cyagaruwe. Abiyandikishije ntibabimenyeshejwe: mubandikire cyangwa mubahamagare.`
    : `Igikorwa «${title}» cyagaruwe.`;

// Who is registered, and whether they are told
export const peopleRegistered = (count: number, names: string) => {
  const people = count === 1 ? 'Hiyandikishije umuntu 1' : `Hiyandikishije abantu ${count}`;
  return names === '' ? `${people}.` : `${people}: ${names}.`;
};
export const noMailReaches = (count: number, people: string) =>
  count === 1
    ? `Nta imeyili yagera kuri uyu muntu, kuko yasize nimero ya telefoni gusa: ${people}. Mumuhamagare: urutonde rw’abiyandikishije rwerekana bose mu «Abo guhamagara».`
    : `Nta imeyili yagera kuri aba bantu ${count}, kuko basize nimero ya telefoni gusa: ${people}. Mubahamagare: urutonde rw’abiyandikishije rwerekana bose mu «Abo guhamagara».`;
export const mailGoesOutAtOnce = 'Imeyili igenda ako kanya, kandi ntishobora kugarurwa.';
export const tellQuestion = {
  moved: 'Kumenyesha abantu igihe cyangwa ahantu hashya?',
  cancelled: 'Kumenyesha abantu ko igikorwa kitazaba?',
};
export const mailToEverybody =
  'Igikorwa kikimara kubikwa, imeyili igera ku bantu bose batanze imeyili yabo. Ntishobora kugarurwa.';
export const saveAndTellThem = 'Bika kandi ubamenyeshe';
export const saveWithoutTellingThem = 'Bika utabamenyesheje';
export const cancel = 'Reka';

// The details
export const loading = 'Birimo gufunguka...';
export const noDescriptionYet = 'Nta bisobanuro birashyirwaho';
export const editEvent = 'Hindura igikorwa';
export const onlineEvent = 'Igikorwa cyo kuri interineti';
export const noLocationYet = 'Ahantu ntiharamenyekana';
export const registeredAndLeft = (registered: number, left: number) =>
  `Abiyandikishije: ${registered} (imyanya isigaye: ${left})`;
export const aboutThisEvent = 'Ibyerekeye iki gikorwa';
export const joinEventOnline = 'Itabira kuri interineti';
export const createdAt = 'Igihe cyashyiriweho';
/** Follows the time of creation. */
export const notPublic = '. Ntikigaragarira bose: abakozi ni bo bonyine bakibona.';

// The form
export const viewOnSite = 'Reba ku rubuga';
export const backToEvents = 'Subira ku bikorwa';
export const manageAnnouncements = 'Igikorwa gishya';
export const newEventSubtitle = 'Mwongereho igikorwa: icyo ari cyo, aho kizabera n’igihe.';
export const loadingEvent = 'Igikorwa kirimo gufunguka...';
export const eventNotLoaded = 'Igikorwa nticyashoboye gufunguka';
export const basicInformation = 'Amakuru y’ibanze';
export const locationDetails = 'Aho kizabera';
export const dateAndTime = 'Itariki n’isaha';
export const media = 'Amafoto';
export const eventSettings = 'Igenamiterere ry’igikorwa';
export const saveAsDraft = 'Bika utagitangaje';
export const createEvent = 'Shyiraho igikorwa';
export const creating = 'Birimo gushyirwaho...';
export const creatingFailed = (reason: string, reached: boolean) =>
  reached && reason !== '' ? `Igikorwa nticyashyizweho: ${reason}` : 'Igikorwa nticyashyizweho.';
export const eventCreated = 'Igikorwa cyashyizweho.';
export const updateEvent = 'Bika igikorwa';
export const updating = 'Birimo guhindurwa...';
export const updatingFailed = (reason: string) =>
  reason === '' ? 'Igikorwa nticyahinduwe.' : `Igikorwa nticyahinduwe: ${reason}`;
export const eventUpdated = 'Igikorwa cyahinduwe.';

// The dialog of the status
export const updateStatus = 'Hindura uko bihagaze';
export const statusHint = 'Ibikorwa bitagaragara ntibiratangazwa. Abasura urubuga ntibabibona.';
export const statusFailed = (reason: string, reached: boolean) =>
  reached ? reason || 'Uko bihagaze ntibyahinduwe' : `Uko bihagaze ntibyahinduwe: ${reason}`;
export const statusUpdated = 'Uko igikorwa gihagaze byahinduwe.';

/** Where the form was opened to move the event to a day. */
export const newDatesFilledIn = 'Amatariki mashya yanditswe. Mubike kugira ngo igikorwa cyimurwe.';
