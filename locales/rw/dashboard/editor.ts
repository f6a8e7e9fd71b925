export const loadingEditor = 'Aho kwandika harimo gufunguka...';

// The toolbar
/** In an empty text. */
export const textHere = 'Andika cyangwa womeke inyandiko hano';
export const textFormatting = 'Imiterere y’inyandiko';
export const heading = 'Umutwe';
export const smallerHeading = 'Umutwe muto';
export const smallestHeading = 'Umutwe muto cyane';
export const bold = 'Inyuguti zitsindagiye';
export const italic = 'Inyuguti ziberamye';
export const list = 'Urutonde';
export const numberedList = 'Urutonde rufite nimero';
export const quotation = 'Amagambo y’undi';
export const link = 'Ihuza';
export const picture = 'Ifoto';
/** Opens the device's own dialog for files, of which several can be chosen. */
export const addPhotographs = 'Ongeraho amafoto';
export const film = 'Videwo';
export const table = 'Imbonerahamwe';
export const undo = 'Subiza uko byari';
export const redo = 'Ongera ubikore';
/** The toolbar beside the selected words. */
export const selectionFormatting = 'Imiterere y’ibyatoranyijwe';
export const more = 'Ibindi';
export const cancel = 'Reka';

// The picture
export const whatDoesItShow = 'Ifoto yerekana iki?';
export const whatItShowsHint = 'Bisomerwa abantu batabona ifoto, kandi bigaragara iyo ifoto idafungutse.';
export const changeDescription = 'Hindura ibisobanuro';
export const describeInAFewWords = 'Musobanure ifoto mu magambo make.';
export const removePicture = 'Kuraho ifoto';
/** In the place of an empty caption. */
export const caption = 'Amagambo ayiherekeza, niba akenewe';

// The film
export const filmAddress = 'Aderesi ya videwo';
export const filmAddressHint =
  'Aderesi ya videwo yo kuri YouTube cyangwa Vimeo. Nta interineti ikoresha usura urubuga atarakanda ngo ayirebe.';
export const addFilm = 'Shyiramo videwo';
export const chooseFromTheLibrary = 'Hitamo mu bubiko';
export const wrongFilmAddress =
  'Mwandike aderesi ya videwo yo kuri YouTube cyangwa Vimeo, cyangwa muhitemo imwe mu bubiko.';
export const filmNamed = <Part>(title: Part) => ['Videwo: ', title];

// The link
export const linkAddress = 'Aderesi y’ihuza';
export const linkAddressHint =
  'Aderesi yo kuri interineti, imeyili, cyangwa urupapuro rw’uru rubuga, urugero: /donate.';
export const addLink = 'Shyiramo ihuza';
export const changeLink = 'Hindura ihuza';
export const removeLink = 'Kuraho ihuza';
export const wrongLinkAddress = 'Mwandike aderesi yo kuri interineti, imeyili cyangwa urupapuro rw’uru rubuga.';

// The table
export const tableHint =
  'Mukande Tab mujye mu kazu gakurikira. Mu kazu ka nyuma, Tab yongeraho umurongo. Utwambi tubavana mu mbonerahamwe.';
export const columnsStay =
  'Utuzu tumwe dufata imirongo cyangwa inkingi nyinshi, bityo inkingi ntizishobora guhindurwa.';
export const addRowBelow = 'Ongeraho umurongo munsi';
export const removeRow = 'Kuraho umurongo';
export const addColumnAfter = 'Ongeraho inkingi iburyo';
export const removeColumn = 'Kuraho inkingi';
export const tableCaption = 'Amagambo ayiherekeza';
export const removeTable = 'Kuraho imbonerahamwe';
export const close = 'Funga';
