/**
 * Words of game names in languages that the demonstration lacks. Every noun in `heads` forms a name
 * with every addition in `complements`.
 */

export type LanguageWords = { heads: readonly string[]; complements: readonly string[] }

const toLanguageWords = (heads: string, complements: string): LanguageWords => ({
  heads: heads.split('|'),
  complements: complements.split('|'),
})

/**
 * In each language: tiger, dragon, lion, eagle, king, queen, pirate, temple, book, treasure, moon,
 * star, fire, ocean, forest, horse, rabbit, wolf, fish, diamond; golden, silver, red, lucky,
 * ancient, night, ice, storm, jade, magic, wild, royal, sun, desert, river, mountain, love, dream,
 * victory, legend.
 */
export const wordsByLanguage: Readonly<Record<string, LanguageWords>> = {
  es: toLanguageWords(
    'Tigre|Dragón|León|Águila|Rey|Reina|Pirata|Templo|Libro|Tesoro|Luna|Estrella|Fuego|Océano|Bosque|Caballo|Conejo|Lobo|Pez|Diamante',
    'Dorado|de Plata|Rojo|de la Suerte|Antiguo|Nocturno|Helado|de la Tormenta|de Jade|Mágico|Salvaje|Real|del Sol|del Desierto|del Río|de la Montaña|del Corazón|del Sueño|de la Victoria|Legendario',
  ),
  fr: toLanguageWords(
    'Tigre|Dragon|Lion|Aigle|Roi|Reine|Pirate|Temple|Livre|Trésor|Lune|Étoile|Feu|Océan|Forêt|Cheval|Lièvre|Loup|Poisson|Diamant',
    'Doré|d’Argent|Rouge|Chanceux|Ancien|de Minuit|Glacé|de la Tempête|de Jade|Enchanté|Sauvage|Royal|du Soleil|du Désert|de la Rivière|des Montagnes|du Cœur|des Rêves|de la Victoire|Légendaire',
  ),
  vi: toLanguageWords(
    'Hổ|Rồng|Sư Tử|Đại Bàng|Vua|Nữ Hoàng|Hải Tặc|Đền Thờ|Cuốn Sách|Kho Báu|Mặt Trăng|Ngôi Sao|Ngọn Lửa|Đại Dương|Khu Rừng|Ngựa|Thỏ|Sói|Cá Chép|Kim Cương',
    'Vàng|Bạc|Đỏ|May Mắn|Cổ Đại|Đêm Khuya|Băng Giá|Bão Tố|Ngọc Bích|Phép Thuật|Hoang Dã|Hoàng Gia|Mặt Trời|Sa Mạc|Dòng Sông|Núi Cao|Tình Yêu|Giấc Mơ|Chiến Thắng|Huyền Thoại',
  ),
  my: toLanguageWords(
    'ကျား|နဂါး|ခြင်္သေ့|လင်းယုန်|ဘုရင်|ဘုရင်မ|ပင်လယ်ဓားပြ|ဘုရားကျောင်း|စာအုပ်|ရတနာ|လမင်း|ကြယ်|မီးတောက်|သမုဒ္ဒရာ|သစ်တော|မြင်း|ယုန်|ဝံပုလွေ|ငါး|စိန်',
    'ရွှေ|ငွေ|အနီ|ကံကောင်း|ရှေးဟောင်း|ညသန်းခေါင်|ရေခဲ|မုန်တိုင်း|ကျောက်စိမ်း|မှော်|တောရိုင်း|တော်ဝင်|နေမင်း|သဲကန္တာရ|မြစ်|တောင်တန်း|အချစ်|အိပ်မက်|အောင်ပွဲ|ဒဏ္ဍာရီ',
  ),
  km: toLanguageWords(
    'ខ្លា|នាគ|តោ|ឥន្ទ្រី|ស្ដេច|មហាក្សត្រី|ចោរសមុទ្រ|ប្រាសាទ|សៀវភៅ|កំណប់|ព្រះចន្ទ|ផ្កាយ|ភ្លើង|មហាសមុទ្រ|ព្រៃឈើ|សេះ|ទន្សាយ|ចចក|ត្រី|ពេជ្រ',
    'មាស|ប្រាក់|ក្រហម|សំណាង|បុរាណ|រាត្រី|ទឹកកក|ព្យុះ|ត្បូងមរកត|វេទមន្ត|ព្រៃផ្សៃ|រាជ|ព្រះអាទិត្យ|វាលខ្សាច់|ទន្លេ|ភ្នំ|ស្នេហា|សុបិន|ជ័យជម្នះ|រឿងព្រេង',
  ),
  lo: toLanguageWords(
    'ເສືອ|ມັງກອນ|ສິງໂຕ|ນົກອິນຊີ|ກະສັດ|ລາຊິນີ|ໂຈນສະຫຼັດ|ວິຫານ|ໜັງສື|ສົມບັດ|ດວງຈັນ|ດາວ|ໄຟ|ມະຫາສະໝຸດ|ປ່າໄມ້|ມ້າ|ກະຕ່າຍ|ໝາປ່າ|ປາ|ເພັດ',
    'ຄຳ|ເງິນ|ແດງ|ໂຊກດີ|ບູຮານ|ກາງຄືນ|ນ້ຳກ້ອນ|ພາຍຸ|ຢົກ|ເວດມົນ|ປ່າເຖື່ອນ|ຫຼວງ|ດວງອາທິດ|ທະເລຊາຍ|ແມ່ນ້ຳ|ພູເຂົາ|ຄວາມຮັກ|ຄວາມຝັນ|ໄຊຊະນະ|ຕຳນານ',
  ),
  id: toLanguageWords(
    'Harimau|Naga|Singa|Elang|Raja|Ratu|Bajak Laut|Kuil|Kitab|Harta Karun|Bulan|Bintang|Api|Samudra|Hutan|Kuda|Kelinci|Serigala|Ikan|Berlian',
    'Emas|Perak|Merah|Keberuntungan|Kuno|Tengah Malam|Salju|Badai|Giok|Ajaib|Liar|Kerajaan|Matahari|Gurun|Sungai|Gunung|Cinta|Impian|Kemenangan|Legendaris',
  ),
  ms: toLanguageWords(
    'Harimau|Naga|Singa|Helang|Raja|Permaisuri|Lanun|Kuil|Buku|Khazanah|Bulan|Bintang|Api|Lautan|Rimba|Kuda|Arnab|Serigala|Ikan|Intan',
    'Emas|Perak|Merah|Bertuah|Purba|Malam|Ais|Ribut|Jed|Sakti|Liar|Diraja|Matahari|Padang Pasir|Sungai|Gunung|Cinta|Impian|Kejayaan|Lagenda',
  ),
  fil: toLanguageWords(
    'Tigre|Dragon|Leon|Agila|Hari|Reyna|Pirata|Templo|Aklat|Kayamanan|Buwan|Bituin|Apoy|Karagatan|Gubat|Kabayo|Kuneho|Lobo|Isda|Diyamante',
    'na Ginto|na Pilak|na Pula|na Masuwerte|na Sinauna|ng Gabi|ng Yelo|ng Bagyo|na Jade|na Mahiwaga|na Mabangis|ng Palasyo|ng Araw|ng Disyerto|ng Ilog|ng Bundok|ng Pag-ibig|ng Pangarap|ng Tagumpay|ng Alamat',
  ),
  bn: toLanguageWords(
    'বাঘ|ড্রাগন|সিংহ|ঈগল|রাজা|রানি|জলদস্যু|মন্দির|বই|গুপ্তধন|চাঁদ|তারা|আগুন|মহাসাগর|অরণ্য|ঘোড়া|খরগোশ|নেকড়ে|মাছ|হীরা',
    'সোনালি|রুপালি|লাল|ভাগ্যবান|প্রাচীন|মধ্যরাতের|বরফের|ঝড়ের|জেড|জাদুকরী|বুনো|রাজকীয়|সূর্যের|মরুভূমির|নদীর|পাহাড়ের|ভালোবাসার|স্বপ্নের|বিজয়ের|কিংবদন্তির',
  ),
  ta: toLanguageWords(
    'புலி|டிராகன்|சிங்கம்|கழுகு|அரசன்|அரசி|கடற்கொள்ளையன்|கோயில்|புத்தகம்|புதையல்|நிலா|நட்சத்திரம்|நெருப்பு|பெருங்கடல்|காடு|குதிரை|முயல்|ஓநாய்|மீன்|வைரம்',
    'தங்க|வெள்ளி|சிவப்பு|அதிர்ஷ்ட|பழங்கால|நள்ளிரவு|பனி|புயல்|மரகத|மாய|காட்டு|அரச|சூரிய|பாலைவன|நதி|மலை|காதல்|கனவு|வெற்றி|புராண',
  ),
  ne: toLanguageWords(
    'बाघ|ड्रागन|सिंह|चील|राजा|रानी|समुद्री डाँकु|मन्दिर|पुस्तक|खजाना|चन्द्रमा|तारा|आगो|महासागर|जङ्गल|घोडा|खरायो|ब्वाँसो|माछा|हीरा',
    'सुनौलो|चाँदीको|रातो|भाग्यमानी|प्राचीन|मध्यरातको|हिउँको|आँधीको|जेडको|जादुई|जङ्गली|शाही|सूर्यको|मरुभूमिको|नदीको|पहाडको|मायाको|सपनाको|विजयको|किंवदन्तीको',
  ),
  ur: toLanguageWords(
    'شیر|اژدہا|ببر شیر|عقاب|بادشاہ|ملکہ|بحری قزاق|مندر|کتاب|خزانہ|چاند|ستارہ|آگ|سمندر|جنگل|گھوڑا|خرگوش|بھیڑیا|مچھلی|ہیرا',
    'سنہری|چاندی کا|سرخ|خوش قسمت|قدیم|آدھی رات کا|برف کا|طوفانی|زمردی|جادوئی|جنگلی|شاہی|سورج کا|صحرائی|دریا کا|پہاڑی|محبت کا|خوابوں کا|فتح کا|افسانوی',
  ),
  fa: toLanguageWords(
    'ببر|اژدها|شیر|عقاب|پادشاه|ملکه|دزد دریایی|معبد|کتاب|گنج|ماه|ستاره|آتش|اقیانوس|جنگل|اسب|خرگوش|گرگ|ماهی|الماس',
    'طلایی|نقره‌ای|سرخ|خوش‌شانس|باستانی|نیمه‌شب|یخی|طوفان|یشمی|جادویی|وحشی|سلطنتی|خورشید|بیابان|رودخانه|کوهستان|عشق|رویایی|پیروزی|افسانه‌ای',
  ),
  tr: toLanguageWords(
    'Kaplan|Ejderha|Aslan|Kartal|Kral|Kraliçe|Korsan|Tapınak|Kitap|Hazine|Ayışığı|Yıldız|Ateş|Okyanus|Orman|Küheylan|Tavşan|Kurt|Balık|Elmas',
    'Altın|Gümüş|Kızıl|Şanslı|Kadim|Gece Yarısı|Buzul|Fırtına|Yeşim|Büyülü|Vahşi|Görkemli|Güneşin|Çölün|Irmağın|Dağların|Aşkın|Düşlerin|Zaferin|Efsanevi',
  ),
  kk: toLanguageWords(
    'Жолбарыс|Айдаһар|Арыстан|Бүркіт|Патша|Патшайым|Қарақшы|Ғибадатхана|Кітап|Қазына|Айлы түн|Жұлдыз|Өрт|Мұхит|Орман|Тұлпар|Қоян|Қасқыр|Балық|Гауһар',
    'Алтын|Күміс|Қызыл|Бақытты|Көне|Түнгі|Мұзды|Дауылды|Нефрит|Сиқырлы|Жабайы|Патшалық|Күннің|Шөлді|Өзенді|Таулы|Махаббат|Арман|Жеңіс|Аңызды',
  ),
  uz: toLanguageWords(
    'Yoʻlbars|Ajdarho|Sher|Burgut|Podshoh|Malika|Qaroqchi|Ibodatxona|Kitob|Xazina|Oy nuri|Yulduz|Olov|Okean|Oʻrmon|Tulpor|Quyon|Boʻri|Baliq|Olmos',
    'Oltin|Kumush|Qizil|Omadli|Qadimiy|Tungi|Muzli|Boʻronli|Nefrit|Sehrli|Yovvoyi|Shohona|Quyoshli|Choʻlning|Daryoning|Togʻning|Sevgining|Orzular|Gʻalaba|Afsonaviy',
  ),
}

/** Languages written without spaces between these words. */
export const spacelessLanguages: ReadonlySet<string> = new Set(['my', 'km', 'lo', 'zh', 'ja', 'th'])
