/**
 * Names of live tables, card games, sports and mini games, in pt, en, zh, ja, ko, th, hi, ar, ru.
 * The first column is the kind of game, the last one the motif of the picture.
 */

export const liveTables = `
ROULETTE|Roleta Brasileira|Brazilian Roulette|巴西轮盘|ブラジリアンルーレット|브라질 룰렛|รูเล็ตบราซิล|ब्राज़ीलियन रूलेट|روليت برازيلية|Бразильская рулетка|wheel
ROULETTE|Roleta Relâmpago|Lightning Roulette|闪电轮盘|ライトニングルーレット|라이트닝 룰렛|รูเล็ตสายฟ้า|लाइटनिंग रूलेट|روليت البرق|Молниеносная рулетка|bolt
ROULETTE|Roleta Europeia|European Roulette|欧式轮盘|ヨーロピアンルーレット|유럽 룰렛|รูเล็ตยุโรป|यूरोपीय रूलेट|روليت أوروبية|Европейская рулетка|wheel
BACCARAT|Bacará|Baccarat|百家乐|バカラ|바카라|บาคาร่า|बैकारेट|باكارات|Баккара|cards
BACCARAT|Bacará Rápido|Speed Baccarat|极速百家乐|スピードバカラ|스피드 바카라|บาคาร่าสปีด|स्पीड बैकारेट|باكارات سريعة|Быстрая баккара|cards
BACCARAT|Bacará Sem Comissão|No Commission Baccarat|免佣百家乐|ノーコミッションバカラ|노커미션 바카라|บาคาร่าไม่มีค่าคอม|नो कमीशन बैकारेट|باكارات بلا عمولة|Баккара без комиссии|cards
BLACKJACK|Blackjack|Blackjack|二十一点|ブラックジャック|블랙잭|แบล็คแจ็ค|ब्लैकजैक|بلاك جاك|Блэкджек|cards
BLACKJACK|Blackjack VIP|VIP Blackjack|贵宾二十一点|VIPブラックジャック|VIP 블랙잭|แบล็คแจ็ควีไอพี|वीआईपी ब्लैकजैक|بلاك جاك كبار الزوار|VIP Блэкджек|cards
DRAGON_TIGER|Dragão e Tigre|Dragon Tiger|龙虎|ドラゴンタイガー|드래곤 타이거|เสือมังกร|ड्रैगन टाइगर|التنين والنمر|Дракон и тигр|flame
SIC_BO|Sic Bo|Sic Bo|骰宝|シックボー|식보|ไฮโล|सिक बो|سيك بو|Сик Бо|dice
SIC_BO|Bac Bo|Bac Bo|百骰乐|バックボー|박보|แบ็คโบ|बैक बो|باك بو|Бак Бо|dice
GAME_SHOW|Roda da Fortuna|Wheel of Luck|幸运转盘|幸運のホイール|행운의 휠|วงล้อนำโชค|भाग्य चक्र|عجلة الحظ|Колесо удачи|wheel
GAME_SHOW|Futebol Estúdio|Football Studio|足球直播厅|フットボールスタジオ|풋볼 스튜디오|ฟุตบอลสตูดิโอ|फ़ुटबॉल स्टूडियो|استوديو كرة القدم|Футбольная студия|ball
GAME_SHOW|Noite Maluca|Crazy Night|疯狂之夜|クレイジーナイト|크레이지 나이트|คืนสุดมัน|क्रेज़ी नाइट|ليلة جنونية|Безумная ночь|mask
POKER|Pôquer de Três Cartas|Three Card Poker|三张牌扑克|スリーカードポーカー|쓰리카드 포커|โป๊กเกอร์สามใบ|थ्री कार्ड पोकर|بوكر الثلاث ورقات|Трёхкарточный покер|cards
POKER|Hold'em da Casa|Casino Hold'em|赌场德州扑克|カジノホールデム|카지노 홀덤|คาสิโนโฮลเอ็ม|कसीनो होल्डम|هولدم الكازينو|Казино Холдем|cards
`

export const cardGames = `
POKER|Texas Hold'em|Texas Hold'em|德州扑克|テキサスホールデム|텍사스 홀덤|เท็กซัสโฮลเอ็ม|टेक्सास होल्डम|تكساس هولدم|Техасский холдем|cards
POKER|Omaha|Omaha|奥马哈|オマハ|오마하|โอมาฮา|ओमाहा|أوماها|Омаха|cards
CARD|Truco Paulista|Truco|特鲁科|トゥルッコ|트루코|ทรูโก|ट्रूको|تروكو|Труко|cards
CARD|Buraco|Buraco|布拉科|ブラコ|부라코|บูราโก|बुराको|بوراكو|Бурако|cards
CARD|Tranca|Tranca|特兰卡|トランカ|트란카|ทรังกา|ट्रांका|ترانكا|Транка|cards
CARD|Pife|Pife|皮菲|ピフェ|피페|ปีเฟ|पीफ़े|بيفي|Пифе|cards
CARD|Dou Dizhu|Dou Dizhu|斗地主|闘地主|더우디주|โต้วตี้จู่|डू डिज़ू|دو ديتشو|Доу Дичжу|crown
CARD|Niu Niu|Bull Bull|抢庄牛牛|ニウニウ|니우니우|นิวนิว|बुल बुल|نيو نيو|Ню Ню|horns
CARD|Flor Dourada|Golden Flower|炸金花|ゴールデンフラワー|골든 플라워|ดอกไม้ทอง|तीन फूल|الزهرة الذهبية|Золотой цветок|lotus
CARD|Rummy|Rummy|拉米|ラミー|러미|รัมมี่|रमी|رمي|Рамми|cards
CARD|Teen Patti|Teen Patti|印度三张|ティーンパッティ|틴 파티|ทีนปัตตี|तीन पत्ती|تين باتي|Тин Патти|cards
MAHJONG|Mahjong de Dois|Two-Player Mahjong|二人麻将|二人麻雀|2인 마작|ไพ่นกกระจอกสองคน|दो लोगों का महजोंग|ماهجونغ لشخصين|Маджонг на двоих|tile
MAHJONG|Mahjong de Sangue|Blood Mahjong|血战麻将|血戦麻雀|혈전 마작|ไพ่นกกระจอกเลือด|ब्लड महजोंग|ماهجونغ الدم|Кровавый маджонг|tile
BOARD|Dominó|Dominoes|骨牌|ドミノ|도미노|โดมิโน|डोमिनो|دومينو|Домино|domino
BOARD|Gamão|Backgammon|双陆棋|バックギャモン|백개먼|แบ็กแกมมอน|बैकगैमन|طاولة الزهر|Нарды|dice
BOARD|Ludo|Ludo|飞行棋|ルド|루도|ลูโด|लूडो|لودو|Лудо|dice
`

/** Suffixes of card games' names, in the same languages. */
export const cardRooms = `
|||||||||
Relâmpago|Blitz|极速|ブリッツ|블리츠|สายฟ้า|ब्लिट्ज़|الخاطف|Блиц
dos Campeões|Champions|冠军|チャンピオンズ|챔피언스|แชมเปียนส์|चैंपियंस|الأبطال|Чемпионов
Royale|Royale|皇家|ロワイヤル|로열|รอยัล|रॉयल|الملكي|Рояль
Clássico|Classic|经典|クラシック|클래식|คลาสสิก|क्लासिक|الكلاسيكي|Классика
da Galera|Friends|好友|フレンズ|프렌즈|เพื่อนซี้|दोस्तों का|الأصدقاء|Друзья
Turbo|Turbo|疾速|ターボ|터보|เทอร์โบ|टर्बो|توربو|Турбо
VIP|VIP|贵宾|VIP|VIP|วีไอพี|वीआईपी|لكبار الزوار|VIP
Torneio|Tournament|锦标赛|トーナメント|토너먼트|ทัวร์นาเมนต์|टूर्नामेंट|البطولة|Турнир
Sem Limite|No Limit|无限|ノーリミット|노리밋|โนลิมิต|नो लिमिट|بلا حدود|Без лимита
`

/** Pages of a bookmaker; the bookmaker's name precedes them. */
export const sportsBooks = `
SPORTSBOOK|Esportes|Sports|体育|スポーツ|스포츠|กีฬา|खेल|رياضة|Спорт|trophy
FOOTBALL|Futebol|Football|足球|サッカー|축구|ฟุตบอล|फ़ुटबॉल|كرة القدم|Футбол|ball
IN_PLAY|Ao Vivo|In-Play|滚球|ライブベット|인플레이|เดิมพันสด|लाइव बेट|مباشر|Лайв|bolt
BASKETBALL|Basquete|Basketball|篮球|バスケットボール|농구|บาสเกตบอล|बास्केटबॉल|كرة السلة|Баскетбол|basketball
TENNIS|Tênis|Tennis|网球|テニス|테니스|เทนนิส|टेनिस|التنس|Теннис|racket
VOLLEYBALL|Vôlei|Volleyball|排球|バレーボール|배구|วอลเลย์บอล|वॉलीबॉल|كرة الطائرة|Волейбол|volleyball
VIRTUAL|Futebol Virtual|Virtual Football|虚拟足球|バーチャルサッカー|가상 축구|ฟุตบอลเสมือน|वर्चुअल फ़ुटबॉल|كرة افتراضية|Виртуальный футбол|gamepad
VIRTUAL|Corrida de Cavalos|Horse Racing|赛马|競馬|경마|แข่งม้า|घुड़दौड़|سباق الخيل|Скачки|horseshoe
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
FPS|Tiro Tático|Tactical Shooter|战术射击|タクティカルシューター|전술 슈팅|เกมยิงแทคติก|टैक्टिकल शूटर|الرماية التكتيكية|Тактический шутер|target
MOBA|Arena de Heróis|Hero Arena|英雄竞技场|ヒーローアリーナ|영웅 아레나|สนามฮีโร่|हीरो एरिना|ساحة الأبطال|Арена героев|sword
BATTLE_ROYALE|Última Batalha|Last Battle|终极对决|ラストバトル|최후의 전투|ศึกสุดท้าย|आख़िरी जंग|المعركة الأخيرة|Последняя битва|shield
FIGHTING|Luta de Rua|Street Fight|街头格斗|ストリートファイト|길거리 격투|ต่อสู้ข้างถนน|गली की लड़ाई|قتال الشوارع|Уличный бой|mask
RACING|Corrida Noturna|Night Racing|夜间竞速|ナイトレース|야간 레이스|แข่งรถกลางคืน|रात की रेस|سباق ليلي|Ночная гонка|flag
FOOTBALL|Futebol de Console|Console Football|主机足球|コンソールサッカー|콘솔 축구|ฟุตบอลคอนโซล|कंसोल फ़ुटबॉल|كرة على المنصة|Консольный футбол|ball
STRATEGY|Estratégia|Strategy|策略|ストラテジー|전략|กลยุทธ์|रणनीति|استراتيجية|Стратегия|temple
CARD|Duelo de Cartas|Card Duel|卡牌对决|カードデュエル|카드 대결|ดวลการ์ด|कार्ड द्वंद्व|مبارزة الورق|Карточная дуэль|cards
`

/** Mini games that end at once (GAME-09). */
export const miniGames = `
MINI|Aviãozinho|Little Plane|小飞机|ひこうき|비행기|เครื่องบินน้อย|छोटा विमान|الطائرة الصغيرة|Самолётик|plane
MINI|Campo de Minas|Minefield|扫雷|マインフィールド|지뢰밭|ทุ่งระเบิด|बारूदी मैदान|حقل الألغام|Минное поле|bomb
MINI|Queda das Bolas|Ball Drop|弹珠|ボールドロップ|볼 드롭|ลูกบอลตก|बॉल ड्रॉप|سقوط الكرات|Падение шаров|balls
MINI|Dados|Dice|骰子|ダイス|주사위|ลูกเต๋า|पासा|النرد|Кости|dice
MINI|Cara ou Coroa|Heads or Tails|猜硬币|コイントス|동전 던지기|หัวก้อย|सिक्का उछाल|ملك أو كتابة|Орёл или решка|coins
MINI|Torre|Tower|高塔|タワー|타워|หอคอย|मीनार|البرج|Башня|temple
MINI|Raspadinha|Scratch Card|刮刮乐|スクラッチ|스크래치|หวยขูด|स्क्रैच कार्ड|اكشط واربح|Скретч-карта|ticket
MINI|Pênalti|Penalty Kick|点球大战|ペナルティキック|페널티킥|ยิงจุดโทษ|पेनल्टी किक|ركلة الجزاء|Пенальти|ball
`
