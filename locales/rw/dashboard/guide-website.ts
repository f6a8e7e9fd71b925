// What the site says of the organisation: a part of the guide for each screen

export const siteSettings = {
  about: 'Hano hari ibyo impapuro zose zikoresha: izina, intego, ibiro, imibare.',
  steps: [
    'Mwuzuze izina, aderesi n’ahanditse «Nimero iranga usora (TIN)». Byandikwa kuri buri nyemezabwishyu.',
    'Mwuzuze «Imeyili». Ubutumwa bw’abasura urubuga bujya kuri iyo imeyili.',
    'Muhitemo «Bika igenamiterere».',
  ],
  asked: [
    {
      question: 'Natanga nte urundi rurimi?',
      answer:
        'Murushyireho akamenyetso ahanditse «Indimi». Buri rupapuro rubona aderesi irujyanaho. Ibitarasemurwa bigaragara mu rurimi byanditswemo.',
    },
    {
      question: 'Mpindura nte ururimi rw’ibanze?',
      answer:
        'Muhitemo «Hindura ururimi rw’ibanze» ahanditse «Ibyo kwitondera», hanyuma muhitemo ururimi. Mubanza gusoma ibizaba mbere yo kwemeza. Abasura urubuga basanga ururimi rushya ku aderesi zitabanzirizwa n’ururimi. Mushobora kubisubiza uko byari mu buryo bumwe.',
    },
    {
      question: 'Inyandiko zitarasemurwa zigenda zite?',
      answer:
        'Ziguma mu rurimi zanditswemo, kandi abasura urubuga bakomeza kuzisoma. Muri «Inyandiko zisemuye» muhitemo ururimi rw’ibanze rushya na «Birabura» kugira ngo muzibone. Inyandiko musemuye mukayitangaza isimburana n’isemuye.',
    },
    {
      question: 'Bigenda bite niba inyandiko zacu zari mu rundi rurimi kuva mbere?',
      answer:
        'Mushyire akamenyetso ku gasanduku ka kabiri muri «Hindura ururimi rw’ibanze». Inyandiko zose zifatwa nk’izanditswe mu rurimi rushya.',
    },
    {
      question: 'Nagarura nte inyandiko ya kera?',
      answer: 'Muhitemo «Uko byari bimeze mbere» hasi ku rupapuro rwuzuzwa. Iya mbere ni iyo urubuga rwazanye.',
    },
  ],
};

export const pages = {
  about: 'Hano mwongeraho impapuro zanyu, buri rumwe rufite inyandiko n’aderesi byarwo.',
  steps: [
    'Muhitemo «Urupapuro rushya», mwandike umutwe n’inyandiko.',
    'Ahanditse «Aderesi» muhareke ubusa kugira ngo ikurwe mu mutwe, cyangwa mwandike ngufi.',
    'Ahanditse «Uko ruhagaze» muhitemo «Yatangajwe», maze muhitemo «Bika urupapuro».',
  ],
  asked: [
    {
      question: 'Nakora nte urupapuro rurimo amafoto, inkingi cyangwa ifishi?',
      answer:
        'Muhitemo «Ongeramo igice» munsi y’inyandiko, muhitemo ubwoko, mwuzuzemo. Mukurure ibice, cyangwa mukoreshe imyambi, kugira ngo mubishyire ku murongo. Urutonde rw’igice rugihisha, rugikoporora cyangwa rukakivanaho. Muhitemo «Reba uko bizagaragara» mbere yo kubika.',
    },
    {
      question: 'Ese nahindura aderesi nyuma?',
      answer: 'Yego. Iyo urupapuro rwatangajwe, aderesi ya kera ijyana ku nshya.',
    },
    {
      question: 'Urupapuro ruvuga ibyo dukora ruri he?',
      answer: 'Ruri ahanditse «Serivisi n’amabwiriza». Ni rumwe mu mpapuro zihoraho z’urubuga.',
    },
    {
      question: 'Nava ku rupapuro nte njya aho rwandikirwa?',
      answer: 'Mufungure urupapuro ku rubuga mwinjiye muri konti, maze muhitemo «Hindura uru rupapuro» hasi ibumoso.',
    },
    {
      question: 'Nafunga nte urupapuro rw’urubuga, nk’urw’amafoto?',
      answer:
        'Fungura «Impapuro z’urubuga» uhitemo «Hindura» iruhande rwarwo. Aderesi yarwo ivuga ko urupapuro rwavanyweho, kandi nta rutonde rwerekezayo. Ushobora no kwerekeza abasura ku rupapuro rwanyu. Hitamo «Urupapuro ubwarwo» kugira ngo rugaruke.',
    },
    {
      question: 'Nahindura nte urupapuro rubanza, cyangwa urundi rupapuro rw’urubuga?',
      answer:
        'Fungura «Impapuro z’urubuga» uhitemo «Hindura ibyo rwerekana». Buri gice cy’urupapuro cyandikwamo ukwacyo: andikamo andi magambo, hitamo indi foto, cyimure, gihishe, cyangwa wongeremo ibindi hagati. Icyo usize ubusa kiguma uko cyazanye n’urubuga, muri buri rurimi. Nta gihinduka ku basura mbere yo gutangaza. Siba urupapuro kugira ngo rusubire uko rwaje.',
    },
  ],
};

export const redirects = {
  about: 'Hano ubona aho aderesi za kera zerekeza, n’aderesi abasura batabonye.',
  steps: [
    'Fungura «Izitabonetse» urebe ibyo abasura bashatse, n’inshuro.',
    'Hitamo «Yerekeze ahandi» iruhande rw’aderesi. Urupapuro rujya gusa ruba rwanditsemo. Hitamo «Bika».',
    'Hitamo «Yavanyweho» niba nta kiyisimbura. Abasura basoma ko urupapuro rwavanyweho.',
    'Fungura «Ihuza ridakora» urebe amahuza yo mu nyandiko zanyu atagira aho yerekeza. Hitamo rimwe urikosore.',
  ],
  asked: [
    {
      question: 'Nazana nte aderesi za kera nyinshi?',
      answer:
        'Bika imbonerahamwe y’inkingi ebyiri nka CSV: aderesi ya kera, n’aho yerekeza. Hitamo «Ibindi», hanyuma «Ongeraho uvanye muri dosiye». Ubona imirongo yanzwe mbere y’uko hagira ikibikwa.',
    },
    {
      question: 'Mubika iki ku basura?',
      answer: 'Nta na kimwe. Ni aderesi gusa, inshuro itabonetse n’igihe giheruka. Isibwa nyuma y’iminsi 90.',
    },
  ],
};

export const sitePages = {
  about:
    'Urubuga rugira impapuro enye zihoraho: serivisi, amabwiriza ku makuru bwite, ayo gukoresha urubuga n’ayerekeye cookies. Hano muhindura inyandiko zazo.',
  steps: [
    'Muhitemo «Hindura» iruhande rw’urupapuro, murusome rwose.',
    'Muhindure ibitari ukuri ku muryango wanyu, muhitemo «Bika urupapuro».',
    'Murwemereze ahabanza, ahanditse «Genzura amakuru ari ku rubuga».',
  ],
  asked: [
    {
      question: '«Inyandiko isanzwe» bivuga iki?',
      answer: 'Nta muntu wahinduye inyandiko urubuga rwazanye.',
    },
    {
      question: 'Nagarura nte inyandiko yariho mbere?',
      answer: 'Muhitemo «Uko byari bimeze mbere» hasi ku rupapuro rwuzuzwa. Iya mbere ni iyo urubuga rwazanye.',
    },
  ],
};

export const history = {
  about: 'Izi ni intambwe z’amateka yanyu, buri imwe ifite umunsi, ukwezi cyangwa umwaka.',
  steps: [
    'Mwuzuze «Umutwe», «Itariki» n’ahanditse «Inyandiko».',
    'Ahanditse «Itariki izwi ite?» muvuge niba muzi umunsi. Niba mutawuzi, muhitemo umunsi uwo ari wo wose w’uko kwezi cyangwa uwo mwaka.',
    'Mubike, murebe urupapuro muhitamo «Reba ku rubuga».',
  ],
  asked: [
    {
      question: 'Nakosora nte intambwe?',
      answer:
        'Muhitemo «Hindura» ku murongo wayo. Ku rupapuro rwuzuzwa, «Uko byari bimeze mbere» ifite ibyariho mbere.',
    },
    {
      question: 'Nagarura nte intambwe nasibye?',
      answer: 'Mufungure «Ibyasibwe» hejuru y’urutonde, muhitemo «Garura».',
    },
  ],
};

export const team = {
  about: 'Aba ni abantu bagaragara ku rupapuro rw’abo dukorana.',
  steps: [
    'Mubanze mubaze umuntu niba yifuza kugaragara.',
    'Mwuzuze «Izina» n’ahanditse «Icyo ashinzwe», mwandike interuro nke ahanditse «Inyandiko».',
    'Muhitemo «Ifoto», ahantu h’ingenzi hayo muhashyire mu maso. Mubike.',
  ],
  asked: [
    {
      question: 'Nahindura nte ubanza?',
      answer: 'Muhitemo «Hindura uko bikurikirana», mwimure imirongo, muhitemo «Bika uko bikurikirana».',
    },
    {
      question: 'Ese uri kuri uru rutonde aba afite konti?',
      answer: 'Oya. Konti z’urubuga rw’abakozi ziri ahanditse «Konti z’abakozi».',
    },
  ],
};

export const documents = {
  about: 'Izi ni dosiye abasura urubuga bashobora kumanura: raporo, amategeko shingiro, impapuro zuzuzwa.',
  steps: [
    'Mwuzuze «Umutwe», n’ahanditse «Ibisobanuro» muvuge icyo inyandiko imara.',
    'Muhitemo «Itariki» yayo n’ahanditse «Dosiye», PDF itarengeje MB\u00a025.',
    'Mubike, muyimanure rimwe muhitamo «Reba ku rubuga».',
  ],
  asked: [
    {
      question: 'Nasimbuza nte inyandiko?',
      answer: 'Muyihindure, muhitemo «Hindura inyandiko», mubike.',
    },
    {
      question: 'Ni iki kitagomba kuba hano?',
      answer: 'Ni ikintu cyose kitagenewe gusomwa na bose. Usura urubuga wese ashobora kumanura izi dosiye.',
    },
  ],
};

export const testimonials = {
  about: 'Hano hari ibyo abantu bavuga kuri gahunda zanyu. Abasura urubuga babona gusa ibyo nyirabyo yemeye.',
  steps: [
    'Ahanditse «Amagambo ye» mwandike uko yabivuze ubwe, nta twuguruzo n’utwugarizo.',
    'Mwuzuze «Izina» n’ahanditse «Icyo akora cyangwa aho aba».',
    'Mubaze uwo muntu. Hanyuma mushyire akamenyetso kuri «Yemeye ko bitangazwa», mubike.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo umuntu yisubiyeho?',
      answer:
        'Mukureho akamenyetso kari kuri «Yemeye ko bitangazwa», mubike. Abasura urubuga ntibongera kubibona. Cyangwa mubisibe.',
    },
    {
      question: 'Nahindura nte uko bikurikirana?',
      answer: 'Muhitemo «Hindura uko bikurikirana», mwimure imirongo, muhitemo «Bika uko bikurikirana».',
    },
  ],
};
