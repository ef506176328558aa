import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const BEERS = seedItems(CATEGORY_IDS.beers, { alcohol: true }, [
  {
    id: 131,
    nameEn: 'Efes',
    nameTr: 'Efes',
    descriptionEn: 'Turkish pilsner in a 50 cl bottle, with a chilled glass.',
    descriptionTr: '50 cl şişe pilsen, soğutulmuş bardakla gelir.',
    priceLira: 210,
    allergens: ['gluten'],
  },
  {
    id: 132,
    nameEn: 'Efes Malt',
    nameTr: 'Efes Malt',
    descriptionEn: 'All-malt lager, rounder and a little sweeter than the pilsner. 50 cl bottle.',
    descriptionTr: '%100 malt bira, pilsenden daha yuvarlak içimli. 50 cl şişe.',
    priceLira: 220,
    allergens: ['gluten'],
  },
  {
    id: 133,
    nameEn: 'Tuborg',
    nameTr: 'Tuborg',
    descriptionEn: 'Pale lager with a dry, lightly bitter finish. 50 cl bottle, chilled glass.',
    descriptionTr: 'Açık renkli lager, bitişi sek ve hafif acı. 50 cl şişe, soğuk bardak.',
    priceLira: 210,
    allergens: ['gluten'],
  },
  {
    id: 134,
    nameEn: 'Wheat Beer',
    nameTr: 'Buğday Birası',
    descriptionEn:
      'Unfiltered and cloudy, a hint of clove from its yeast, a slice of lemon. 50 cl.',
    descriptionTr:
      'Filtresiz ve bulanık, mayasından gelen hafif karanfil kokusu, bir dilim limon. 50 cl.',
    priceLira: 280,
    allergens: ['gluten'],
  },
  {
    id: 135,
    nameEn: 'Michelada',
    nameTr: 'Michelada',
    descriptionEn: 'Lager with tomato juice, lemon, hot sauce and a rim of chilli and celery salt.',
    descriptionTr:
      'Lager bira, domates suyu, limon, acı sos. Bardağın kenarında biberli kereviz tuzu.',
    priceLira: 270,
    spicy: true,
    allergens: ['gluten', 'celery'],
  },
  {
    id: 136,
    nameEn: 'Alcohol-Free Beer 0.0%',
    nameTr: 'Alkolsüz Bira %0,0',
    descriptionEn: 'Malt lager with the alcohol taken out. 33 cl bottle, chilled glass.',
    descriptionTr: 'Alkolü alınmış malt birası. 33 cl şişe, soğuk bardak.',
    priceLira: 190,
    alcohol: false,
    allergens: ['gluten'],
  },
]);
