// What staff write and show: a part of the guide for each screen

export const posts = {
  about: 'Hano ni ho mwandikira inkuru. Abasura urubuga basoma izatangajwe.',
  steps: [
    'Muhitemo «Inkuru nshya», mwandike umutwe n’inyandiko.',
    'Muhitemo «Reba uko bizagaragara» murebe inkuru nk’uko abasura urubuga bayibona.',
    'Muhitemo «Tangaza». Iyo «Itariki yo gutangazwa» itaragera, inkuru itangazwa icyo gihe.',
  ],
  asked: [
    {
      question: 'Nakwereka nte inkuru itaratangazwa umuntu udafite konti?',
      answer:
        'Mufungurishe inkuru «Reba», muhitemo «Kora aderesi yihariye». «Hagarika aderesi zose zihariye» irayihagarika.',
    },
    {
      question: 'Navana nte inkuru ku rubuga?',
      answer:
        'Muyifungure mukande «Kura ku rubuga»: isubira mu zitaratangazwa. Cyangwa muyisibe. Mu minsi 30 mushobora kuyigarura muyivanye mu byasibwe.',
    },
    {
      question: 'Bigenda bite iyo ntemerewe gutangaza?',
      answer:
        'Muhitemo «Saba ko bitangazwa». Abemerewe gutangaza bayibona ahanditse «Ibikeneye kwitabwaho», bakayitangaza cyangwa bakayibasubiza bavuga ibikosorwa.',
    },
  ],
};

/** What stands beside each text that is written. */
export const beforePublishing = {
  about:
    'Iruhande rw’inkuru, igikorwa cyangwa urupapuro mwandika, ahanditse «Mbere yo gutangaza» herekana ibyagora umusomyi. Ni inama gusa: mushobora kubika no gutangaza uko byaba bimeze kose.',
  steps: [
    'Mwandike inyandiko. Urutonde rwivugurura iyo muruhutse gato.',
    'Mukande ku murongo. Ubajyana aho biri mu nyandiko, mu mwanya wuzuzwa, cyangwa mu byahinduwe mu zindi ndimi.',
    'Mubikosore, cyangwa mubireke uko biri. Iyo nta gisigaye, musoma ngo «Nta cyo gukosora.»',
  ],
  asked: [
    {
      question: 'Kuki amagambo y’ihuza agomba kuvuga aho ryerekeza?',
      answer: 'Abumva urupapuro basomerwa bava ku ihuza bajya ku rindi, bakumva ayo magambo gusa.',
    },
    {
      question: 'Kuki urupapuro rutwara interineti nyinshi?',
      answer: 'Amafoto yo mu nyandiko afunguka uko angana kose. Muhitemo amafoto make, cyangwa mato.',
    },
    {
      question: 'Ni ayahe magambo yashyizweho ikimenyetso mu nyandiko?',
      answer:
        'Ni amahuza atagira aho yerekeza, nk’uko byari bizwi mubika bwa nyuma. Ibyo yerekezagaho byarasibwe cyangwa ntibigaragara ku basura.',
    },
  ],
};

export const categories = {
  about: 'Ibyiciro bishyira inkuru kuri gahunda. Amafoto na videwo bifite ibyiciro byabyo, kandi bikora kimwe.',
  steps: [
    'Mubanze murebe ku rutonde niba icyo cyiciro kitarimo.',
    'Mwandike izina, muhitemo «Bika icyiciro».',
    'Muhitemo icyiciro igihe mwuzuza inkuru, ifoto cyangwa videwo.',
  ],
  asked: [
    {
      question: 'Nahindura nte izina ry’icyiciro?',
      answer:
        'Muhitemo «Hindura», muhindure izina, muhitemo «Bika icyiciro». Inkuru zose zirimo zigaragaza izina rishya.',
    },
    {
      question: 'Ese icyiciro nasibye cyagaruka?',
      answer: 'Yego. Mufungure «Ibyasibwe» iruhande rwa «Ibikoreshwa», muhitemo «Garura». Kihaguma iminsi 30.',
    },
  ],
};

export const calendar = {
  about:
    'Kalendari yerekana ukwezi: inkuru, ibinyamakuru byoherezwa, ibikorwa, amatangazo n’ibyamamazwa bisohoka cyangwa biba.',
  steps: [
    'Muhitemo ukwezi, mushyire akamenyetso ku byo mushaka kubona.',
    'Muhitemo ikintu kugira ngo mugifungure.',
    'Kwimura inkuru yateganyijwe, ikinyamakuru cyateganyijwe cyangwa igikorwa: mugikurure, cyangwa muhitemo «Imurira ku wundi munsi» iruhande rwacyo.',
  ],
  asked: [
    {
      question: 'Kuki hari ibyo ntashobora kwimura?',
      answer: 'Ibyatangajwe, ibyoherejwe n’ibyatangiye biguma aho biri. Muhindurira mu ifishi yabyo.',
    },
    {
      question: 'Nakohereza nte ikinyamakuru ku isaha runaka?',
      answer:
        'Mu kinyamakuru muhitemo «Ohereza nyuma...». Guhindura inyandiko yacyo nyuma: mubanze muhitemo «Kuraho igihe».',
    },
  ],
};

export const events = {
  about:
    'Hano ni ho mumenyeshereza ibikorwa: icyo ari cyo, aho kizabera n’igihe. Abasura urubuga bashobora kwiyandikisha ku bitaraba.',
  steps: [
    'Muhitemo «Ongeraho igikorwa», mwuzuze urupapuro. «Umubare w’imyanya» uvuga abantu bashobora kwiyandikisha.',
    'Muhitemo «Shyiraho igikorwa». «Bika utagitangaje» ikibikira abakozi kugeza igihe mukigaragaje.',
  ],
  asked: [
    {
      question: 'Nakwimura nte igikorwa?',
      answer: 'Muhindure igihe cyangwa ahantu, mubike. Iyo hari abiyandikishije, mubazwa niba bamenyeshwa.',
    },
    {
      question: 'Nahagarika nte igikorwa?',
      answer:
        'Mugisibe, mushyire akamenyetso kuri «Bamenyeshe kuri imeyili ko kitazaba». Imeyili yagiye ntishobora kugarurwa.',
    },
    {
      question: 'Nasubiramo nte igikorwa?',
      answer: 'Muhitemo «Koporora» ku murongo wacyo. Kopi ntigaragara kugeza igihe muyigaragaje.',
    },
  ],
};

export const registrations = {
  about:
    'Buri gikorwa gifite urutonde rw’abiyandikishije. Muhitemo «Abiyandikishije» ku murongo w’igikorwa kugira ngo rufunguke.',
  steps: [
    'Niba hari uwahamagaye cyangwa waje, muhitemo «Ongeraho umuntu». Imeyili cyangwa nimero ya telefoni birahagije.',
    'Mbere y’igikorwa, muhitemo «Urutonde rwo gusinyaho», hanyuma «Capa».',
  ],
  asked: [
    {
      question: 'Nakura nte umuntu ku rutonde?',
      answer: 'Muhitemo «Vanamo» ku murongo we. Umwanya we uba uw’undi. «Ongera wandike» ihaguma iminsi 30.',
    },
    {
      question: 'Ni ba nde ngomba guhamagara?',
      answer: 'Abari mu «Abo guhamagara» basize nimero ya telefoni gusa, bityo nta imeyili ibageraho.',
    },
  ],
};

export const announcements = {
  about: 'Itangazo ni ubutumwa bugufi buba hejuru kuri buri rupapuro.',
  steps: [
    'Mwuzuze «Umutwe» n’ahanditse «Ubutumwa».',
    'Ahanditse «Rigaragara kugeza» muhitemo igihe rirangirira, cyangwa muhareke ubusa.',
    'Mushyire akamenyetso kuri «Riragaragara», mubike.',
  ],
  asked: [
    {
      question: 'Navanaho nte itangazo?',
      answer:
        'Murihindure, mukureho akamenyetso kari kuri «Riragaragara», mubike. Riguma ku rutonde, mukaba mwakongera kurikoresha.',
    },
    {
      question: 'Kuki abasura urubuga batabona itangazo ryanjye?',
      answer:
        'Murebe ku rutonde uko rihagaze. «Ntirigaragara» ni iridafite akamenyetso, «Ryararangiye» ni iryarengeje igihe.',
    },
  ],
};

export const advertisements = {
  about: 'Ibyamamazwa ni amafoto manini asimburana ahabanza. Buri cyose gifite aderesi kijyanaho.',
  steps: [
    'Mwuzuze «Umutwe», «Aderesi kijyanaho», «Itariki gitangiriraho» n’ahanditse «Itariki kirangiriraho».',
    'Muhitemo ifoto. Iyo idahari, herekanwa ifoto isanzwe.',
    'Mureke akamenyetso kuri «Iki cyamamazwa gihite kigaragara», muhitemo «Kora icyamamazwa».',
  ],
  asked: [
    {
      question: 'Namenya nte niba abantu bakireba?',
      answer: 'Urutonde rubara inshuro buri cyose cyarebwe n’izo cyakandweho. «Abakanzeho mu bakibonye» ibigereranya.',
    },
    {
      question: 'Kuki icyamamazwa cyanjye kitagaragara?',
      answer:
        'Murebe uko gihagaze. «Kirateganyijwe» ni ikitaratangira, «Cyararangiye» ni icyarengeje igihe, «Ntikigaragara» ni icyabitswe kitagaragajwe.',
    },
  ],
};

export const gallery = {
  about: 'Hano hari amafoto na videwo abasura urubuga babona.',
  steps: [
    'Muhitemo «Ifoto cyangwa videwo nshya» kuri imwe, cyangwa «Ohereza amafoto» kuri menshi icyarimwe.',
    'Muvuge mu magambo make icyo buri foto yerekana. Bisomerwa abatabasha kuyibona.',
    'Muhitemo ibyiciro byayo, mureke akamenyetso kuri «Iragaragara».',
  ],
  asked: [
    {
      question: 'Nakongeraho nte videwo?',
      answer:
        'Muhitemo «Ifoto cyangwa videwo nshya», ahanditse «Ubwoko» muhitemo videwo, mwandike aderesi yayo ahanditse «Aderesi ya videwo».',
    },
    {
      question: 'Nahisha nte ifoto ntayisibye?',
      answer: 'Muyihindure, mukureho akamenyetso kari kuri «Iragaragara», muhitemo «Bika ibyahinduwe».',
    },
  ],
};

export const newsletter = {
  about: 'Akanyamakuru kohererezwa kuri imeyili abiyandikishije bose bakabyemeza. Kukabika nta cyo byohereza.',
  steps: [
    'Muhitemo «Andika akanyamakuru», mukandike, muhitemo «Bika utakohereje».',
    'Muhitemo «Nyoherereza ako kugerageza», mugasome muri imeyili yanyu.',
    'Muhitemo «Oherereza abiyandikishije bose...», murebe umubare wabo, muhitemo «Ohereza ubu».',
  ],
  asked: [
    {
      question: 'Ese nahagarika akanyamakuru karimo koherezwa?',
      answer:
        'Yego, muhitemo «Hagarika kohereza». Imeyili zagiye ntizishobora kugarurwa. «Komeza kohereza» yohereza izisigaye, kandi nta muntu ukabona kabiri.',
    },
    {
      question: 'Nakora iki kuri imeyili zitagiye?',
      answer: 'Mufungure akanyamakuru, muhitemo «Ongera wohereze izanze kugenda».',
    },
  ],
};

export const subscribers = {
  about: 'Aba ni abasabye akanyamakuru bose. Abahagaze kuri «Yarabyemeje» ni bo bonyine bakabona.',
  steps: [
    'Mushakishe imeyili murebe niba yaremejwe.',
    'Muhitemo «Manura CSV» cyangwa «Manura Excel» kugira ngo mubike urutonde muri dosiye.',
  ],
  asked: [
    {
      question: 'Nakongeraho nte umuntu?',
      answer:
        'Buri muntu yiyandikishiriza ku rubuga, akabyemeza kuri imeyili. Bityo nta muntu ubona akanyamakuru atasabye.',
    },
    {
      question: 'Navana nte umuntu ku rutonde?',
      answer:
        'Buri kanyamakuru karimo aderesi yo kuva ku rutonde. Niba umuntu asabye ko amakuru ye asibwa, mukoreshe «Amakuru bwite y’abantu».',
    },
  ],
};

export const media = {
  about: 'Amafoto, videwo, amajwi n’inyandiko byose bibikwa hano. Impapuro zuzuzwa ni ho zihitiramo dosiye.',
  steps: [
    'Muhitemo «Ohereza dosiye» kugira ngo mwongereho imwe.',
    'Mufungure ifoto, muvuge icyo yerekana ahanditse «Ibisobanuro».',
    'Mushyire «Ahantu h’ingenzi ku ifoto» ku bigomba kugaragara, nko mu maso: urubuga rukunze gukata amafoto.',
  ],
  asked: [
    {
      question: 'Kuki ntashobora gusiba dosiye?',
      answer: 'Hari aho ikoreshwa, wenda no mu byasibwe. «Aho ikoreshwa» irahavuga.',
    },
    {
      question: 'Nakwerekana nte indi foto?',
      answer: 'Mufungure urupapuro rwuzuzwa rw’ibyo yerekanwamo, muhitemo «Hindura ifoto».',
    },
  ],
};

export const translations = {
  about:
    'Hano hari ibishobora gusemurwa byose, muri buri rurimi. Ibitarasemurwa abasura urubuga babisoma mu mwimerere.',
  steps: [
    'Mubanze mutange ururimi: «Igenamiterere ry’urubuga», «Indimi».',
    'Muhitemo ibyanditseho «Birabura» cyangwa «Ntibijyanye n’igihe», mwandike iruhande rw’umwimerere.',
    'Muhitemo «Bika utabitangaje» kugira ngo mubibike, cyangwa «Tangaza» kugira ngo abasura urubuga babisome muri urwo rurimi. Inkuru yateganyirijwe igihe isohoka icyo gihe mu ndimi zose yatangajwemo.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo icyahindutse mu mwimerere nta cyo gihindura?',
      answer:
        'Mushyire akamenyetso kuri «Inyandiko isemuye iracyari yo». Niba mukosora gusa ikosa ry’imyandikire mu mwimerere, mushyire akamenyetso kuri «Ikosora rito» ku rupapuro rwuzuzwa.',
    },
    {
      question: 'Abasemuzi bo hanze bakora bate?',
      answer:
        'Mumanure dosiye y’abasemuzi (XLIFF), muyohereze hano igarutse. Inyandiko zayo zibikwa zitaratangazwa, mukazitangaza. Dosiye yangiritse nta cyo ihindura.',
    },
  ],
};
