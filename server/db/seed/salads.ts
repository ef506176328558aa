import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const SALADS = seedItems(CATEGORY_IDS.salads, {}, [
  {
    id: 32,
    nameEn: 'Chicken Caesar',
    nameTr: 'Tavuklu Sezar Salata',
    descriptionEn: 'Grilled chicken, romaine, garlic croutons, aged cheese and anchovy dressing.',
    descriptionTr: 'Izgara tavuk, marul, sarımsaklı kruton, eski kaşar ve ançüezli sos.',
    priceLira: 390,
    allergens: ['gluten', 'eggs', 'fish', 'milk', 'mustard'],
  },
  {
    id: 31,
    nameEn: 'Gavurdağı Salad',
    nameTr: 'Gavurdağı Salatası',
    descriptionEn:
      'Finely chopped tomato, walnut, green pepper and parsley, sumac and pomegranate molasses.',
    descriptionTr: 'İnce kıyılmış domates, ceviz, yeşil biber, maydanoz, sumak ve nar ekşisi.',
    priceLira: 260,
    vegetarian: true,
    vegan: true,
    allergens: ['nuts'],
  },
  {
    id: 35,
    nameEn: "Shepherd's Salad",
    nameTr: 'Çoban Salatası',
    descriptionEn:
      'Tomato, cucumber, green pepper, red onion and parsley, cut small, with lemon and olive oil.',
    descriptionTr:
      'Küçük doğranmış domates, salatalık, biber, soğan ve maydanoz. Limonu da zeytinyağı da bol.',
    priceLira: 190,
    vegetarian: true,
    vegan: true,
    allergens: [],
  },
  {
    id: 34,
    nameEn: 'Fig & Lor Salad',
    nameTr: 'İncirli Lor Salatası',
    descriptionEn: 'Late summer figs, fresh lor cheese, rocket, toasted almonds and thyme honey.',
    descriptionTr: 'Yaz sonu inciri, taze lor, roka, kavrulmuş badem ve kekik balı.',
    priceLira: 310,
    // The venue sells no fig salad until figs are in season.
    isAvailable: false,
    vegetarian: true,
    allergens: ['milk', 'nuts'],
  },
]);
