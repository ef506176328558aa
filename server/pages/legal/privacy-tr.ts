import { type LegalText, OPERATOR } from './legal-text';

export const PRIVACY_TR: LegalText = {
  title: 'KVKK aydınlatma metni',
  description:
    'Bar Bliss hangi bilgilerinizi, neden ve ne kadar süre saklar; bizden neler isteyebilirsiniz.',
  sections: [
    {
      heading: 'Veri sorumlusu',
      blocks: [
        '6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca veri sorumlusu, Fethiye’deki Bar Bliss’in işletmecisidir. Bu metin, Kanun’un 10. maddesi gereğince hazırlanmıştır.',
        OPERATOR,
      ],
    },
    {
      heading: 'Formları kullandığınızda sakladıklarımız',
      blocks: [
        {
          list: [
            'Sipariş: ürünler, seçimler ve istekler, toplam tutar, servis şekli, zamanlar ve durum; verdiyseniz masa numarası ve isim. Gel al siparişinde: isim ve telefon. Adrese teslimatta: ad soyad, telefon, adres ve tarif. Konumunuz, yalnızca mesafe için paylaşmaya dokunduysanız.',
            'Rezervasyon: isim, telefon, tarih, saat ve kişi sayısı; formun sorduğu kadarıyla e-posta, istekler, alan veya brunch seçimleri.',
            'Mesaj: isim, e-posta, konu ve metin.',
          ],
        },
        'Gerekmedikçe sağlığınızla ilgili bilgi yazmayın. Alerjiniz varsa siparişten önce ekibe söyleyin.',
      ],
    },
    {
      heading: 'Tarayıcınızda saklananlar',
      blocks: [
        {
          list: [
            '“bb_device” çerezi, 400 gün: ilk gönderiminizle verilen rastgele bir değerdir; bu tarayıcı siparişinizi, rezervasyonunuzu veya mesajınızı yeniden okuyabilsin diyedir. Biz yalnızca özetini (hash) saklarız.',
            '“bb_language” çerezi, bir yıl: okuduğunuz dil. Sayfalar o dilde gelsin diyedir.',
            '“bb_closed” çerezi, bir yıl: kapattığınız duyurunun adı. Duyuru yeniden açılmasın diyedir.',
            '“bb_init” çerezi, bir yıl: bu cihazda bir şey saklandığını ve gönderdiklerinizden kaçının henüz bara ulaşmadığını söyler.',
            'Tarayıcı deposu: diliniz, sepetiniz, diğer seçimleriniz, siparişi tamamlarken en son yazdıklarınız (bir gün boyunca yeniden önerilir) ve bu cihazın siparişleri, rezervasyonları ve mesajları. İsminiz ve iletişim bilgileriniz, gönderi bara ulaşır ulaşmaz bu kayıtlardan çıkarılır; mesajın metni de öyle. Siparişi açan anahtar iki gün sonra, rezervasyonunki akşamından iki gün sonra silinir.',
          ],
        },
        'Bunların tümünü istediğiniz zaman tarayıcınızdan silebilirsiniz. Uygulamadaki “Bilgilerimi bu cihazdan sil” düğmesi siparişleri, rezervasyonları, mesajları, taslakları ve sepeti bu cihazdan siler. Reklam çerezi ve ziyaretçi ölçümü yoktur; sayfalar başka şirketlerden hiçbir şey yüklemez.',
      ],
    },
    {
      heading: 'Amaçlar ve hukuki sebepler',
      blocks: [
        {
          list: [
            'Siparişinizi hazırlamak ve ulaştırmak, masanızı ayırmak, size yanıt vermek: sözleşmenin kurulması veya ifası (KVKK m. 5/2-c).',
            'Mevzuatın istediği kayıtları tutmak: hukuki yükümlülük (m. 5/2-ç).',
            'Uyuşmazlıkları çözmek ve işletmeyi kötüye kullanımdan korumak; örneğin istekleri internet adresine göre birkaç dakikalığına saymak, ki bu sayım saklanmaz: bir hakkın tesisi ve meşru menfaat (m. 5/2-e ve f).',
          ],
        },
        'Verileri bu sitenin formları aracılığıyla, elektronik ortamda toplarız. Reklam yalnızca buna ayrıca onay verenlere gönderilir; onay her zaman geri alınabilir.',
      ],
    },
    {
      heading: 'Kimlere aktarılır',
      blocks: [
        'Bilgilerinizi, siparişiniz, rezervasyonunuz veya mesajınızla ilgilenen ekip görür. Bizim için sunucu işleten veya e-posta taşıyan şirketler, kullandığımız ölçüde, yalnızca talimatımızla hareket eder. Yetkili makamlara ve mahkemelere, kanunun zorunlu kıldığı bilgiler verilir. Reklam amacıyla kimseye aktarılmaz.',
      ],
    },
    {
      heading: 'Saklama süresi',
      blocks: [
        {
          list: [
            'Hiçbir işlemin iki kez yapılmamasını sağlayan teknik gönderim kaydı: {technicalDays} gün, sonra kendiliğinden silinir.',
            'Hiçbir e-posta sunucusunun almadığı e-postalar: {mailDays} gün.',
            'E-postası hiç onaylanmamış kulüp üyeliği: hiçbir yerde girişi yoksa, katılımdan {unprovedDays} gün sonra silinir.',
            'Siparişler: {orderKept}.',
            'Rezervasyonlar: {bookingKept}.',
            'Mesajlar: {messageKept}.',
          ],
        },
        'Kendiliğinden silinmeyenleri, yukarıdaki amaçlar için gerektiği ve kanunun zorunlu kıldığı sürece saklarız; sonra siler veya anonim hâle getiririz. İsterseniz ve saklama yükümlülüğü yoksa bunu daha önce yaparız. Silinen bilgiler, veritabanının yedeklerinde yedek silinene kadar kalır; bir yedek geri yüklenirse üyelerin istediği silmeler yeniden uygulanır.',
      ],
    },
    {
      heading: 'Haklarınız',
      blocks: [
        'KVKK’nın 11. maddesi uyarınca:',
        {
          list: [
            'kişisel verinizin işlenip işlenmediğini öğrenme ve buna ilişkin bilgi isteme,',
            'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,',
            'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,',
            'eksik veya yanlış işlenmişse düzeltilmesini isteme,',
            '7. maddedeki şartlarla silinmesini veya yok edilmesini isteme,',
            'düzeltme ve silmenin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,',
            'yalnızca otomatik sistemlerle analiz edilmesi sonucu aleyhinize bir sonuç çıkmasına itiraz etme,',
            'kanuna aykırı işleme nedeniyle zarara uğrarsanız giderilmesini isteme hakkına sahipsiniz.',
          ],
        },
        'Yukarıdaki adrese veya e-postaya yazın. Başvurunuzu en kısa sürede, en geç 30 gün içinde ücretsiz olarak yanıtlarız. Yanıtı yeterli bulmazsanız veya yanıt alamazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (m. 14).',
      ],
    },
  ],
};
