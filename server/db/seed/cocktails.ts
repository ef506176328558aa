import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

const SHARED = { alcohol: true, vegetarian: true, vegan: true };

export const COCKTAILS = seedItems(CATEGORY_IDS.cocktails, SHARED, [
  {
    id: 107,
    nameEn: 'Ember & Lagoon',
    nameTr: 'Ember & Lagoon',
    descriptionEn: 'The house signature: tequila, blue curaçao, lime, mandarin, smoked salt.',
    descriptionTr: 'Evin imzası: tekila, mavi curaçao, lime, mandalina ve isli tuz.',
    priceLira: 490,
    allergens: [],
  },
  {
    id: 108,
    nameEn: "Lion's Milk Sour",
    nameTr: 'Aslan Sütü Sour',
    descriptionEn:
      "Rakı, mandarin, lemon and egg white, shaken to a thick foam. Lion's milk is rakı's old nickname.",
    descriptionTr:
      'Rakı, mandalina, limon ve yumurta akı, bol köpüklü. Aslan sütü, rakının eski lakabıdır.',
    priceLira: 470,
    vegan: false,
    allergens: ['eggs'],
  },
  {
    id: 109,
    nameEn: 'Mandarin Gin & Tonic',
    nameTr: 'Mandalinalı Cin Tonik',
    descriptionEn: 'Gin, tonic, fresh Bodrum mandarin and a sprig of rosemary over large ice.',
    descriptionTr: 'Cin, tonik, taze Bodrum mandalinası ve bir dal biberiye, iri buzla.',
    priceLira: 440,
    allergens: [],
  },
  {
    id: 101,
    nameEn: 'Sex On The Beach',
    nameTr: 'Sex On The Beach',
    descriptionEn: 'Vodka, peach liqueur, orange and cranberry juice, built tall over ice.',
    descriptionTr: 'Votka, şeftali likörü, portakal ve turna yemişi suyu, uzun bardakta.',
    priceLira: 430,
    allergens: [],
  },
  {
    id: 102,
    nameEn: 'Woo Woo',
    nameTr: 'Woo Woo',
    descriptionEn: 'Vodka, peach liqueur, cranberry and a squeeze of lime in a short glass.',
    descriptionTr: 'Votka, şeftali likörü, turna yemişi suyu ve lime, kısa bardakta.',
    priceLira: 410,
    allergens: [],
  },
  {
    id: 103,
    nameEn: 'Blue Lagoon',
    nameTr: 'Blue Lagoon',
    descriptionEn: 'Vodka, blue curaçao, lemon and soda. The colour of Ölüdeniz at noon.',
    descriptionTr: "Votka, mavi curaçao, limon ve soda. Öğle vakti Ölüdeniz'in rengi.",
    priceLira: 420,
    allergens: [],
  },
  {
    id: 104,
    nameEn: 'Classic Mojito',
    nameTr: 'Classic Mojito',
    descriptionEn: 'White rum, a fistful of mint, lime, cane sugar and soda over crushed ice.',
    descriptionTr: 'Beyaz rom, bir avuç taze nane, lime, esmer şeker ve soda, kırık buzla.',
    priceLira: 430,
    allergens: [],
  },
  {
    id: 105,
    nameEn: 'Margarita',
    nameTr: 'Margarita',
    descriptionEn: 'Tequila, orange liqueur and fresh lime, shaken hard, with a salt rim.',
    descriptionTr: 'Tekila, portakal likörü ve taze lime suyu, bardağın kenarında tuz.',
    priceLira: 450,
    allergens: [],
  },
  {
    id: 106,
    nameEn: 'Malibu Sunset',
    nameTr: 'Malibu Sunset',
    descriptionEn: 'Coconut rum, pineapple and orange juice, grenadine sinking to the bottom.',
    descriptionTr: 'Hindistan cevizli rom, ananas ve portakal suyu, dibe süzülen grenadin.',
    priceLira: 430,
    allergens: [],
  },
  {
    id: 110,
    nameEn: 'Harbour Spritz',
    nameTr: 'Harbour Spritz',
    descriptionEn:
      'Bitter orange aperitif, sparkling wine and soda with a slice of Fethiye orange.',
    descriptionTr: 'Acı portakal aperitifi, köpüklü şarap, soda ve bir dilim Fethiye portakalı.',
    priceLira: 460,
    // We make no claim, because producers may fine wine with egg or fish.
    vegetarian: false,
    vegan: false,
    allergens: ['sulphites'],
  },
  {
    id: 111,
    nameEn: 'Espresso Martini',
    nameTr: 'Espresso Martini',
    descriptionEn: 'Vodka, coffee liqueur and a fresh espresso, shaken cold until it foams.',
    descriptionTr: 'Votka, kahve likörü ve taze espresso, köpürene dek buzla çalkalanır.',
    priceLira: 470,
    allergens: [],
  },
  {
    id: 112,
    nameEn: 'Long Island Iced Tea',
    nameTr: 'Long Island Iced Tea',
    descriptionEn:
      'Vodka, gin, rum, tequila and orange liqueur with lemon and cola. No tea at all.',
    descriptionTr:
      'Votka, cin, rom, tekila, portakal likörü, limon ve kola. Çayın yalnızca adı var.',
    priceLira: 520,
    allergens: [],
  },
]);
