import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const DESSERTS = seedItems(CATEGORY_IDS.desserts, { vegetarian: true }, [
  {
    id: 65,
    nameEn: 'San Sebastian Cheesecake',
    nameTr: 'San Sebastian Cheesecake',
    descriptionEn:
      'Cream cheese and eggs, baked until the top is dark and the middle still trembles.',
    descriptionTr: 'Krem peynir ve yumurta. Üstü koyu karamel rengi, ortası hâlâ titrek.',
    priceLira: 290,
    allergens: ['gluten', 'eggs', 'milk'],
  },
  {
    id: 63,
    nameEn: 'Pistachio Baklava',
    nameTr: 'Fıstıklı Baklava',
    descriptionEn: 'Three pieces with Antep pistachio, and a scoop of Maraş ice cream.',
    descriptionTr: 'Antep fıstıklı üç dilim baklava, yanında bir top Maraş dondurması.',
    priceLira: 310,
    allergens: ['gluten', 'eggs', 'milk', 'nuts'],
  },
  {
    id: 64,
    nameEn: 'Künefe',
    nameTr: 'Künefe',
    descriptionEn:
      'Shredded pastry and stretching cheese in syrup, pistachio on top. Baked to order, 15 minutes.',
    descriptionTr:
      'Tel kadayıf, uzayan peynir, şerbet ve Antep fıstığı. Sipariş üzerine pişer, 15 dakika sürer.',
    priceLira: 310,
    allergens: ['gluten', 'milk', 'nuts'],
  },
  {
    id: 67,
    nameEn: 'Fruit Plate',
    nameTr: 'Meyve Tabağı',
    descriptionEn: 'Watermelon, melon, grapes and orange from the Fethiye market, cut over ice.',
    descriptionTr: 'Fethiye pazarından karpuz, kavun, üzüm ve portakal, buz üstünde.',
    priceLira: 320,
    vegan: true,
    allergens: [],
  },
]);
