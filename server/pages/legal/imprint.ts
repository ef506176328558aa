import type { Language } from '../../../src/i18n/language';
import { type LegalText, OPERATOR } from './legal-text';

export const IMPRINT: Record<Language, LegalText> = {
  en: {
    title: 'Imprint',
    description: 'Who runs Bar Bliss and this site.',
    sections: [
      {
        heading: 'Operator',
        blocks: [
          'Bar Bliss is a bar and grill in Fethiye, Muğla, Türkiye. This site is run by the operator of the bar (Law No. 6563 on the Regulation of Electronic Commerce, Article 3).',
          OPERATOR,
        ],
      },
      {
        heading: 'Opening hours',
        blocks: ['{hours}'],
      },
      {
        heading: 'Pictures and type',
        blocks: [
          'Images are illustrations, not photographs of the dishes. The fonts Fraunces and Onest are used under the SIL Open Font License 1.1.',
        ],
      },
    ],
  },
  tr: {
    title: 'Künye',
    description: 'Bar Bliss’i ve bu siteyi kim işletiyor.',
    sections: [
      {
        heading: 'İşletmeci',
        blocks: [
          'Bar Bliss, Fethiye’de (Muğla) bir bar ve ızgara restoranıdır. Bu site barın işletmecisi tarafından işletilir (6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun m. 3).',
          OPERATOR,
        ],
      },
      {
        heading: 'Çalışma saatleri',
        blocks: ['{hours}'],
      },
      {
        heading: 'Görseller ve yazı tipleri',
        blocks: [
          'Görseller temsilîdir, ürünlerin fotoğrafı değildir. Fraunces ve Onest yazı tipleri SIL Open Font License 1.1 ile kullanılmaktadır.',
        ],
      },
    ],
  },
};
