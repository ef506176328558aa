import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const MOCKTAILS = seedItems(CATEGORY_IDS.mocktails, { vegetarian: true, vegan: true }, [
  {
    id: 121,
    nameEn: 'Virgin Mojito',
    nameTr: 'Alkolsüz Mojito',
    descriptionEn: 'Mint, lime, cane sugar and soda over crushed ice. Everything but the rum.',
    descriptionTr: 'Taze nane, lime, esmer şeker ve soda, kırık buzla. Bir tek romu eksik.',
    priceLira: 260,
    allergens: [],
  },
  {
    id: 122,
    nameEn: 'Lagoon Zero',
    nameTr: 'Lagoon Zero',
    descriptionEn: 'Blue curaçao syrup, lemon and mineral water. Same colour, no vodka.',
    descriptionTr: 'Mavi curaçao şurubu, limon ve maden suyu. Rengi aynı, votkası yok.',
    priceLira: 260,
    allergens: [],
  },
  {
    id: 123,
    nameEn: 'Pomegranate Fizz',
    nameTr: 'Narlı Fizz',
    descriptionEn: 'Fresh pomegranate juice, lemon, mint and mineral water over ice.',
    descriptionTr: 'Taze sıkılmış nar suyu, limon, nane ve maden suyu, bol buzla.',
    priceLira: 270,
    allergens: [],
  },
  {
    id: 124,
    nameEn: 'Tamarind Sherbet',
    nameTr: 'Demirhindi Şerbeti',
    descriptionEn:
      'An Ottoman summer drink: tamarind, clove and cinnamon steeped for a day, poured over ice.',
    descriptionTr: 'Osmanlı yazlarının şerbeti: bir gün demlenen demirhindi, karanfil ve tarçın.',
    priceLira: 240,
    allergens: [],
  },
]);
