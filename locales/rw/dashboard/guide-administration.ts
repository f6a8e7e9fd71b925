// What waits, who may do what, and how things come back: a part of the guide for each screen

export const overview = {
  about: 'Ahabanza herekana ibishya kuva muherutse hano, ibitegereje, n’ibikorwa biri hafi.',
  steps: [
    'Murebe «Ibikeneye kwitabwaho». Buri murongo ujyana aho akazi kari.',
    'Ahanditse «Genzura amakuru ari ku rubuga», muhitemo «Emeza» ku biri ukuri, na «Hindura» ku bindi.',
  ],
  asked: [
    {
      question: 'Imibare yo muri menyu ivuga iki?',
      answer: 'Ni umubare w’ibitegereje igisubizo. Uragabanuka uko mubikemura.',
    },
    {
      question: '«Uko porogaramu imeze» ni iki?',
      answer:
        'Ivuga niba imeyili, kopi z’ingoboka na disiki bimeze neza. Iyo hari ikitagenda, mubibwire ushinzwe seriveri. Iyo nta seriveri y’imeyili, nta imeyili yoherezwa.',
    },
    {
      question: 'Nategura nte menyu?',
      answer:
        'Mukande ku mutwe w’itsinda kugira ngo rihinwe. Akamenyetso kari iruhande rw’izina karishyira hejuru, ahanditse «Ibyatoranyijwe», ku bikoresho byanyu byose.',
    },
  ],
};

export const forms = {
  about: 'Hano mukora amafishi yanyu yuzuzwa n’abasura urubuga: abakorerabushake, abafatanyabikorwa, ubushakashatsi.',
  steps: [
    'Muhitemo «Ongeraho ifishi», n’aho ihera.',
    'Muhindure ibibazo uko mushaka, hanyuma muyishyireho.',
    'Mukoporore umurongo wayo «Koporora umurongo», muwushyire ku rupapuro, mu nkuru cyangwa mu butumwa.',
  ],
  asked: [
    {
      question: 'Nshobora guhindura ifishi ifite ibisubizo?',
      answer:
        'Yego. Ibisubizo bigumana ibibazo uko byari biri. Ikibazo mukuyemo kiguma mu bisubizo no muri dosiye mwasohoye.',
    },
    {
      question: 'Ifishi nayifunga nte?',
      answer:
        'Mukureho akamenyetso kuri «Yakira ibisubizo», cyangwa mushyireho umunsi ifungirwaho. Abasura urubuga basoma ko yafunzwe.',
    },
  ],
};

export const formAnswers = {
  about: 'Hano hari ibisubizo abasura urubuga bohereje ku mafishi yanyu.',
  steps: [
    'Muhitemo ifishi ahanditse «Ifishi».',
    'Mufungurishe igisubizo «Reba». Nimurangiza, muhindure uko gihagaze kibe «Byakemuwe».',
    'Mubibike byose muri dosiye y’imbonerahamwe muhitamo «Manura CSV».',
  ],
  asked: [
    {
      question: 'Ibisubizo bibikwa igihe kingana iki?',
      answer: 'Igihe ifishi yabyo ivuga. Nyuma bisibwa ubwabyo.',
    },
  ],
};

export const contacts = {
  about: 'Hano hari ubutumwa abasura urubuga banditse ku rupapuro rwo kutwandikira.',
  steps: [
    'Mufungurishe ubutumwa «Reba».',
    'Mwandike igisubizo munsi yabwo, muhitemo «Ohereza igisubizo». Gisinywaho izina ry’umuryango.',
    'Niba nta gisubizo gikenewe, muhindure uko buhagaze bube «Bwasomwe».',
  ],
  asked: [
    {
      question: 'Nabona nte ubutarasomwa?',
      answer: 'Ahanditse «Uko bihagaze» muhitemo «Bushya». Menyu na yo ibara ubwo butumwa.',
    },
    {
      question: 'Nakora iki ku butumwa bwamamaza?',
      answer: 'Mubusibe. Buguma mu byasibwe iminsi 30.',
    },
    {
      question: 'Iruhande rw’ubutumwa hari iki?',
      answer:
        'Ibisubizo byatanzwe n’uko buri cyose cyagenze, n’ibizwi kuri uwo muntu: ibyo yohereje, yasezeranyije, yatanze, n’ibyo yiyandikishijemo.',
    },
  ],
};

export const users = {
  about: 'Hano hari abafite konti, n’inshingano zivuga ibyo buri wese yemerewe gukora.',
  steps: [
    'Muhitemo «+ Konti nshya», mwuzuze izina n’imeyili.',
    'Mushyire akamenyetso kuri «Ohereza ubutumire». Nyiri konti ahitamo ijambo ry’ibanga akoresheje aderesi imara amasaha 72.',
    'Muhitemo inshingano ahanditse «Gutanga inshingano», hanyuma «Fungura konti».',
  ],
  asked: [
    {
      question: 'Nakora iki iyo umukozi agiye?',
      answer: 'Mufungure konti ye, muhitemo «Hagarika konti». Ahita asohorwa. Ibyo yanditse bigumaho.',
    },
    {
      question: 'Bigenda bite iyo umuntu atabasha kwinjira?',
      answer:
        'Mufungure konti ye. Muhitemo «Ongera utumire» niba aderesi yarengeje igihe, cyangwa «Kuraho ifungwa rya konti» niba yagerageje kenshi.',
    },
  ],
};

export const roles = {
  about: 'Inshingano ni urutonde rw’ibyo abantu bemerewe gukora. Muhe buri wese inshingano akazi ke gakeneye.',
  steps: [
    'Muhitemo «+ Inshingano nshya», muyihe izina.',
    'Mushyire akamenyetso ku byo yemera. Interuro iri hasi isobanura icyo bivuga.',
    'Muhitemo «Ongeraho inshingano». Muyitangire ahanditse «Konti z’abakozi».',
  ],
  asked: [
    {
      question: 'Nabona nte abafite inshingano?',
      answer: 'Muhindure inshingano, murebe «Abafite iyi nshingano».',
    },
    {
      question: 'Ese umuntu yakora akazi ko gusemura gusa?',
      answer: 'Yego. Mushyire akamenyetso kuri «Gusemura» gusa.',
    },
    {
      question: 'Kuki ntashobora gutanga uburenganzira bumwe?',
      answer: 'Mushobora gutanga gusa uburenganzira na mwe ubwanyu mufite.',
    },
  ],
};

export const privacy = {
  about: 'Hano mushakishiriza amakuru abitswe ku muntu, mukayamwereka, mukayamuha cyangwa mukayasiba.',
  steps: [
    'Mubanze mumenye neza ubaza uwo ari we: ni amakuru bwite y’umuntu.',
    'Mwandike imeyili, nimero ya telefoni cyangwa izina, muhitemo «Shakisha».',
    'Murebe ibyabonetse. «Manura dosiye yo gusoma» ikora dosiye igenewe uwo muntu, «Manura dosiye ya porogaramu (JSON)» ikora igenewe izindi porogaramu.',
  ],
  asked: [
    {
      question: 'Nasiba nte amakuru y’umuntu?',
      answer: 'Muhitemo «Siba burundu...», mwandike imeyili ye kugira ngo mwemeze. Ntimushobora kubigarura.',
    },
    {
      question: 'Ubundi amakuru abikwa igihe kingana iki?',
      answer: '«Igihe amakuru abikwa» irabivuga. Arengeje igihe asibwa ubwayo.',
    },
  ],
};

export const audit = {
  about: 'Uru rutonde ruvuga uwahinduye n’icyo yahinduye, n’abinjiye. Nta muntu ushobora kuruhindura.',
  steps: [
    'Mushakishe izina cyangwa icyahinduwe.',
    'Muhitemo umuntu ahanditse «Uwabikoze», «Icyakozwe», cyangwa amatariki ahanditse «Kuva ku wa» n’ahanditse «Kugeza ku wa».',
  ],
  asked: [
    {
      question: 'Nakora iki iyo konti yangije ibintu?',
      answer:
        'Mubanze muyihagarike, ahanditse «Konti z’abakozi». Hanyuma umuyobozi mukuru ahitemo «Gusubiza inyuma ibyo konti yakoze».',
    },
    {
      question: 'Ibyakozwe kera biri he?',
      answer: 'Urutonde rugaragaza ibitarenze 10.000. Muhitemo igihe kugira ngo mubone ibya mbere yaho.',
    },
  ],
};

export const undo = {
  about:
    'Umuyobozi mukuru ashobora gusubiza inyuma ibyo konti yakoze mu masaha runaka, niba yangije ibintu. Nta kiba mutarakanda buto ya nyuma.',
  steps: [
    'Muhagarike konti ahanditse «Konti z’abakozi», kugira ngo itongera kugira icyo ikora.',
    'Muhitemo «Konti» n’igihe kitarenze amasaha 24, hanyuma «Erekana ibyahindutse».',
    'Murebe buri kintu. Icyo undi yahinduye nyuma kiguma uko kiri, keretse mugishyizeho akamenyetso. Hanyuma mubisubize inyuma.',
  ],
  asked: [
    {
      question: 'Ni ibiki bitagaruka?',
      answer:
        'Amafaranga yanditswe, imeyili zoherejwe, ibyasibwe burundu, inyandiko zisemuye, konti n’inshingano. Hano habarwa n’ibindi konti yakoze.',
    },
    {
      question: 'Bigenda bite iyo nsubije inyuma byinshi?',
      answer: 'Ibisubijwe inyuma byose birabikwa. Mushobora kubisubizaho mu buryo bumwe.',
    },
  ],
};

export const backups = {
  about:
    'Kopi z’ingoboka zirimo byose: inyandiko, abantu, amafaranga n’amadosiye. Urubuga rukora imwe buri munsi. Umuyobozi mukuru ashobora gukora imwe ubu no kuyivana ku rubuga.',
  steps: [
    'Muhitemo «Kora imwe ubu», cyangwa mufate iheruka yageragejwe.',
    'Muhitemo «Vana ku rubuga», mwandike ijambo ry’ibanga, hanyuma kode yo muri imeyili. Buri muyobozi mukuru arabimenyeshwa.',
    'Mubike iyo dosiye ahantu hizewe. Uyifite aba afite byose.',
  ],
  asked: [
    {
      question: 'Bigenda bite iyo kuyivana ku rubuga bihagaze?',
      answer: 'Mubikomereze muri mushakisha, cyangwa muhitemo «Ongera uyivane», mu isaha imwe.',
    },
    {
      question: 'Nagarura nte ibiri muri kopi?',
      answer: 'Ntibikorerwa hano: mubibwire ushinzwe seriveri.',
    },
  ],
};

export const versions = {
  about:
    'Iyo umuntu abitse icyo yahinduye, urubuga rw’abakozi rubika uko byari bimeze. «Uko byari bimeze mbere» iri hasi ku mpapuro zuzuzwa hafi ya zose. Habikwa ibitarenze ijana.',
  steps: [
    'Muhitemo igihe yabikiwe kugira ngo musome mu nyandiko ibyongewemo n’ibyavanywemo.',
    'Muhitemo «Garura uko yari imeze». Uko bimeze ubu na byo birabikwa.',
  ],
  asked: [
    {
      question: 'Nareba nte uko byari bimeze ku munsi runaka?',
      answer: 'Ahanditse «Uko byari bimeze ku gihe runaka», muhitemo umunsi n’isaha, hanyuma «Erekana».',
    },
    {
      question: 'Ni ibiki bitagaruka?',
      answer:
        'Dosiye zasibwe: hano zivugwa amazina. Niba abasura urubuga babisoma, na konti y’uburyo bwo kwishyura, biguma uko biri.',
    },
  ],
};

export const profile = {
  about: 'Hano hari amazina yanyu, ijambo ry’ibanga, ururimi, n’ibikoresho mwinjiriyeho.',
  steps: [
    'Muhitemo ururimi rw’urubuga rw’abakozi ahanditse «Ururimi», hanyuma «Bika ururimi».',
    'Mukore «Kode z’ingoboka», muzibike ahantu hizewe. Imwe ibinjiza igihe imeyili irimo kode itabagezeho.',
  ],
  asked: [
    {
      question: 'Nahindura nte ijambo ry’ibanga?',
      answer:
        'Mwandike iryo musanganywe n’irishya, muhitemo «Hindura ijambo ry’ibanga». Musohoka ku bindi bikoresho byose.',
    },
    {
      question: 'Nakora iki iyo mbonye igikoresho ntazi?',
      answer: 'Muhitemo «Sohora» iruhande rwacyo, maze muhindure ijambo ry’ibanga.',
    },
    {
      question: 'Nakongera nte kubona inama nafunze?',
      answer: 'Muhitemo «Ongera unyereke inama».',
    },
  ],
};
