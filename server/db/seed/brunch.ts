import type { Allergen } from '#domain/menu/menu-item';
import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

const OF_BRUNCH_LIST: Allergen[] = ['gluten', 'eggs', 'milk', 'mustard', 'sesame', 'sulphites'];

export const BRUNCH = seedItems(CATEGORY_IDS.brunch, {}, [
  {
    id: 81,
    nameEn: 'Bottomless Brunch',
    nameTr: 'Bottomless Brunch',
    descriptionEn:
      'A dish from the brunch list, a first drink, then more on order for 1.5 hours. Per person, by booking.',
    descriptionTr:
      'Brunch listesinden bir yemek, ilk içecek, sonra 1,5 saat boyunca yenileri. Kişi başı, rezervasyonla.',
    priceLira: 1450,
    alcohol: true,
    allergens: OF_BRUNCH_LIST,
  },
  {
    id: 82,
    nameEn: 'Bottomless Brunch for Two',
    nameTr: 'İki Kişilik Bottomless Brunch',
    descriptionEn:
      'Two dishes and two first drinks at one table, then more on order for 1.5 hours. By booking.',
    descriptionTr:
      'Aynı masada iki yemek, iki ilk içecek, sonra 1,5 saat boyunca yenileri. Rezervasyonla.',
    priceLira: 2800,
    alcohol: true,
    allergens: OF_BRUNCH_LIST,
  },
  {
    id: 85,
    nameEn: 'Late Turkish Breakfast',
    nameTr: 'Geç Kahvaltı Tabağı',
    descriptionEn:
      'White cheese, olives, tomato, cucumber, boiled egg, honey and kaymak, simit, a glass of tea.',
    descriptionTr:
      'Beyaz peynir, zeytin, domates, salatalık, haşlanmış yumurta, bal kaymak, simit ve demli çay.',
    priceLira: 450,
    vegetarian: true,
    allergens: ['gluten', 'eggs', 'milk', 'sesame'],
  },
  {
    id: 83,
    nameEn: 'Menemen',
    nameTr: 'Menemen',
    descriptionEn:
      'Eggs softly scrambled with tomato, green pepper and butter in a copper pan, with bread.',
    descriptionTr: 'Bakır sahanda tereyağlı, domatesli, yeşil biberli yumurta, yanında ekmek.',
    priceLira: 280,
    vegetarian: true,
    allergens: ['gluten', 'eggs', 'milk'],
  },
  {
    id: 84,
    nameEn: 'The All-Day English',
    nameTr: 'İngiliz Kahvaltısı',
    descriptionEn:
      'Fried eggs, pork sausage and bacon, baked beans, mushrooms, tomato, toast. Contains pork.',
    descriptionTr:
      'Sahanda yumurta, domuz sosisi ve bacon, domates soslu fasulye, mantar, kızarmış ekmek. Domuz eti içerir.',
    priceLira: 490,
    pork: true,
    allergens: ['gluten', 'eggs', 'milk', 'sulphites'],
  },
]);
