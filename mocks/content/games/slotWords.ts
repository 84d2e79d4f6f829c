/**
 * Word lists for the names of slots and fishing games, with one column per language: pt, en, zh,
 * ja, ko, th, hi, ar, ru (`nameLanguages`). The last column is the motif of the picture.
 */

/** Main words of slot names (`Title.head`): the subject of the game. */
export const heads = `
Tigre|Tiger|老虎|タイガー|타이거|เสือ|टाइगर|النمر|Тигр|paw
Dragão|Dragon|神龙|ドラゴン|드래곤|มังกร|ड्रैगन|التنين|Дракон|flame
Coelho|Rabbit|玉兔|うさぎ|토끼|กระต่าย|खरगोश|الأرنب|Кролик|moon
Touro|Ox|金牛|雄牛|황소|วัว|बैल|الثور|Бык|horns
Rato|Mouse|灵鼠|ねずみ|생쥐|หนู|चूहा|الفأر|Мышь|coins
Capivara|Capybara|水豚|カピバラ|카피바라|คาปิบารา|कैपिबारा|الكابيبارا|Капибара|wave
Onça|Jaguar|美洲豹|ジャガー|재규어|เสือจากัวร์|जगुआर|الجاغوار|Ягуар|paw
Arara|Macaw|金刚鹦鹉|コンゴウインコ|앵무새|นกมาคอว์|मकाऊ|الببغاء|Ара|feather
Boto|River Dolphin|江豚|カワイルカ|강돌고래|โลมา|डॉल्फ़िन|الدلفين|Дельфин|fish
Fênix|Phoenix|凤凰|フェニックス|불사조|ฟีนิกซ์|फ़ीनिक्स|العنقاء|Феникс|feather
Leão|Lion|雄狮|ライオン|사자|สิงโต|शेर|الأسد|Лев|crown
Lobo|Wolf|苍狼|ウルフ|늑대|หมาป่า|भेड़िया|الذئب|Волк|moon
Águia|Eagle|雄鹰|イーグル|독수리|อินทรี|बाज़|النسر|Орёл|feather
Búfalo|Buffalo|野牛|バッファロー|버팔로|ควายป่า|भैंसा|الجاموس|Бизон|horns
Elefante|Elephant|大象|エレファント|코끼리|ช้าง|हाथी|الفيل|Слон|lotus
Macaco|Monkey|金猴|モンキー|원숭이|ลิง|बंदर|القرد|Обезьяна|fruit
Panda|Panda|熊猫|パンダ|판다|แพนด้า|पांडा|الباندا|Панда|bamboo
Koi|Koi|锦鲤|錦鯉|비단잉어|ปลาคาร์ป|कोई|سمك الكوي|Карп кои|fish
Raposa|Fox|灵狐|きつね|여우|จิ้งจอก|लोमड़ी|الثعلب|Лиса|mask
Cavalo|Horse|骏马|ホース|명마|ม้า|घोड़ा|الحصان|Конь|horseshoe
Galo|Rooster|金鸡|おんどり|수탉|ไก่|मुर्ग़ा|الديك|Петух|feather
Serpente|Serpent|灵蛇|サーペント|뱀|งู|नाग|الأفعى|Змей|gem
Tartaruga|Turtle|神龟|かめ|거북이|เต่า|कछुआ|السلحفاة|Черепаха|shield
Sereia|Mermaid|美人鱼|マーメイド|인어|นางเงือก|जलपरी|الحورية|Русалка|pearl
Rainha|Queen|女王|クイーン|여왕|ราชินี|रानी|الملكة|Королева|crown
Rei|King|国王|キング|왕|ราชา|राजा|الملك|Король|crown
Princesa|Princess|公主|プリンセス|공주|เจ้าหญิง|राजकुमारी|الأميرة|Принцесса|heart
Guerreiro|Warrior|勇士|ウォリアー|전사|นักรบ|योद्धा|المحارب|Воин|sword
Samurai|Samurai|武士|侍|사무라이|ซามูไร|समुराई|الساموراي|Самурай|sword
Ninja|Ninja|忍者|忍者|닌자|นินจา|निंजा|النينجا|Ниндзя|star
Pirata|Pirate|海盗|海賊|해적|โจรสลัด|समुद्री डाकू|القرصان|Пират|anchor
Mago|Wizard|魔法师|魔法使い|마법사|พ่อมด|जादूगर|الساحر|Маг|wand
Feiticeira|Sorceress|女巫|魔女|마녀|แม่มด|जादूगरनी|الساحرة|Колдунья|potion
Faraó|Pharaoh|法老|ファラオ|파라오|ฟาโรห์|फ़िरौन|الفرعون|Фараон|pyramid
Cleópatra|Cleopatra|埃及艳后|クレオパトラ|클레오파트라|คลีโอพัตรา|क्लियोपेट्रा|كليوباترا|Клеопатра|eye
Zeus|Zeus|宙斯|ゼウス|제우스|ซุส|ज़्यूस|زيوس|Зевс|bolt
Odin|Odin|奥丁|オーディン|오딘|โอดิน|ओडिन|أودين|Один|bolt
Viking|Viking|维京|バイキング|바이킹|ไวกิ้ง|वाइकिंग|الفايكنغ|Викинг|shield
Caubói|Cowboy|牛仔|カウボーイ|카우보이|คาวบอย|काउबॉय|راعي البقر|Ковбой|horseshoe
Mineiro|Miner|矿工|マイナー|광부|คนขุดทอง|खनिक|عامل المنجم|Шахтёр|pick
Explorador|Explorer|探险家|探検家|탐험가|นักสำรวจ|खोजी|المستكشف|Искатель|compass
Gênio|Genie|灯神|ジーニー|지니|จินนี่|जिन्न|المارد|Джинн|lamp
Sultão|Sultan|苏丹|スルタン|술탄|สุลต่าน|सुल्तान|السلطان|Султан|moon
Maharaja|Maharaja|大君|マハラジャ|마하라자|มหาราชา|महाराजा|المهراجا|Махараджа|lotus
Templo|Temple|神庙|神殿|신전|วิหาร|मंदिर|المعبد|Храм|temple
Livro|Book|秘典|ブック|책|คัมภีร์|किताब|كتاب|Книга|book
Tesouro|Treasure|宝藏|トレジャー|보물|ขุมทรัพย์|ख़ज़ाना|كنز|Сокровище|chest
Portal|Gates|之门|ゲート|게이트|ประตู|द्वार|بوابة|Врата|temple
Roda|Wheel|转轮|ホイール|휠|วงล้อ|चक्र|عجلة|Колесо|wheel
Coroa|Crown|皇冠|クラウン|왕관|มงกุฎ|ताज|تاج|Корона|crown
Diamante|Diamond|钻石|ダイヤモンド|다이아몬드|เพชร|हीरा|ألماس|Алмаз|gem
Frutas|Fruits|水果|フルーツ|과일|ผลไม้|फल|فواكه|Фрукты|fruit
Doces|Sweets|糖果|スイーツ|사탕|ขนมหวาน|मिठाई|حلوى|Сладости|candy
Sinos|Bells|金铃|ベル|종|ระฆัง|घंटियाँ|أجراس|Колокола|bell
Setes|Sevens|幸运七|セブン|세븐|เลขเจ็ด|सात|سبعات|Семёрки|seven
Trevo|Clover|四叶草|クローバー|클로버|โคลเวอร์|तिपतिया|البرسيم|Клевер|clover
Carnaval|Carnival|狂欢节|カーニバル|카니발|คาร์นิวัล|कार्निवल|كرنفال|Карнавал|mask
Festa|Party|派对|パーティー|파티|ปาร์ตี้|पार्टी|حفلة|Вечеринка|candy
Vulcão|Volcano|火山|火山|화산|ภูเขาไฟ|ज्वालामुखी|بركان|Вулкан|volcano
Oceano|Ocean|海洋|オーシャン|바다|มหาสมุทร|सागर|المحيط|Океан|wave
Selva|Jungle|丛林|ジャングル|정글|ป่า|जंगल|الأدغال|Джунгли|bamboo
Galáxia|Galaxy|银河|ギャラクシー|은하|กาแล็กซี|आकाशगंगा|المجرة|Галактика|planet
Foguete|Rocket|火箭|ロケット|로켓|จรวด|रॉकेट|الصاروخ|Ракета|rocket
Cassino|Casino|赌城|カジノ|카지노|คาสิโน|कसीनो|كازينو|Казино|dice
`

/** Attributes of the main words (`Title.complement`): a colour, a place or a promise. */
export const complements = `
da Fartura|Bountiful|丰收|豊穣の|풍요의|แห่งโชคลาภ|समृद्धि का|الوفرة|изобилия
de Ouro|Golden|黄金|黄金の|황금|ทองคำ|सोने का|الذهب|золота
de Jade|Jade|翡翠|翡翠の|비취|หยก|जेड का|اليشم|нефрита
de Fogo|Fire|烈焰|炎の|불꽃|แห่งไฟ|आग का|النار|огня
de Gelo|Ice|冰雪|氷の|얼음|น้ำแข็ง|बर्फ़ का|الجليد|льда
do Trovão|Thunder|雷霆|雷の|천둥|สายฟ้า|गरज का|الرعد|грома
da Lua|Moon|月光|月の|달빛|แห่งจันทรา|चाँद का|القمر|луны
do Sol|Sun|太阳|太陽の|태양의|แห่งสุริยะ|सूरज का|الشمس|солнца
das Estrelas|Star|星辰|星の|별빛|แห่งดวงดาว|तारों का|النجوم|звёзд
da Amazônia|Amazon|亚马逊|アマゾンの|아마존|แห่งแอมะซอน|अमेज़न का|الأمازون|Амазонки
do Rio|Rio|里约|リオの|리우|แห่งริโอ|रियो का|ريو|Рио
do Egito|Egyptian|埃及|エジプトの|이집트|แห่งอียิปต์|मिस्र का|مصر|Египта
do Olimpo|Olympus|奥林匹斯|オリンポスの|올림푸스|แห่งโอลิมปัส|ओलंपस का|الأولمب|Олимпа
de Atlântida|Atlantis|亚特兰蒂斯|アトランティスの|아틀란티스|แห่งแอตแลนติส|अटलांटिस का|أطلانتس|Атлантиды
do Oriente|Eastern|东方|東方の|동방의|แห่งบูรพา|पूरब का|الشرق|Востока
do Velho Oeste|Wild West|西部|西部の|서부|แห่งตะวันตก|वाइल्ड वेस्ट का|الغرب|Запада
da Sorte|Lucky|好运|ラッキー|럭키|นำโชค|लकी|البخت|счастья
da Riqueza|Wealthy|发财|富の|부자|แห่งความมั่งคั่ง|दौलत का|الثروة|богатства
do Amor|Love|爱之|愛の|사랑의|แห่งความรัก|प्यार का|الحب|любви
da Noite|Midnight|午夜|真夜中の|한밤의|เที่ยงคืน|रात का|الليل|ночи
do Deserto|Desert|沙漠|砂漠の|사막의|ทะเลทราย|रेगिस्तान का|الصحراء|пустыни
do Mar|Sea|海之|海の|바다의|แห่งท้องทะเล|समुद्र का|البحر|моря
da Montanha|Mountain|高山|山の|산의|แห่งขุนเขา|पहाड़ का|الجبل|гор
de Cristal|Crystal|水晶|水晶の|수정|คริสตัล|क्रिस्टल का|البلور|хрусталя
de Rubi|Ruby|红宝石|ルビーの|루비|ทับทิม|माणिक का|الياقوت|рубина
de Esmeralda|Emerald|祖母绿|エメラルドの|에메랄드|มรกต|पन्ने का|الزمرد|изумруда
de Safira|Sapphire|蓝宝石|サファイアの|사파이어|ไพลิน|नीलम का|الصفير|сапфира
de Prata|Silver|白银|銀の|은빛|เงิน|चाँदी का|الفضة|серебра
de Diamantes|Diamond|钻石|ダイヤの|다이아|เพชร|हीरों का|الماس|алмазов
do Dragão|Dragon|神龙|竜の|용의|แห่งมังกร|ड्रैगन का|التنين|дракона
dos Deuses|Divine|众神|神々の|신들의|แห่งทวยเทพ|देवताओं का|الآلهة|богов
dos Piratas|Pirate|海盗|海賊の|해적의|แห่งโจรสลัด|डाकुओं का|القراصنة|пиратов
dos Incas|Inca|印加|インカの|잉카|แห่งอินคา|इंका का|الإنكا|инков
dos Maias|Maya|玛雅|マヤの|마야|แห่งมายา|माया का|المايا|майя
do Norte|Northern|北方|北の|북방의|แดนเหนือ|उत्तर का|الشمال|Севера
do Sertão|Backlands|荒原|荒野の|황야의|แดนกันดาร|बीहड़ का|البراري|степей
do Carnaval|Carnival|狂欢|カーニバルの|축제의|แห่งคาร์นิวัล|कार्निवल का|الكرنفال|карнавала
do Natal|Christmas|圣诞|クリスマスの|크리스마스|คริสต์มาส|क्रिसमस का|الميلاد|Рождества
da Primavera|Spring|春之|春の|봄날의|ฤดูใบไม้ผลิ|वसंत का|الربيع|весны
do Tempo|Time|时光|時の|시간의|แห่งกาลเวลา|समय का|الزمن|времени
da Coragem|Brave|勇气|勇気の|용감한|แห่งความกล้า|साहस का|الشجاعة|отваги
do Destino|Destiny|命运|運命の|운명의|แห่งโชคชะตา|नियति का|القدر|судьбы
do Império|Imperial|帝国|帝国の|제국의|แห่งจักรวรรดิ|साम्राज्य का|الإمبراطورية|империи
dos Sonhos|Dream|梦幻|夢の|꿈의|แห่งความฝัน|सपनों का|الأحلام|мечты
do Caos|Chaos|混沌|混沌の|혼돈의|แห่งความโกลาหล|अराजकता का|الفوضى|хаоса
da Eternidade|Eternal|永恒|永遠の|영원한|นิรันดร์|अनंत का|الخلود|вечности
de Néon|Neon|霓虹|ネオンの|네온|นีออน|नियॉन का|النيون|неона
de Mel|Honey|蜜糖|はちみつの|꿀빛|น้ำผึ้ง|शहद का|العسل|мёда
`

/** Suffixes of slot names, the same in every language: a sequel or a variant of the game. */
export const suffixes = ['', 'Deluxe', '1000', 'Ways', '88', 'Extra', 'Link', 'Rush'] as const

/** Main words of the names of fishing games (`Title.head`). */
export const fishingHeads = `
Pescaria|Fishing|捕鱼|フィッシング|낚시|ตกปลา|मछली शिकार|صيد|Рыбалка|fish
Caça ao Peixe|Fish Hunter|渔猎|フィッシュハンター|피시 헌터|นักล่าปลา|मछली शिकारी|صياد|Охота на рыб|fish
Rei do Mar|Ocean King|海王|海の王|바다의 왕|ราชาสมุทร|सागर राजा|ملك البحر|Царь морей|fish
Aquário|Aquarium|水族馆|アクアリウム|아쿠아리움|พิพิธภัณฑ์สัตว์น้ำ|एक्वेरियम|حوض الأسماك|Аквариум|pearl
`
