import { fieldLabel } from '../../domain/translation/field-label.ts';
import * as content from './content.ts';
import { contactStatuses, donationStatuses } from './records.ts';

export * from '../../modules/replies-rw.ts';
export * from './backup-replies.ts';
export * from './trouble-replies.ts';

// Texts that must be filled in
export const titleRequired = 'Mwandike umutwe.';
export const nameRequired = 'Mwandike izina.';
export const announcementTitleRequired = 'Mwandike umutwe w’itangazo.';
export const announcementMessageRequired = 'Mwandike ubutumwa bw’itangazo.';
export const targetRequired = 'Mwandike aderesi icyamamazwa kijyanaho.';
export const categoryNameRequired = 'Mwandike izina ry’icyiciro.';
export const fileRequired = 'Muhitemo dosiye.';
export const workRequired = 'Mwandike icyo ashinzwe.';
export const quotationRequired = 'Mwandike amagambo yavuze.';
export const questionRequired = 'Mwandike ikibazo.';
export const labelRequired = 'Mwandike icyo ari cyo.';
export const valueRequired = 'Mwandike umubare.';
export const legalFormRequired = 'Mwandike imiterere y’umuryango mu mategeko.';
export const registeredInRequired = 'Mwandike aho umuryango wanditswe.';
export const missionRequired = 'Mwandike intego y’umuryango.';
export const visionRequired = 'Mwandike icyerekezo cy’umuryango.';
export const groupSizeRequired = 'Mwandike umubare w’abanyamuryango b’itsinda.';
export const subjectRequired = 'Mwandike umutwe w’ubutumwa.';
export const newsletterEmpty = 'Mubanze mwandike akanyamakuru.';
export const roleNameRequired = 'Mwandike izina ry’inshingano.';
export const personNamesRequired = 'Mwandike izina bwite n’izina ry’umuryango.';
export const describePicture = 'Musobanure ifoto mu magambo make.';
export const imageRequired = 'Muhitemo ifoto.';
export const videoRequired = 'Mwandike aderesi ya videwo.';
export const enterReply = 'Mwandike igisubizo.';
export const enterNote = 'Mwandike icyitonderwa.';
export const enterTag = 'Mwandike ingingo.';
export const enterSearch = 'Mwandike icyo mushakisha.';

// Texts that are too long or too short
export const titleTooLong = (characters: number) => `Umutwe nturenza inyuguti ${characters}.`;
export const messageTooLong = (characters: number) => `Ubutumwa ntiburenza inyuguti ${characters}.`;
export const nameTooLong = (characters: number) => `Izina ntirirenza inyuguti ${characters}.`;
export const personNameTooLong = (characters: number) => `Izina ntirirenza inyuguti ${characters}.`;
export const descriptionTooLong = (characters: number) => `Ibisobanuro ntibirenza inyuguti ${characters}.`;
export const twoLettersOrMore = 'Mwandike nibura inyuguti ebyiri.';
export const tooManyTags = (most: number) => `Ntimurenze ingingo ${most}.`;
export const tooManyEntries = (most: number) => `Ntibirenga ${most}.`;

// Addresses
export const validUrl = 'Mwandike aderesi nyayo yo kuri interineti.';
export const fullWebAddress = 'Mwandike aderesi yuzuye yo kuri interineti.';
export const fullVideoAddress = 'Mwandike aderesi yuzuye ya videwo kuri interineti.';
export const noVideoAddress =
  'Iyi si aderesi ya videwo. Mwandike aderesi ya videwo yo kuri YouTube cyangwa Vimeo, cyangwa iya dosiye irangizwa na .mp4 cyangwa .webm.';
export const slugLetters = 'Mukoreshe gusa inyuguti nto, imibare n’akamenyetso «-».';
export const addressLetters = (parts: number) =>
  `Mukoreshe gusa inyuguti nto, imibare n’akamenyetso «-», mu bice bitarenze ${parts} bitandukanyijwe na «/».`;
export const addressIsOurs = 'Urubuga ubwarwo rukoresha iyi aderesi. Muhitemo indi.';
export const addressOfPage = (title: string) => `Urupapuro «${title}» rufite iyi aderesi. Muhitemo indi.`;
export const addressOfTrashedPage = (title: string) =>
  `Urupapuro «${title}» ruri mu byasibwe rufite iyi aderesi. Muhitemo indi.`;
export const addressOfOtherPage = 'Urundi rupapuro rufite iyi aderesi. Muhitemo indi.';
export const addressOfTranslation = 'Urundi rupapuro rufite iyi aderesi mu rundi rurimi. Muhitemo indi.';
export const oldAddress = (target: string) =>
  `Iyi ni aderesi ya kera ijyana kuri ${target}. Muhitemo indi, cyangwa mubaze ushobora gutangaza impapuro.`;
export const goneAddress =
  'Iyi ni aderesi ya kera yavanyweho. Hitamo indi, cyangwa ubaze umuntu ushobora gutangaza impapuro.';
export const enterOldAddress = 'Andika aderesi yo kuri uru rubuga.';
export const enterTarget = 'Andika aho yerekeza.';
export const targetElsewhere = 'Iyi si aderesi yo kuri uru rubuga. Andika itangirwa na /.';
export const noOldAddress = 'Iyi si aderesi, cyangwa ni ndende cyane.';
export const oldAddressIsOurs = 'Urubuga ubwarwo rukoresha iyi aderesi, ntishobora kwerekeza ahandi.';
export const pageAtOldAddress = 'Hari urupapuro rufite iyi aderesi. Banza urwimure cyangwa urusibe.';
export const recordAtOldAddress = 'Kuri iyi aderesi hari inkuru cyangwa igikorwa, ntishobora kwerekeza ahandi.';
export const leadsToItself = 'Ni aderesi imwe.';
export const leadsRound = 'Byazenguruka bikagaruka aho byatangiriye.';
export const choosePageState = 'Hitamo niba urupapuro rugaragara, rusimburwa cyangwa rufunze.';
export const enterReplacement = 'Andika urupapuro rurusimbura.';
export const replacedByItself = 'Ni urupapuro rumwe.';
export const replacementIsOff = 'Uru rupapuro rurafunze. Hitamo urundi.';
export const noReplacement = 'Nta rupapuro ruri kuri iyi aderesi. Hitamo urupapuro, inkuru cyangwa igikorwa.';
export const replacementNotPublic = 'Abasura urubuga ntibabasha gusoma uru rupapuro. Banza urutangaze.';
export const statedBefore = (row: number) => `Umurongo wa ${row} ufite iyo aderesi ya kera.`;
export const twoColumns = 'Uyu murongo ukeneye inkingi ebyiri: aderesi ya kera, n’aho yerekeza.';
export const emptyTable = 'Hitamo dosiye itari ubusa.';
export const redirectTableTooLong = (most: number) => `Hitamo dosiye itarengeje imirongo ${most}.`;
export const noRedirectTable = 'Iyi dosiye si imbonerahamwe. Yibike nka CSV wongere uyihitemo.';
export const redirectNotFound = 'Uku kwerekeza ntikukiriho.';
export const missedNotFound = 'Iyi aderesi ntikiri ku rutonde.';
export const wordNotFound = 'Iri jambo ntirikiri ku rutonde.';
export const placeholderNumber = 'Iyi nimero ni urugero. Mwandike iyanyu.';
export const placeholderAddress = 'Iyi aderesi ni urugero. Mwandike iyanyu.';

// Dates and numbers
export const validDate = 'Mwandike itariki nyayo.';
export const dateRequired = 'Mwandike itariki.';
export const startDateRequired = 'Mwandike itariki bitangiriraho.';
export const endDateRequired = 'Mwandike itariki birangiriraho.';
export const endAfterStart = 'Itariki birangiriraho igomba kuza nyuma y’iyo bitangiriraho.';
export const wholeNumber = 'Mwandike umubare wuzuye.';
export const smallerNumber = 'Mwandike umubare muto kuri uyu.';
export const wholePlaces = 'Mwandike umubare wuzuye w’imyanya.';
export const fewerPlaces = 'Mwandike umubare w’imyanya muto kuri uyu.';
export const percentage = 'Mwandike umubare wuzuye kuva kuri 0 kugeza ku 100.';
export const enterYear = 'Mwandike umwaka.';
export const yearBetween = (first: number, last: number) => `Mwandike umwaka kuva mu ${first} kugeza mu ${last}.`;
export const numberBetween = (first: number, last: number) =>
  `Mwandike umubare wuzuye kuva kuri ${first} kugeza kuri ${last}.`;

// Choices
export const chooseActive = 'Muhitemo niba bigaragara.';
export const choosePublic = 'Muhitemo niba bigaragarira bose.';
export const chooseConsent = 'Muhitemo niba uwo muntu yemeye ko amagambo ye akoreshwa.';
export const chooseFeatured = 'Muhitemo niba ari inkuru yatoranyijwe.';
export const chooseSide = 'Muhitemo ibumoso cyangwa iburyo.';
export const chooseTranslatedFirst = 'Muhitemo niba ibyasemuwe bibanza.';
export const chooseTell = 'Muhitemo niba abiyandikishije babimenyeshwa.';
export const chooseSmallCorrection = 'Muhitemo niba ari ikosora rito.';
export const choosePublish = 'Muhitemo niba bitangazwa.';
export const choosePrecision = 'Muhitemo umwaka, ukwezi cyangwa umunsi.';
export const choosePageStatus = 'Muhitemo urutaratangazwa cyangwa urwatangajwe.';
export const choosePostStatus = 'Muhitemo itaratangazwa, iyatangajwe cyangwa iyavanywe ku rubuga.';
export const chooseEventType = 'Muhitemo imbonankubone, kuri interineti cyangwa byombi.';
export const chooseStartRange = 'Muhitemo today, thisWeek cyangwa thisMonth.';
export const chooseMediaType = 'Muhitemo ifoto cyangwa videwo.';
export const chooseYouTube = 'Muhitemo youtube.';
export const chooseAdvertisementStatus = 'Muhitemo Active, Inactive, Scheduled cyangwa Expired.';
export const chooseAnnouncementStatus = 'Muhitemo Active, Inactive cyangwa Expired.';
export const chooseUserStatus = 'Muhitemo active, inactive cyangwa verified.';
export const chooseTableFormat = 'Muhitemo csv cyangwa xlsx.';
export const chooseStatus = 'Muhitemo uko bihagaze.';
export const chooseStatusInList = 'Muhitemo uko bihagaze ku rutonde.';
export const chooseStaff = 'Muhitemo umukozi.';
export const chooseEvent = 'Muhitemo igikorwa.';
export const chooseFileKind = 'Muhitemo ifoto, videwo, amajwi cyangwa inyandiko.';
export const chooseFile = 'Muhitemo dosiye.';
export const chooseLibraryFile = 'Muhitemo dosiye yo mu bubiko.';
export const chooseLibraryPicture = 'Muhitemo ifoto yo mu bubiko.';
export const chooseLibraryDocument = 'Muhitemo inyandiko yo mu bubiko.';
export const chooseIcon = 'Muhitemo akamenyetso ku rutonde.';
export const chooseCategory = 'Muhitemo icyiciro ku rutonde.';
export const chooseCategories = 'Muhitemo ibyiciro ku rutonde.';
export const chooseFromList = 'Muhitemo ku rutonde.';
export const chooseRoles = 'Muhitemo inshingano ku rutonde.';
export const chooseNetwork = 'Muhitemo urubuga nkoranyambaga ku rutonde.';
export const chooseLanguage = 'Muhitemo ururimi ku rutonde.';
export const pinKnownScreens = 'Uru rupapuro ntirushobora gushyirwa hejuru. Mwongere mufungure, muhitemo urundi.';
export const tooManyPins = (most: number) => `Impapuro zishyirwa hejuru ntizirenga ${most}. Mubanze mukuremo rumwe.`;
export const unknownHint = 'Iyi nama ntikiriho. Mwongere mufungure urupapuro.';
export const chooseContent = 'Muhitemo ubwoko bw’ibirimo ku rutonde.';
export const trueOrFalse = 'Muvuge true cyangwa false.';
export const yesOrNo = 'Muvuge yego cyangwa oya.';
export const sendTags = 'Mwohereze urutonde rw’ingingo.';
export const addressOfForm = 'Andika aderesi y’ifishi, nka /Form/volunteers.';
export const unknownBlock = 'Iyi verisiyo ntizi ubu bwoko bw’igice.';
export const sendList = 'Mwohereze urutonde.';
export const sendFields = 'Mwohereze urutonde rw’ahuzuzwa.';
export const tooManyFields = (most: number) => `Ahuzuzwa ntiharenga ${most}.`;
export const nameColumn = 'Muvuge inkingi imwe, ibanjirijwe na «-» niba bihera ku binini.';
export const sortableBy = (columns: string) => `Uru rutonde rushobora gutondekwa hakurikijwe ${columns}.`;
export const nameFromList = 'Muhitemo kimwe mu biri ku rutonde.';
export const nameRecord = 'Muvuge ikintu kimwe.';
export const nameRecords = 'Muvuge nimero z’ibintu.';
export const nameEachOnce = 'Muvuge buri kintu inshuro imwe, mu buryo bwombi byatondetswemo.';
export const tooManyToOrder = 'Ibi bintu ni byinshi ku buryo bitatondekwa.';
export const noSuchPermission = 'Ubwo burenganzira ntibubaho.';
export const noSuchLanguage = 'Urwo rurimi ntirubaho.';

// Files
const fileKinds: Record<string, string> = {
  picture: 'ifoto ya JPEG, PNG, GIF, WebP cyangwa AVIF',
  video: 'videwo ya MP4 cyangwa WebM',
  audio: 'amajwi ya MP3, M4A cyangwa OGG',
  document: 'inyandiko ya PDF',
};
export const wrongFileKind = (kinds: string) =>
  `Muhitemo ${kinds
    .split(',')
    .map((kind) => fileKinds[kind])
    .join(', cyangwa ')}.`;
export const heicPicture =
  'Iyi ni ifoto ya HEIC yafashwe na iPhone, kandi mushakisha ntiziyerekana. Muyiyoherereze kuri WhatsApp cyangwa kuri imeyili, muhitemo JPEG ibagezeho. iPhone izajya ifata amafoto ya JPEG nimuhitamo Most Compatible muri Settings, Camera, Formats.';
export const noTable = 'Muhitemo imbonerahamwe: dosiye ya CSV cyangwa ya Excel.';
export const fileTooLarge = (megabytes: number) => `Iyi dosiye ni nini cyane: ntigomba kurenza MB\u00a0${megabytes}.`;
export const fileEmpty = 'Iyi dosiye nta kirimo.';
export const fileDamaged = 'Iyi dosiye yarangiritse cyangwa ntiyuzuye. Muyibike bundi bushya, mwohereze inshya.';
export const tooManyPixels = (megapixels: number) =>
  `Iyi foto ni nini cyane: ntigomba kurenza megapikiseli ${megapixels}.`;
export const tooManyFrames = (frames: number) =>
  `Iyi foto yimuka ni ndende cyane: ntigomba kurenza amashusho ${frames}.`;
export const fileHoldsMore = 'Iyi dosiye irimo ikindi kitari ifoto. Muyibike nk’ifoto isanzwe, abe ari yo mwohereza.';
export const oneFileOnly = 'Muhitemo dosiye imwe gusa.';
export const takesNoFile = 'Aha ntihemera dosiye.';
export const fileUsedBy = (uses: string) => `Iyi dosiye ikoreshwa hano: ${uses}. Mubanze muyikureho.`;
export const fileStillUsed = 'Iyi dosiye iracyakoreshwa. Mubanze muyikure aho iri.';

// Passwords and signing in
export const passwordRequired = 'Ijambo ry’ibanga rirasabwa kuri konti nshya.';
export const passwordTooShort = (characters: number) =>
  `Ijambo ry’ibanga rigomba kugira nibura inyuguti ${characters}.`;
export const passwordTooLong = 'Ijambo ry’ibanga ni rirerire cyane.';
export const passwordsDiffer = 'Amagambo y’ibanga ntahuye.';
export const passwordTooCommon = 'Iri jambo ry’ibanga rikoreshwa na benshi. Muhitemo irindi.';
export const passwordHasEmail = 'Ijambo ry’ibanga ntirigomba kubamo imeyili.';
export const passwordWrong = 'Ijambo ry’ibanga musanganywe si ryo.';
export const passwordChanged = 'Ijambo ry’ibanga ryanyu ryahinduwe. Mwasohotse ku bindi bikoresho.';
export const passwordChangedWithCodes =
  'Ijambo ry’ibanga ryanyu ryahinduwe. Mwasohotse ku bindi bikoresho. Kode zanyu z’ingoboka ntizigikora: mukore izindi.';
export const enterPassword = 'Mwandike ijambo ry’ibanga ryanyu.';
export const resetAsked =
  'Niba iyi imeyili ari iya konti, aderesi yo gushyiraho ijambo ry’ibanga rishya irimo koherezwa.';
export const resetDone = 'Ijambo ry’ibanga ryanyu ryahinduwe. Mwinjire.';
export const invitationAccepted = 'Murakaza neza! Ijambo ry’ibanga ryanyu ryashyizweho. Mwinjire.';
export const passwordLinkInvalid = 'Iyi aderesi ntigikora. Musabe indi nshya.';
export const addressUndone =
  'Imeyili ya kera yasubijweho. Mukoreshe «Nibagiwe ijambo ry’ibanga» kugira ngo muhitemo ijambo ry’ibanga rishya.';
export const undoLinkInvalid = 'Iyi aderesi ntigikora. Mubaze umuyobozi w’urubuga.';
export const passwordNeeded = 'Mwandike ijambo ry’ibanga ryanyu kugira ngo muhindure ibi.';
export const signInLinkInvalid =
  'Iyi aderesi ntigikora. Mukorere indi nshya kuri seriveri: intambwe admin sign-in-link';
export const signInLinkTaken =
  'Hasanzwe hari konti ifite iyi imeyili. Muyikorere aderesi: intambwe admin sign-in-link ADDRESS';
export const wrongCredentials = 'Imeyili cyangwa ijambo ry’ibanga si byo.';
export const codeSent = 'Ijambo ry’ibanga ni ryo. Murebe kode mu imeyili yanyu.';
export const wrongCode = 'Kode si yo cyangwa yarengeje igihe';
export const wrongCodeTryAgain = 'Kode si yo cyangwa yarengeje igihe. Mwongere mugerageze.';
export const codeVerified = 'Kode yemejwe.';
export const accountInactive = 'Konti yanyu ntikora. Muvugishe umuyobozi w’urubuga.';
export const signedOut = 'Mwasohotse.';
export const signOutFailed = 'Gusohoka ntibyakunze';
export const refreshMissing = 'Ibyerekana ko mwinjiye ntibyabonetse';
export const enterCode = 'Mwandike kode iri mu imeyili.';
export const codeDigits = 'Kode igira imibare 6.';
export const pleaseSignIn = 'Mubanze mwinjire.';
export const sessionEnded = 'Mwasohowe muri konti kuko igihe cyarangiye. Mwongere mwinjire.';

// What is not allowed
export const notAllowed = 'Nta burenganzira mufite bwo gukora ibi. Mubusabe umuyobozi w’urubuga.';
export const mayNotSee = 'Konti yanyu ntiyemerewe kubona ibi.';
export const personAbove = 'Uyu muntu afite uburenganzira buruta ubwanyu. Musabe umuyobozi mukuru guhindura konti ye.';
export const superuserOnly = 'Umuyobozi mukuru ni we wenyine uhitamo abandi bayobozi bakuru.';
export const onlySuperusers = 'Ibi bikorwa n’umuyobozi mukuru gusa.';
export const isInTheTrash = 'Ibi biri mu byasibwe. Mubanze mubigarure.';
export const chooseAccount = 'Muhitemo konti.';
export const undoPeriod = 'Muhitemo intangiriro ibanziriza iherezo, bitarengeje amasaha 24.';
export const undoGone = 'Byasibwe burundu. Mubirebe muri kopi y’ingoboka.';
export const undoDeletedByOther = 'Biri mu byasibwe, kandi si iyi konti yabisibye muri icyo gihe. Mubanze mubigarure.';
export const undoTooOld = 'Ibyabitswe ntibigera icyo gihe. Mubihindure aho byuzurizwa.';
export const undoConsent =
  'Uruhushya rwakuweho ntirusubizwaho. Murwemeze aho byuzurizwa niba nyirarwo yongeye kwemera.';
export const undoLooked = 'Byahindutse nyuma y’aho mubireberye. Mwongere murebe.';
export const undoAsk = 'Undi muntu yabihinduye nyuma. Mwongere murebe, mubihitemo niba bigomba gusubizwa inyuma.';
export const tooManyCopies = 'Uyu munsi hafashwe kopi zihagije. Mwongere mugerageze ejo.';
export const copyUnderWay = 'Kopi y’ingoboka irimo gukorwa. Mutegereze irangire.';
export const sayWhyForGood = 'Muvuge impamvu bisibwa burundu.';
export const canStillBeRestored = (days: number) =>
  `Biracyashobora kugarurwa. Iminsi ${days} yo mu byasibwe itarashira, umuyobozi mukuru ni we wenyine ubisiba burundu.`;
export const roleAbove = 'Iyi nshingano ifite uburenganzira buruta ubwanyu. Mubaze umuyobozi mukuru.';
export const grantAbove = 'Mushobora gutanga gusa uburenganzira na mwe mufite.';
export const lastSuperuser = 'Uyu ni we muyobozi mukuru usigaye. Mubanze mushyireho undi.';
export const ownAccount = 'Ntimushobora gusiba cyangwa guhagarika konti yanyu.';
export const ownPassword = 'Ijambo ry’ibanga ryanyu muryihindurire ahanditse «Umwirondoro wanjye».';
export const mayNotPublishPages =
  'Mushobora kwandika impapuro, ariko ntimwemerewe kuzitangaza cyangwa kuzikura ku rubuga. Murubike mutarutangaje.';
export const mayNotMovePages =
  'Mushobora kwandika impapuro, ariko ntimwemerewe kwimura urwatangajwe. Murekere aderesi yarwo uko iri.';
export const mayNotChangePublished =
  'Ibi byatangajwe, kandi ntimwemerewe guhindura ibyo abasura urubuga basoma. Ibyo mwanditse birabitswe: musabe ko bitangazwa.';
export const nothingToPublish = 'Nta kintu mwahinduye hano. Mubanze mubihindure, hanyuma musabe ko bitangazwa.';
export const publishItYourself = 'Ibi mushobora kubitangaza ubwanyu. Mubifungure mubitangaze.';
export const notPublishedYet = 'Ibi ntibiratangazwa. Mubanze mubitangaze.';
export const askGone = 'Ubu busabe ntibukiriho: hari uwabusubije. Mwongere mufungure urupapuro.';
export const sayWhyHandedBack = 'Mwandike interuro ivuga icyo guhindura.';
export const sentenceTooLong = (most: number) => `Inyuguti ntizirenga ${most}. Mugabanye.`;

// Ibyanditswe bitarabikwa
export const draftTooLong = 'Ibi ni birebire cyane ku buryo byabikwa bitarangiye. Mugabanye umwandiko.';
export const noSuchField = 'Uru rupapuro nta mwanya nk’uwo rufite. Mwongere mufungure urupapuro.';
export const newerDraft = 'Hari ibyanditswe nyuma byamaze kubikwa. Mwongere mufungure urupapuro mubirebe.';
export const mayNotPublishPosts =
  'Mushobora kwandika inkuru, ariko ntimwemerewe kuzitangaza cyangwa kuzikura ku rubuga. Muyibike mutayitangaje.';

// What is not there
export const notFound = 'Ntibyabonetse.';
export const postNotFound = 'Inkuru ntiyabonetse';
export const pageNotFound = 'Urupapuro ntirwabonetse';
export const galleryItemNotFound = 'Ifoto cyangwa videwo ntiyabonetse';

// What an earlier version did not bring back
export const fileGone = 'Iyi dosiye ntikiri mu bubiko.';
export const filesInTextGone = 'Byagaruwe nta mafoto atakiri mu bubiko.';
export const notShownAgain =
  'Abasura urubuga ntibabibona ubu. Mubihindurire mu rupapuro rwuzuzwa niba bagomba kubibona.';
export const mainLanguageChanged = 'Undi muntu yahinduye ururimi rw’ibanze hagati aho. Mwongere mufungure iyi paji.';
export const translatedAlready =
  'Hari imyandiko yasemuwe muri uru rurimi, bityo ntibishoboka ko byose byaba bisanzwe biwanditsemo. Muhindure ururimi mutashyizemo aka kamenyetso.';
export const stillWorkingOut = 'Urubuga ruracyabara ibyasemuwe. Mwongere mugerageze mu minota mike.';
export const writtenInOtherLanguage =
  'Iyi verisiyo iri mu rundi rurimi rutari urwo inyandiko irimo ubu. Umwandiko ugumye uko uri.';
export const notChangedByRestoring = 'Kugarura ntibihindura iki gice. Mugihindurire mu rupapuro rwuzuzwa.';
export const choiceGone = 'Icyari cyatoranyijwe ntikikiriho.';
export const someChoicesGone = 'Byagaruwe hatarimo ibitakiriho.';
export const restoredOtherwise = (value: string) => `Byabitswe nka «${value}».`;

// What does not go together with what is there
export const editConflict = 'Hari undi wabihinduye mu gihe mwabihinduraga.';
export const statusConflict = 'Hari undi wahinduye uko bihagaze.';
export const noMailServer =
  'Nta seriveri y’imeyili iraboneka, bityo nta gisubizo cyakoherezwa kivuye hano. Andika ukoresheje porogaramu yawe y’imeyili, kuri imeyili iri aho.';
export const repliedMeanwhile =
  'Hari undi wasubije hagati aho. Soma igisubizo cye, hanyuma wohereze icyawe niba kigikenewe.';
export const addressRegistered = 'Iyi imeyili isanzwe yanditse kuri iki gikorwa.';
export const numberRegistered = 'Iyi nimero ya telefoni isanzwe yanditse kuri iki gikorwa.';
export const toldEnough = (changes: number) =>
  `Abiyandikishije bamenyeshejwe impinduka ${changes} mu isaha imwe. Mubike mutabibamenyesheje, cyangwa mwongere mugerageze nyuma.`;
export const userExists = 'Hasanzwe hari konti ifite iyi imeyili.';
export const userInTrash = 'Konti ifite iyi imeyili iri mu byasibwe. Ahubwo muyigarure.';
export const roleInactive = (name: string) => `Inshingano «${name}» ntikora, ntishobora gutangwa.`;
export const roleExists = 'Hasanzwe hari inshingano ifite iri zina.';
export const roleInTrash = 'Inshingano ifite iri zina iri mu byasibwe. Ahubwo muyigarure.';
export const hasPassword = 'Uyu muntu yamaze gushyiraho ijambo ry’ibanga.';
export const inactiveAccount = 'Iyi konti ntikora.';
export const newsletterSent = 'Aka kanyamakuru karoherejwe. Hahindurwa gusa akataroherezwa.';
export const newsletterScheduled =
  'Aka kanyamakuru kazoherezwa ku gihe cyagenwe, uko kameze ubu. Kugira ngo mugahindure cyangwa mukohereze mbere, mubanze mukureho icyo gihe.';
export const newsletterNotScheduled = 'Aka kanyamakuru nta gihe cyo koherezwa gafite. Mwongere mufungure urupapuro.';
export const sendAtRequired = 'Mwandike umunsi n’isaha.';
export const momentPassed = 'Iki gihe cyararenze. Muhitemo ikizaza.';
export const momentTooFar = (months: number) => `Muhitemo igihe kiri mu mezi ${months} ari imbere.`;
export const chooseMonth = 'Muhitemo ukwezi kuva 2000-01 kugeza 2999-12.';
export const newsletterBegun = 'Aka kanyamakuru gasanzwe karimo koherezwa.';
export const noReaders = 'Nta muntu uremeza ko yiyandikishije, bityo nta wo koherereza uhari.';
export const newsletterNotSending = 'Aka kanyamakuru ntikarimo koherezwa ubu.';
export const newsletterNotStopped = 'Kohereza aka kanyamakuru ntikwahagaritswe.';
export const noneFailed = 'Nta imeyili yako yanze kugenda.';
export const lastBackup = 'Iyi ni yo kopi y’ingoboka iheruka gutsinda igerageza. Muyigumane.';
export const sampleData = 'Ibi ni ingero. Mwandike ibyanyu.';

// A person’s data
export const personSearchShort = (characters: number) =>
  `Mwandike nibura inyuguti ${characters} z’imeyili, iza nimero ya telefoni cyangwa iz’izina.`;
export const emailOrNumber = 'Mwandike imeyili cyangwa nimero ya telefoni.';
export const typeAsShown = 'Mwandike neza neza ibigaragara hejuru.';

// Requests that no form of ours sends
export const useUuid = 'Mukoreshe UUID.';
export const keyMustBeUuid = 'Idempotency-Key igomba kuba UUID.';
export const bodyNotJson = 'Ibyoherejwe si JSON nyayo.';
export const tooManyValues = 'Ibyoherejwe birimo byinshi birenze urugero.';
export const badCharacters = 'Ibyoherejwe birimo inyuguti zidashobora kubikwa.';
export const badAddressCharacters = 'Aderesi irimo inyuguti zidashobora gukoreshwa.';
export const sendJson = 'Mwohereze ibirimo nka application/json.';
export const sendForm = 'Mwohereze ifishi nka application/x-www-form-urlencoded.';
export const formUnreadable = 'Ifishi ntishobora gusomwa.';
export const formEmpty = 'Ifishi nta kirimo.';
export const uploadInterrupted = 'Kohereza byahagaze hagati. Mwongere mwohereze.';
export const unusable = 'Ibyoherejwe ntibishobora gukoreshwa.';
export const methodNotAllowed = 'Ubu buryo ntibwemewe hano.';
export const headerUnreadable = 'Authorization ntishobora gusomwa.';

// Translations
export const textUnusable = 'Iyi nyandiko ntishobora gukoreshwa.';
export const noField = (name: string) => `Nta hantu huzuzwa hitwa ${name}.`;

// Nouns and statuses
// Each kind of record names its statuses as its screen does.
const statuses: Record<string, Record<string, string>> = {
  'contact message': contactStatuses,
  'donation interest': donationStatuses,
};
export const statusMove = (noun: string, from: string, to: string) =>
  `Ubu bihagaze kuri «${statuses[noun]?.[from]}», ntibishobora gushyirwa kuri «${statuses[noun]?.[to]}».`;
export const nameTaken = (_noun: string, name: string) => `Izina «${name}» risanzwe rikoreshwa.`;
export const nameTakenRename = (_noun: string, name: string) =>
  `Izina «${name}» risanzwe rikoreshwa. Mubanze muhindure iryo risanzwe.`;
export const stillNeeded = (_noun: string) =>
  'Hari ikikibikoresha, wenda na cyo kiri mu byasibwe. Mubanze mugihindure.';
export const translateFirst = (label: string) => `Mubanze musemure aha: ${fieldLabel(content, label)}.`;
export const sentences = (first: string, second: string) => `${first} ${second}`;

// Giving
export const nameNotPrintable = (name: string, letters: string) =>
  `Inyemezabwishyu ntishobora kwandika izina «${name}»: imyandikire yayo ntifite ${letters}. Mukosore izina mu makuru y’umuterankunga, cyangwa mutange inyemezabwishyu ifite umurongo wandikwaho izina n’intoki. Nta nimero yakoreshejwe.`;
export const chooseInterest = 'Muhitemo uwifuza gutanga inkunga.';
export const interestNotProposed = 'Ibyo yifuje gutanga ntibigihuye n’iri sezerano. Mwongere mufungure urupapuro.';
export const chooseState = 'Muhitemo uko bihagaze ku rutonde.';
export const chooseOnceOrMonthly = 'Muhitemo rimwe cyangwa buri kwezi.';
export const chooseOpenOrCancelled = 'Muhitemo «Rirakomeje» cyangwa «Ryahagaritswe».';
export const chooseProjectOrMonth = 'Muhitemo umushinga cyangwa ukwezi.';
export const chooseKindFromList = 'Muhitemo ubwoko ku rutonde.';
export const chooseMoneyPlace = 'Muhitemo aho amafaranga ari.';
export const enterAmount = 'Mwandike amafaranga.';
export const choosePayment = 'Muhitemo ubwishyu.';
export const choosePledge = 'Muhitemo isezerano.';
export const chooseGiver = 'Muhitemo umuterankunga.';
export const chooseAProject = 'Muhitemo umushinga.';
export const chooseGift = 'Muhitemo inkunga.';
export const chooseWhoseGift = 'Muhitemo uwatanze iyi nkunga.';
export const splitAtMost50 = 'Muyigabanyemo bitarenze 50.';
export const chooseAtLeastOne = 'Muhitemo nibura kimwe.';
export const chooseAtMost100 = 'Muhitemo bitarenze 100 icyarimwe.';
export const chooseAtMost500 = 'Muhitemo bitarenze 500 icyarimwe.';
export const sayWhyNoGift = 'Muvuge impamvu atari inkunga.';
export const sayWhyTakenBack = 'Muvuge impamvu ikuweho.';
export const sayWhyVoid = 'Muvuge impamvu iteshejwe agaciro.';
export const chooseStatementSource = 'Muhitemo aho raporo yavuye.';
export const chooseWhetherShown = 'Muhitemo niba kigaragara.';
export const dialCodeWrong = 'Mukoreshe imibare, * na # gusa, na {amount} inshuro imwe gusa.';
export const sayWhatItDoes = 'Muvuge icyo amara.';
export const enterAmountAboveZero = 'Mwandike amafaranga arenze zeru.';
export const paymentDealtWith = 'Hari uwamaze gukora kuri bumwe muri ubu bwishyu. Mwongere murebe.';
export const pledgeCompleteNow = (reference: string) =>
  `Isezerano ${reference} ryamaze kwishyurwa hagati aho. Mwongere murebe ubwishyu: bushobora kuba ari amafaranga amwe.`;
export const paymentHasGift = 'Igice cy’ubu bwishyu ni inkunga. Mubanze muyikureho.';
export const mergedAlready = 'Umwe muri bo yamaze guhuzwa n’undi. Mubanze mubatandukanye.';
export const mergeOtherDirection = 'Hari abandi bahujwe n’uyu. Muhuze mu kindi cyerekezo.';
export const onlyRefundsTakeBack = 'Inkunga ikurwaho gusa n’amafaranga yasubijwe.';
export const moreBackThanGiven = 'Ayasubizwa yaba arenze ayatanzwe.';
export const pledgeOtherCurrency = 'Iri sezerano riri mu bundi bwoko bw’amafaranga.';
export const paymentNotSetAside = 'Ubu bwishyu ntibwashyizwe ku ruhande.';
export const paymentSetAside = 'Ubu bwishyu bwashyizwe ku ruhande. Mubanze mubugarure.';
export const takenBackAlready = 'Byamaze gukurwaho.';
export const giftPartlyRefunded = 'Igice cy’iyi nkunga cyarasubijwe. Mubanze mukureho isubizwa ryayo.';
export const currencyStays = 'Ubwoko bw’amafaranga ntibuhinduka: hari ubwishyu bwinjiye muri bwo.';
export const kindStays =
  'Ubwoko ntibuhinduka: hari ubwishyu bwinjiye muri bwo. Ahubwo mwongereho ahandi amafaranga ava.';
export const nothingLeftOfGift = 'Nta gisigaye kuri iyi nkunga.';
export const giftHasReceipt = 'Iyi nkunga ifite inyemezabwishyu.';
export const receiptVoid = 'Iyi nyemezabwishyu yateshejwe agaciro.';
export const giverHasNoEmail = 'Umuterankunga nta imeyili yatanganye n’inkunga.';
export const receiptVoidAlready = 'Iyi nyemezabwishyu yamaze guteshwa agaciro.';
export const onlyLeftOfPayment = (money: string) => `Hasigaye ${money} gusa.`;

// Forms of staff
export const answersFromOne = 'Andika umubare wuzuye uhereye kuri 1, cyangwa usige ubusa.';
export const monthsBetween = (from: number, to: number) => `Andika amezi yuzuye, kuva kuri ${from} kugeza kuri ${to}.`;
export const chooseKindOfAnswer = 'Hitamo ubwoko bw’igisubizo.';
export const chooseIfRequired = 'Hitamo niba kigomba gusubizwa.';
export const oneOfThisKind = 'Ifishi ibibaza inshuro imwe gusa. Hitamo ubundi bwoko bw’igisubizo.';
export const twoChoices = 'Andika nibura amahitamo abiri, rimwe ku murongo.';
export const choicesAtMost = (most: number) => `Andika amahitamo atarenze ${most}.`;
export const choicesDiffer = 'Amahitamo abiri ni amwe. Kuramo rimwe.';
export const oneQuestion = 'Ongeraho nibura ikibazo kimwe.';
export const chooseForm = 'Hitamo ifishi.';
