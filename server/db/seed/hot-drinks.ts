import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const HOT_DRINKS = seedItems(CATEGORY_IDS.hotDrinks, { vegetarian: true, vegan: true }, [
  {
    id: 161,
    nameEn: 'Turkish Tea',
    nameTr: 'Çay',
    descriptionEn: 'Black tea from Rize, brewed slowly in a double pot, in a tulip glass.',
    descriptionTr: 'Çaydanlıkta ağır ağır demlenen Rize çayı, ince belli bardakta.',
    priceLira: 60,
    allergens: [],
  },
  {
    id: 162,
    nameEn: 'Turkish Coffee',
    nameTr: 'Türk Kahvesi',
    descriptionEn:
      'Cooked slowly in a cezve, with rose Turkish delight and water. Say how sweet you take it.',
    descriptionTr: 'Cezvede ağır ağır pişer, güllü lokum ve suyla gelir. Şekerini siz söyleyin.',
    priceLira: 130,
    allergens: [],
  },
  {
    id: 163,
    nameEn: 'Sage Tea',
    nameTr: 'Ada Çayı',
    descriptionEn: 'Sage from the hills above Fethiye, brewed to order, with a slice of lemon.',
    descriptionTr: 'Fethiye dağlarından ada çayı. Sipariş üzerine demlenir, limonla gelir.',
    priceLira: 110,
    allergens: [],
  },
  {
    id: 164,
    nameEn: 'Iced Latte',
    nameTr: 'Buzlu Latte',
    descriptionEn: 'Double espresso and cold milk over ice. Syrup only if you ask.',
    descriptionTr: 'Duble espresso ve soğuk süt, bol buzla. Şurup, yalnızca isterseniz.',
    priceLira: 190,
    vegan: false,
    allergens: ['milk'],
  },
]);
