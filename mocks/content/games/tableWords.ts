/**
 * Word lists for the names of live tables, rooms, sports and mini games, with one column per
 * language: pt, en, zh, ja, ko, th, hi, ar, ru. The first column is the kind of game, the last
 * column the motif of its picture.
 */

export const liveTables = `
ROULETTE|Roleta Brasileira|Brazilian Roulette|巴西轮盘|ブラジリアンルーレット|브라질 룰렛|รูเล็ตบราซิล|ब्राज़ीलियन रूलेट|روليت برازيلية|Бразильская рулетка|wheel
ROULETTE|Roleta Francesa|French Roulette|法式轮盘|フレンチルーレット|프랑스 룰렛|รูเล็ตฝรั่งเศส|फ़्रेंच रूलेट|روليت فرنسية|Французская рулетка|wheel
ROULETTE|Roleta Europeia|European Roulette|欧式轮盘|ヨーロピアンルーレット|유럽 룰렛|รูเล็ตยุโรป|यूरोपीय रूलेट|روليت أوروبية|Европейская рулетка|wheel
BACCARAT|Bacará|Baccarat|百家乐|バカラ|바카라|บาคาร่า|बैकारेट|باكارات|Баккара|cards
BACCARAT|Bacará Rápido|Speed Baccarat|极速百家乐|スピードバカラ|스피드 바카라|บาคาร่าสปีด|स्पीड बैकारेट|باكارات سريعة|Быстрая баккара|cards
BACCARAT|Bacará Sem Comissão|No Commission Baccarat|免佣百家乐|ノーコミッションバカラ|노커미션 바카라|บาคาร่าไม่มีค่าคอม|नो कमीशन बैकारेट|باكارات بلا عمولة|Баккара без комиссии|cards
ROULETTE|Roleta Rápida|Speed Roulette|极速轮盘|スピードルーレット|스피드 룰렛|รูเล็ตสปีด|स्पीड रूलेट|روليت سريعة|Быстрая рулетка|wheel
BACCARAT|Bacará VIP|VIP Baccarat|贵宾百家乐|VIPバカラ|VIP 바카라|บาคาร่าวีไอพี|वीआईपी बैकारेट|باكارات كبار الزوار|VIP Баккара|cards
DRAGON_TIGER|Dragão e Tigre|Dragon Tiger|龙虎|ドラゴンタイガー|드래곤 타이거|เสือมังกร|ड्रैगन टाइगर|التنين والنمر|Дракон и тигр|flame
SIC_BO|Sic Bo|Sic Bo|骰宝|シックボー|식보|ไฮโล|सिक बो|سيك بو|Сик Бо|dice
SIC_BO|Sic Bo Rápido|Speed Sic Bo|极速骰宝|スピードシックボー|스피드 식보|ไฮโลสปีด|स्पीड सिक बो|سيك بو السريع|Быстрый Сик Бо|dice
ROULETTE|Roleta Carioca|Rio Roulette|里约轮盘|リオルーレット|리우 룰렛|รูเล็ตริโอ|रियो रूलेट|روليت ريو|Рулетка Рио|wheel
DRAGON_TIGER|Dragão e Tigre Rápido|Speed Dragon Tiger|极速龙虎|スピードドラゴンタイガー|스피드 드래곤 타이거|เสือมังกรสปีด|स्पीड ड्रैगन टाइगर|التنين والنمر السريع|Быстрые дракон и тигр|flame
ROULETTE|Roleta VIP|VIP Roulette|贵宾轮盘|VIPルーレット|VIP 룰렛|รูเล็ตวีไอพี|वीआईपी रूलेट|روليت كبار الزوار|VIP Рулетка|wheel
SIC_BO|Sic Bo Imperial|Imperial Sic Bo|帝王骰宝|インペリアルシックボー|임페리얼 식보|ไฮโลจักรพรรดิ|इम्पीरियल सिक बो|سيك بو الإمبراطوري|Императорский Сик Бо|dice
BACCARAT|Bacará Imperial|Imperial Baccarat|帝王百家乐|インペリアルバカラ|임페리얼 바카라|บาคาร่าจักรพรรดิ|इम्पीरियल बैकारेट|باكارات إمبراطورية|Императорская баккара|cards
`

/** Rooms without a dealer, by the kind of game that is played in them. */
export const playerRooms = `
BACCARAT|Clube do Bacará|Baccarat Club|百家乐俱乐部|バカラクラブ|바카라 클럽|คลับบาคาร่า|बैकारेट क्लब|نادي الباكارات|Клуб баккара|cards
ROULETTE|Clube da Roleta|Roulette Club|轮盘俱乐部|ルーレットクラブ|룰렛 클럽|คลับรูเล็ต|रूलेट क्लब|نادي الروليت|Клуб рулетки|wheel
DRAGON_TIGER|Clube do Dragão e Tigre|Dragon Tiger Club|龙虎俱乐部|ドラゴンタイガークラブ|드래곤 타이거 클럽|คลับเสือมังกร|ड्रैगन टाइगर क्लब|نادي التنين والنمر|Клуб дракона и тигра|flame
SIC_BO|Clube do Sic Bo|Sic Bo Club|骰宝俱乐部|シックボークラブ|식보 클럽|คลับไฮโล|सिक बो क्लब|نادي سيك بو|Клуб сик бо|dice
BACCARAT|Salão do Bacará|Baccarat Hall|百家乐大厅|バカラホール|바카라 홀|ห้องบาคาร่า|बैकारेट हॉल|بهو الباكارات|Зал баккара|cards
ROULETTE|Salão da Roleta|Roulette Hall|轮盘大厅|ルーレットホール|룰렛 홀|ห้องรูเล็ต|रूलेट हॉल|بهو الروليت|Зал рулетки|wheel
DRAGON_TIGER|Salão do Dragão e Tigre|Dragon Tiger Hall|龙虎大厅|ドラゴンタイガーホール|드래곤 타이거 홀|ห้องเสือมังกร|ड्रैगन टाइगर हॉल|بهو التنين والنمر|Зал дракона и тигра|flame
SIC_BO|Salão do Sic Bo|Sic Bo Hall|骰宝大厅|シックボーホール|식보 홀|ห้องไฮโล|सिक बो हॉल|بهو سيك بو|Зал сик бо|dice
BACCARAT|Palácio do Bacará|Baccarat Palace|百家乐宫|バカラパレス|바카라 팰리스|วังบาคาร่า|बैकारेट महल|قصر الباكارات|Дворец баккара|cards
ROULETTE|Palácio da Roleta|Roulette Palace|轮盘宫|ルーレットパレス|룰렛 팰리스|วังรูเล็ต|रूलेट महल|قصر الروليت|Дворец рулетки|wheel
DRAGON_TIGER|Palácio do Dragão e Tigre|Dragon Tiger Palace|龙虎宫|ドラゴンタイガーパレス|드래곤 타이거 팰리스|วังเสือมังกร|ड्रैगन टाइगर महल|قصر التنين والنمر|Дворец дракона и тигра|flame
SIC_BO|Palácio do Sic Bo|Sic Bo Palace|骰宝宫|シックボーパレス|식보 팰리스|วังไฮโล|सिक बो महल|قصر سيك بو|Дворец сик бо|dice
BACCARAT|Jardim do Bacará|Baccarat Garden|百家乐花园|バカラガーデン|바카라 가든|สวนบาคาร่า|बैकारेट बाग़|بستان الباكارات|Сад баккара|cards
ROULETTE|Jardim da Roleta|Roulette Garden|轮盘花园|ルーレットガーデン|룰렛 가든|สวนรูเล็ต|रूलेट बाग़|بستان الروليت|Сад рулетки|wheel
DRAGON_TIGER|Jardim do Dragão e Tigre|Dragon Tiger Garden|龙虎花园|ドラゴンタイガーガーデン|드래곤 타이거 가든|สวนเสือมังกร|ड्रैगन टाइगर बाग़|بستان التنين والنمر|Сад дракона и тигра|flame
SIC_BO|Jardim do Sic Bo|Sic Bo Garden|骰宝花园|シックボーガーデン|식보 가든|สวนไฮโล|सिक बो बाग़|بستان سيك بو|Сад сик бо|dice
`

/** Suffixes of room names. The languages have the same order as in `playerRooms`. */
export const roomSuffixes = `
|||||||||
Expresso|Express|极速|エクスプレス|익스프레스|เอ็กซ์เพรส|एक्सप्रेस|السريع|Экспресс
dos Campeões|Champions|冠军|チャンピオンズ|챔피언스|แชมเปียนส์|चैंपियंस|الأبطال|Чемпионов
Royale|Royale|皇家|ロワイヤル|로열|รอยัล|रॉयल|الملكي|Рояль
Clássico|Classic|经典|クラシック|클래식|คลาสสิก|क्लासिक|الكلاسيكي|Классика
da Galera|Friends|好友|フレンズ|프렌즈|เพื่อนซี้|दोस्तों का|الأصدقاء|Друзья
Turbo|Turbo|疾速|ターボ|터보|เทอร์โบ|टर्बो|توربو|Турбо
VIP|VIP|贵宾|VIP|VIP|วีไอพี|वीआईपी|لكبار الزوار|VIP
`

/** Pages of a bookmaker. The name of the bookmaker precedes the words of this list. */
export const sportsBooks = `
SPORTSBOOK|Esportes|Sports|体育|スポーツ|스포츠|กีฬา|खेल|رياضة|Спорт|trophy
FOOTBALL|Futebol|Football|足球|サッカー|축구|ฟุตบอล|फ़ुटबॉल|كرة القدم|Футбол|ball
IN_PLAY|Ao Vivo|In-Play|滚球|ライブベット|인플레이|เดิมพันสด|लाइव बेट|مباشر|Лайв|bolt
FOOTBALL|Ligas|Leagues|联赛|リーグ戦|리그|ลีก|लीग|الدوريات|Лиги|flag
FOOTBALL|Copas|Cups|杯赛|カップ戦|컵 대회|ฟุตบอลถ้วย|कप|الكؤوس|Кубки|trophy
FOOTBALL|Handicap Asiático|Asian Handicap|亚洲让球|アジアンハンディキャップ|아시안 핸디캡|แฮนดิแคปเอเชีย|एशियन हैंडीकैप|الهانديكاب الآسيوي|Азиатский гандикап|ball
IN_PLAY|Jogos de Agora|Matches Now|正在进行|試合速報|지금 경기|แมตช์ตอนนี้|अभी के मैच|مباريات الآن|Матчи сейчас|bolt
FOOTBALL|Múltiplas|Multiples|串关|マルチベット|다폴더|พนันสเต็ป|मल्टीपल|الرهانات المجمعة|Экспрессы|coins
`

export const cockfights = `
COCKFIGHT|Rinha Ao Vivo|Live Cockfight|现场斗鸡|ライブ闘鶏|라이브 투계|ไก่ชนสด|लाइव मुर्ग़ा लड़ाई|صراع الديوك المباشر|Петушиные бои Live|feather
COCKFIGHT|Arena Phnom Penh|Phnom Penh Arena|金边斗鸡场|プノンペン闘鶏場|프놈펜 투계장|สนามพนมเปญ|नोम पेन्ह एरिना|حلبة بنوم بنه|Арена Пномпень|feather
COCKFIGHT|Copa Manila|Manila Cup|马尼拉杯|マニラカップ|마닐라컵|มะนิลาคัพ|मनीला कप|كأس مانيلا|Кубок Манилы|feather
COCKFIGHT|Galos de Bali|Bali Roosters|巴厘岛斗鸡|バリの闘鶏|발리 투계|ไก่ชนบาหลี|बाली के मुर्ग़े|ديوك بالي|Петухи Бали|feather
COCKFIGHT|Derby do Dia|Derby of the Day|每日德比|本日のダービー|오늘의 더비|ดาร์บี้ประจำวัน|आज का डर्बी|ديربي اليوم|Дерби дня|feather
COCKFIGHT|Arena Saigon|Saigon Arena|西贡斗鸡场|サイゴン闘鶏場|사이공 투계장|สนามไซ่ง่อน|साइगॉन एरिना|حلبة سايغون|Арена Сайгон|feather
`

export const esportsBooks = `
SPORTSBOOK|E-sports|E-sports|电竞|eスポーツ|e스포츠|อีสปอร์ต|ई-स्पोर्ट्स|رياضات إلكترونية|Киберспорт|gamepad
FOOTBALL|e-Futebol Brasil|e-Football Brazil|巴西电子足球|eサッカー ブラジル|e축구 브라질|อีฟุตบอลบราซิล|ई-फ़ुटबॉल ब्राज़ील|كرة إلكترونية البرازيل|Киберфутбол Бразилия|ball
IN_PLAY|e-Futebol Ao Vivo|e-Football In-Play|电子足球滚球|eサッカー ライブ|e축구 인플레이|อีฟุตบอลสด|ई-फ़ुटबॉल लाइव|كرة إلكترونية مباشرة|Киберфутбол Лайв|bolt
FOOTBALL|e-Futebol Europa|e-Football Europe|欧洲电子足球|eサッカー ヨーロッパ|e축구 유럽|อีฟุตบอลยุโรป|ई-फ़ुटबॉल यूरोप|كرة إلكترونية أوروبا|Киберфутбол Европа|flag
FOOTBALL|e-Futebol Américas|e-Football Americas|美洲电子足球|eサッカー アメリカ|e축구 아메리카|อีฟุตบอลอเมริกา|ई-फ़ुटबॉल अमेरिका|كرة إلكترونية الأمريكتين|Киберфутбол Америка|target
FOOTBALL|Copa e-Futebol|e-Football Cup|电子足球杯|eサッカー カップ|e축구 컵|อีฟุตบอลคัพ|ई-फ़ुटबॉल कप|كأس الكرة الإلكترونية|Кубок киберфутбола|trophy
FOOTBALL|Futebol de Console|Console Football|主机足球|コンソールサッカー|콘솔 축구|ฟุตบอลคอนโซล|कंसोल फ़ुटबॉल|كرة على المنصة|Консольный футбол|ball
FOOTBALL|Handicap e-Futebol|e-Football Handicap|电子足球让球|eサッカー ハンディ|e축구 핸디캡|แฮนดิแคปอีฟุตบอล|ई-फ़ुटबॉल हैंडीकैप|هانديكاب الكرة الإلكترونية|Гандикап киберфутбола|shield
FOOTBALL|Múltiplas e-Futebol|e-Football Multiples|电子足球串关|eサッカー マルチ|e축구 다폴더|สเต็ปอีฟุตบอล|ई-फ़ुटबॉल मल्टीपल|رهانات مجمعة إلكترونية|Экспрессы киберфутбола|cards
`

/** Mini games: crash and mines. `kindOf` recognizes them by their motif (GAME-09). */
export const miniGames = `
MINI|Aviãozinho|Little Plane|小飞机|ひこうき|비행기|เครื่องบินน้อย|छोटा विमान|الطائرة الصغيرة|Самолётик|plane
MINI|Campo de Minas|Minefield|扫雷|マインフィールド|지뢰밭|ทุ่งระเบิด|बारूदी मैदान|حقل الألغام|Минное поле|bomb
MINI|Foguete Lunar|Moon Rocket|月球火箭|月ロケット|달 로켓|จรวดสู่ดวงจันทร์|चाँद का रॉकेट|صاروخ القمر|Лунная ракета|rocket
MINI|Caça ao Tesouro|Treasure Hunt|寻宝|トレジャーハント|보물찾기|ล่าสมบัติ|ख़ज़ाने की खोज|البحث عن الكنز|Охота за сокровищами|chest
MINI|Balão nas Nuvens|Cloud Balloon|云端气球|雲の気球|구름 열기구|บอลลูนเหนือเมฆ|बादलों का गुब्बारा|منطاد السحاب|Шар в облаках|balloon
MINI|Mina de Diamantes|Diamond Mine|钻石矿|ダイヤモンド鉱山|다이아몬드 광산|เหมืองเพชร|हीरे की खान|منجم الألماس|Алмазная шахта|gem
MINI|Voo da Águia|Eagle Flight|雄鹰飞翔|イーグルフライト|독수리 비행|อินทรีโผบิน|बाज़ की उड़ान|طيران النسر|Полёт орла|feather
MINI|Rumo a Marte|Mission to Mars|火星之旅|火星ミッション|화성 미션|ภารกิจดาวอังคาร|मिशन मंगल|رحلة إلى المريخ|Полёт на Марс|planet
MINI|Garimpo|Gold Dig|淘金|ゴールドディグ|금 캐기|ขุดทอง|सोने की खुदाई|التنقيب عن الذهب|Золотой прииск|pick
MINI|Jato Supersônico|Supersonic Jet|超音速飞机|超音速ジェット|초음속 제트기|เจ็ตเหนือเสียง|सुपरसोनिक जेट|طائرة أسرع من الصوت|Сверхзвуковой самолёт|plane
MINI|Ilha do Tesouro|Treasure Island|金银岛|宝島|보물섬|เกาะมหาสมบัติ|ख़ज़ाने का द्वीप|جزيرة الكنز|Остров сокровищ|chest
MINI|Corrida Espacial|Space Race|太空竞赛|宇宙レース|우주 경쟁|ศึกชิงอวกาศ|अंतरिक्ष दौड़|سباق الفضاء|Космическая гонка|rocket
MINI|Cofre Secreto|Secret Vault|秘密金库|秘密の金庫|비밀 금고|ห้องนิรภัยลับ|गुप्त तिजोरी|الخزنة السرية|Тайный сейф|chest
MINI|Cometa|Comet|彗星|コメット|혜성|ดาวหาง|धूमकेतु|المذنب|Комета|star
`
