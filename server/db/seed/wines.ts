import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const WINES = seedItems(CATEGORY_IDS.wines, { alcohol: true }, [
  {
    id: 141,
    nameEn: 'House Red',
    nameTr: 'Kırmızı Ev Şarabı',
    descriptionEn: 'Dry Aegean red, sour cherry and a soft finish. By the glass, 15 cl.',
    descriptionTr: 'Sek Ege kırmızısı, vişne notaları ve yumuşak bir bitiş. Kadeh, 15 cl.',
    priceLira: 290,
    allergens: ['sulphites'],
  },
  {
    id: 142,
    nameEn: 'House White',
    nameTr: 'Beyaz Ev Şarabı',
    descriptionEn: 'Dry and cold, green apple and citrus. By the glass, 15 cl.',
    descriptionTr: 'Sek ve soğuk, yeşil elma ve narenciye notaları. Kadeh, 15 cl.',
    priceLira: 290,
    allergens: ['sulphites'],
  },
  {
    id: 143,
    nameEn: 'House Rose',
    nameTr: 'Roze Ev Şarabı',
    descriptionEn: 'Pale, dry and chilled, strawberry and orange peel. By the glass, 15 cl.',
    descriptionTr: 'Açık renkli, sek ve soğuk, çilek ve portakal kabuğu notaları. Kadeh, 15 cl.',
    priceLira: 290,
    allergens: ['sulphites'],
  },
  {
    id: 144,
    nameEn: 'Öküzgözü, Bottle',
    nameTr: 'Öküzgözü, Şişe',
    descriptionEn: "Anatolia's own red grape: medium body, red fruit, bright acidity. 75 cl.",
    descriptionTr:
      "Anadolu'nun kırmızı üzümünden, orta gövdeli, kırmızı meyve notalı, diri asitli. 75 cl.",
    priceLira: 1450,
    allergens: ['sulphites'],
  },
  {
    id: 145,
    nameEn: 'Rakı',
    nameTr: 'Rakı',
    descriptionEn: 'A double measure, with cold water and ice on the side to mix as you like.',
    descriptionTr: 'Duble. Soğuk suyu ve buzu yanında gelir, ayarı size kalmış.',
    priceLira: 260,
    vegetarian: true,
    vegan: true,
    allergens: [],
  },
  {
    id: 146,
    nameEn: 'Mulled Wine',
    nameTr: 'Sıcak Şarap',
    descriptionEn: 'Red wine warmed with orange, cinnamon and clove. From December to March.',
    descriptionTr: 'Portakal, tarçın ve karanfille ısıtılmış kırmızı şarap. Aralıktan marta kadar.',
    priceLira: 310,
    // The venue sells mulled wine in winter only.
    isAvailable: false,
    allergens: ['sulphites'],
  },
]);
