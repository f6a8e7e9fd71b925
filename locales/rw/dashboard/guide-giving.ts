// From an offer to a receipt: a part of the guide for each screen

export const donations = {
  about: 'Hano hari abasura urubuga bifuje gutanga inkunga, n’aho ikiganiro na buri wese kigeze.',
  steps: [
    'Mufungurishe uwifuza gutanga mushya «Reba», mumuvugishe.',
    'Muhitemo «Teganya igikurikira»: uzabikora n’itariki. Iyo uwo munsi urenze, aba «Yarengeje igihe».',
    'Muhitemo «Hindura uko bihagaze» igihe ikiganiro gikomeje.',
  ],
  asked: [
    {
      question: 'Nakwandika nte ibyavuzwe?',
      answer: 'Muhitemo «Andika icyitonderwa». Gisomwa n’abakozi gusa.',
    },
    {
      question: 'Nakora iki iyo basezeranyije amafaranga?',
      answer: 'Muhitemo «Andika isezerano». Iyo inkunga itugezeho, uwifuzaga gutanga ajya kuri «Yatanzwe».',
    },
    {
      question: 'Nababona nte bose icyarimwe?',
      answer: 'Muhitemo «Imbonerahamwe». Ifite inkingi kuri buri cyo bahagazeho.',
    },
  ],
};

export const pledges = {
  about:
    'Isezerano ni inkunga umuntu yasezeranyije gutanga. Rifite nimero nka K7M-4PQ2 umuterankunga yandika ku bwishyu, n’urupapuro rwaryo bwite rugenewe umuterankunga.',
  steps: [
    'Mwongereho nibura bumwe mu «Uburyo bwo kwishyura». Ni bwo abasura urubuga bashobora gusezeranya.',
    'Niba hari uwahamagaye cyangwa waje, muhitemo «Andika isezerano», mumubwire nimero yaryo.',
    'Murebe ku rutonde «Ayabonetse mu yari ategerejwe» kugira ngo mumenye ibyabonetse.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo aderesi yagiye ku wundi muntu?',
      answer: 'Mufungure isezerano, muhitemo «Aderesi nshya». Iya kera ntiyongera gukora.',
    },
    {
      question: 'Bigenda bite iyo nta kindi kizaza?',
      answer: 'Muhitemo «Hagarika isezerano». «Ongera urifungure» isubiza uko byari.',
    },
  ],
};

export const payments = {
  about: 'Hano hari amafaranga yinjiye, n’abayatanze. «Ubutarakorwaho» ni ubwishyu bubategereje.',
  steps: [
    'Mwinjize raporo ya konti ya Mobile Money cyangwa iya banki, cyangwa muhitemo «Andika ayatanzwe mu ntoki» ku yatangiwe ku biro.',
    'Muhitemo «Reba, wemeze» ku bwishyu bwanditseho nimero y’isezerano.',
    'Mufungure ubundi bumwe bumwe. Abaterankunga bishoboka bagaragara hamwe n’impamvu. Cyangwa muhitemo «Hitamo umuterankunga, cyangwa ugabanye».',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo ubwishyu atari inkunga?',
      answer: 'Muhitemo «Shyira ku ruhande...», urugero ku nyungu za banki. «Bugarure» isubiza uko byari.',
    },
    {
      question: 'Nakosora nte ubwishyu bwitiriwe utari we?',
      answer: 'Muhitemo «Kuraho...», muvuge impamvu. Inyemezabwishyu yatanzwe iteshwa agaciro.',
    },
    {
      question: 'Nakwandika nte amafaranga yasubijwe?',
      answer:
        'Ni ubwishyu buri munsi ya zeru. Mubufungure, muhitemo inkunga. Mutange indi nyemezabwishyu y’asigaye. Muhagarike isezerano niba nta kindi kizaza.',
    },
  ],
};

export const givers = {
  about:
    'Buri muntu wasezeranyije cyangwa watanze afite urupapuro rumwe hano, ruriho ibyo yasezeranyije, inkunga yatanze n’inyemezabwishyu.',
  steps: [
    'Mushakishe izina, imeyili cyangwa telefoni, muhitemo «Fungura».',
    'Mukosore izina cyangwa imeyili, muhitemo «Bika». Aderesi zoherejwe kuri imeyili ya kera ntizongera gukora.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo umuntu umwe yanditse kabiri?',
      answer: 'Murebe ahanditse «Ese ni umuntu umwe?», muhitemo «Huza». «Subiza uko byari» yongera kubatandukanya.',
    },
    {
      question: 'Nakohereza nte inkunga zose z’umwaka?',
      answer: 'Ahanditse «Incamake z’umwaka», mumanure urupapuro cyangwa muhitemo «Ohereza kuri imeyili».',
    },
    {
      question: 'Bigenda bite iyo imeyili zagiye ku wundi muntu?',
      answer: 'Muhitemo «Hagarika aderesi zose». Hanyuma mwongere mwohereze inyemezabwishyu.',
    },
  ],
};

export const receipts = {
  about: 'Hano hari inyemezabwishyu zose zatanzwe. Nimero zirakurikirana, kandi nta n’imwe itangwa kabiri.',
  steps: [
    'Mubanze mwuzuze izina, aderesi na nimero iranga usora ahanditse «Igenamiterere ry’urubuga». Byandikwa kuri buri nyemezabwishyu.',
    'Muhitemo «Tanga inyemezabwishyu» ku bwishyu cyangwa ku rupapuro rw’umuterankunga.',
    'Niba ari nyinshi, muzihitiremo ahanditse «Abo gushimira», muhitemo «Tanga inyemezabwishyu».',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo inyemezabwishyu irimo ikosa?',
      answer: 'Muhitemo «Tesha agaciro», muvuge impamvu. Ntimushobora kubisubiza uko byari. Hanyuma mutange indi.',
    },
    {
      question: 'Umuterankunga ayibona ate?',
      answer: 'Muhitemo «Ohereza» igende kuri imeyili, cyangwa «Manura» muyicape.',
    },
  ],
};

export const givingReport = {
  about: 'Raporo iteranya ibyasezeranyijwe, ibyabonetse n’ibisigaye.',
  steps: [
    'Ahanditse «Biteranyijwe hakurikijwe» muhitemo «Ukwezi» cyangwa «Umushinga», n’amatariki.',
    'Murebe «Ibigomba gukorwa»: hari abo gushimira n’ubwishyu butarabona nyirabwo.',
    'Muhitemo «Manura CSV» cyangwa «Manura Excel» kugira ngo mubone imbonerahamwe.',
  ],
  asked: [
    {
      question: 'Nashimira nte abaterankunga?',
      answer: 'Mufungure «Abo gushimira». Mushimire buri wese mu buryo bwanyu, hanyuma muhitemo «Andika ko yashimiwe».',
    },
    {
      question: 'Kuki hari ubwishyu butarimo?',
      answer: 'Ubwishyu bubarwa bumaze kubona nyirabwo. Raporo ivuga amafaranga atarimo.',
    },
  ],
};

export const waysToPay = {
  about:
    'Hano muvuga uko abasura urubuga batanga: kode ya Mobile Money, konti ya banki, ibiro. Iyo bumwe bugaragara, urupapuro rwo gutanga inkunga rubaho «Mutange ubu».',
  steps: [
    'Muhitemo «Ubwoko» n’ahanditse «Ubwoko bw’amafaranga».',
    'Mwuzuze «Kode cyangwa nimero ya konti» n’ahanditse «Izina rya konti», mubigenzure kabiri.',
    'Mureke akamenyetso kuri «Bugaragara», mubike.',
  ],
  asked: [
    {
      question: 'Telefoni yakanda ite kode ubwayo?',
      answer: 'Mwuzuze «Kode yo gukanda», urugero *182*8*1*123456*{amount}#. Amafaranga ajya mu mwanya wa {amount}.',
    },
    {
      question: 'Nahindura nte ububanza?',
      answer: 'Muhitemo «Hindura uko bikurikirana», mwimure imirongo, muhitemo «Bika uko bikurikirana».',
    },
  ],
};

export const suggestedAmounts = {
  about: 'Aya ni amafaranga abasura urubuga bashobora guhitamo, n’icyo buri mubare umara. Si ngombwa kuyagira.',
  steps: [
    'Mwandike «Amafaranga», muhitemo «Ubwoko bw’amafaranga».',
    'Muvuge mu magambo make icyo ayo mafaranga yishyura, ahanditse «Icyo amara».',
    'Mubike, murebe urupapuro muhitamo «Reba ku rubuga».',
  ],
  asked: [
    {
      question: 'Nayatondeka nte?',
      answer:
        'Muhitemo «Hindura uko bikurikirana», mwimure imirongo, muhitemo «Bika uko bikurikirana». Abasura urubuga bahita babona uko bikurikirana bishya.',
    },
    {
      question: 'Ese nakuraho umubare?',
      answer: 'Yego. Muwusibe. Mu minsi 30 mushobora kuwugarura muwuvanye mu byasibwe.',
    },
  ],
};

export const projects = {
  about:
    'Abasura urubuga bashobora guhitamo umwe muri iyi mishinga bawutera inkunga. Izindi nkunga zijya aho zikenewe kurusha ahandi.',
  steps: [
    'Mwandike «Umutwe» n’ahanditse «Inyandiko» muvuge icyo amafaranga azakora.',
    'Mwandike «Intego» niba ihari. Zeru ni ukuvuga ko ntayo.',
    'Mureke akamenyetso kuri «Ugaragara», mubike.',
  ],
  asked: [
    {
      question: 'Nakwerekana nte ayamaze kuboneka?',
      answer:
        'Mushyire akamenyetso kuri «Erekana ayamaze kuboneka». Abasura urubuga babona igice cy’intego cyamaze kuboneka, hakurikijwe imibare nyayo.',
    },
    {
      question: 'Nakora iki iyo umushinga urangiye?',
      answer:
        'Mukureho akamenyetso kari kuri «Ugaragara», mubike. Abasura urubuga ntibazaba bagishobora kuwutera inkunga.',
    },
  ],
};
