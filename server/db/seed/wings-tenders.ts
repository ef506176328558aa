import type { Allergen } from '#domain/menu/menu-item';
import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

/** The sauces contain these allergens: mayonnaise and yoghurt in Garlic & Herb, mustard in BBQ. */
const OF_SAUCES: Allergen[] = ['eggs', 'milk', 'mustard'];

export const WINGS_TENDERS = seedItems(CATEGORY_IDS.wingsTenders, {}, [
  {
    id: 74,
    nameEn: '3 Charcoal Wings',
    nameTr: "3'lü Kanat Izgara",
    descriptionEn:
      'Three wings, a night in thyme and red pepper paste, then charcoal. You choose the sauce.',
    descriptionTr:
      'Bir gece kekikli biber salçasında bekleyip kömür ateşinde pişen üç kanat. Sosunu siz seçin.',
    priceLira: 230,
    rewardKind: 'chicken',
    allergens: OF_SAUCES,
  },
  {
    id: 71,
    nameEn: '6 Charcoal Wings',
    nameTr: "6'lı Kanat Izgara",
    descriptionEn:
      'Six wings, a night in thyme and red pepper paste, then charcoal. You choose the sauce.',
    descriptionTr:
      'Bir gece kekikli biber salçasında bekleyip kömür ateşinde pişen altı kanat. Sosunu siz seçin.',
    priceLira: 390,
    allergens: OF_SAUCES,
  },
  {
    id: 75,
    nameEn: '3 Buttermilk Tenders',
    nameTr: "3'lü Ayranlı Çıtır Tavuk",
    descriptionEn:
      'Three chicken fillets soaked in buttermilk, dredged twice, fried craggy. You choose the sauce.',
    descriptionTr:
      'Ayranda bekletilip iki kez una bulanan, çıtır çıtır kızaran üç tavuk fileto. Sosunu siz seçin.',
    priceLira: 260,
    rewardKind: 'chicken',
    allergens: ['gluten', ...OF_SAUCES],
  },
  {
    id: 73,
    nameEn: '6 Buttermilk Tenders',
    nameTr: "6'lı Ayranlı Çıtır Tavuk",
    descriptionEn:
      'Six chicken fillets soaked in buttermilk, dredged twice, fried craggy. You choose the sauce.',
    descriptionTr:
      'Ayranda bekletilip iki kez una bulanan, çıtır çıtır kızaran altı tavuk fileto. Sosunu siz seçin.',
    priceLira: 470,
    allergens: ['gluten', ...OF_SAUCES],
  },
  {
    id: 76,
    nameEn: 'Wings & Tenders Board',
    nameTr: 'Kanat & Çıtır Tavuk Tahtası',
    descriptionEn:
      'Six charcoal wings, four buttermilk tenders, carrot and celery sticks. Enough for two.',
    descriptionTr:
      'Altı ızgara kanat, dört ayranlı çıtır tavuk, havuç ve kereviz sapı. İki kişiye yeter.',
    priceLira: 720,
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
  },
  {
    id: 77,
    nameEn: 'Cauliflower Wings',
    nameTr: 'Karnabahar Kanat',
    descriptionEn:
      'Cauliflower in a crisp spiced batter, parsley and lemon. No bird involved. You choose the sauce.',
    descriptionTr:
      'Baharatlı çıtır hamurda karnabahar, maydanoz ve limon. Adı kanat, kendi sebze. Sosunu siz seçin.',
    priceLira: 320,
    vegetarian: true,
    allergens: ['gluten', ...OF_SAUCES],
  },
]);
