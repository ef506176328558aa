import { type LegalText, OPERATOR } from './legal-text';

export const DISTANCE_SALE_TR: LegalText = {
  title: 'Mesafeli satış ön bilgilendirme',
  description: 'Satıcı, fiyat, teslimat ve ödeme şekli ile haklarınız.',
  sections: [
    {
      heading: 'Satıcı',
      blocks: [
        'Siparişinizi Fethiye’deki Bar Bliss’in işletmecisine verirsiniz. Bu bilgiler, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca verilmektedir.',
        OPERATOR,
      ],
    },
    {
      heading: 'Ürünler ve fiyatlar',
      blocks: [
        `Yiyecek ve içecekler, menüde anlatıldığı gibi, menüde ve fiyat listesinde gösterilen fiyatlarla sunulur. Fiyatlara KDV dâhildir. Burger ve sosislilerin fiyatına patates ({friesPrice} lira) dâhildir; soslar ücretsizdir. Servis, kuver veya masa ücreti alınmaz.`,
        `Adrese teslimat ücreti {deliveryFee} liradır ve ayrı bir satırda gösterilir; masaya servis ve gel al için ek ücret yoktur. Sipariş vermeden önce her satırı ve toplamı görürsünüz.`,
      ],
    },
    {
      heading: 'Ödeme',
      blocks: [
        'Adrese teslimat ve gel al: siparişi teslim alırken nakit veya kartla. Masada: masa hesabıyla. Sipariş için internetten ödeme alınmaz.',
      ],
    },
    {
      heading: 'Teslimat',
      blocks: [
        {
          list: [
            `Adrese teslimat: bara en fazla {deliveryRadius} km uzaklıktaki adreslere.`,
            'Gel al: 15–20 dakikada hazır.',
            'Masaya servis: masanıza getirilir.',
          ],
        },
        'Barın çalışma saatleri: {hours}. Bu saatler dışında verilen siparişler açılıştan itibaren hazırlanır; sayfa bunu siparişten önce belirtir. Bir ürün tükenmiş veya bir fiyat değişmişse, değişikliği görüp onaylamadığınız sürece sipariş kabul edilmez.',
      ],
    },
    {
      heading: 'Alkol ve tütün',
      blocks: [
        'Alkollü içecekler ve nargile yalnızca masada, 18 yaşını doldurmuş kişilere servis edilir. Adrese teslimat veya gel al ile sipariş edilemez.',
      ],
    },
    {
      heading: 'İptal ve cayma',
      blocks: [
        'Bar onaylayana kadar siparişinizi, sipariş sayfasından iptal edebilirsiniz. Sonrasında lütfen ekiple görüşün.',
        'On dört günlük cayma hakkı yiyecek ve içeceklerde kullanılamaz: çabuk bozulurlar ve belirli bir zaman için hazırlanırlar (Mesafeli Sözleşmeler Yönetmeliği m. 15/1-c ve g). Ayıplı ürüne ilişkin haklarınız saklıdır (6502 sayılı Kanun m. 8–12).',
      ],
    },
    {
      heading: 'Şikâyet ve itiraz',
      blocks: [
        'Ekibe söyleyin veya yukarıdaki iletişim bilgilerinden bize yazın. Ayrıca, her yıl ilan edilen parasal sınırlar içinde, yaşadığınız veya alışverişi yaptığınız yerdeki tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsiniz.',
      ],
    },
  ],
};
