import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const SMALL_PLATES = seedItems(CATEGORY_IDS.smallPlates, {}, [
  {
    id: 44,
    nameEn: '3 Chicken Wings',
    nameTr: "3'lü Çıtır Kanat",
    descriptionEn:
      'Three wings in seasoned flour, fried crisp, with celery sticks. You choose the sauce.',
    descriptionTr:
      'Baharatlı una bulanıp kızartılan üç kanat, yanında kereviz sapı. Sosunu siz seçin.',
    priceLira: 220,
    rewardKind: 'chicken',
    // The eggs, milk and mustard are in the sauces, as for the wings and tenders.
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
  },
  {
    id: 46,
    nameEn: '3 Chicken Tenders',
    nameTr: "3'lü Çıtır Tavuk",
    descriptionEn:
      'Three chicken fillets in panko crumb, fried golden, with lemon. You choose the sauce.',
    descriptionTr: 'Panko kaplı, altın rengi üç tavuk fileto, yanında limon. Sosunu siz seçin.',
    priceLira: 240,
    rewardKind: 'chicken',
    allergens: ['gluten', 'eggs', 'milk', 'mustard'],
  },
  {
    id: 41,
    nameEn: 'Sea Bass Bites',
    nameTr: 'Levrek Lokmaları',
    descriptionEn: 'Muğla sea bass in a light, crisp batter, with lemon mayo and dill.',
    descriptionTr: 'İnce ve çıtır hamurda Muğla levreği, yanında dereotlu limonlu mayonez.',
    priceLira: 390,
    allergens: ['gluten', 'eggs', 'fish', 'mustard'],
  },
  {
    id: 42,
    nameEn: 'Crispy Calamari',
    nameTr: 'Kalamar Tava',
    descriptionEn: 'Squid rings rested overnight, fried crisp, with a walnut and yoghurt tarator.',
    descriptionTr:
      'Bir gece dinlendirilip çıtır çıtır kızartılan kalamar, cevizli ve yoğurtlu tarator.',
    priceLira: 420,
    allergens: ['gluten', 'milk', 'nuts', 'molluscs'],
  },
  {
    id: 45,
    nameEn: 'Prawn Casserole',
    nameTr: 'Karides Güveç',
    descriptionEn:
      'Prawns bubbling in butter, garlic, tomato and green pepper, with bread for the sauce.',
    descriptionTr:
      'Tereyağı, sarımsak, domates ve yeşil biberle güveçte karides. Suyuna banmalık ekmeğiyle.',
    priceLira: 480,
    allergens: ['gluten', 'crustaceans', 'milk'],
  },
  {
    id: 52,
    nameEn: 'Stuffed Mussels',
    nameTr: 'Midye Dolma',
    descriptionEn:
      'Eight mussels filled with spiced rice, currants and pine nuts. Squeeze the lemon, use your hands.',
    descriptionTr:
      'İçi kuş üzümlü, çam fıstıklı, baharatlı pilav dolu sekiz midye. Limonu sıkın, elle yiyin.',
    priceLira: 260,
    allergens: ['molluscs'],
  },
  {
    id: 43,
    nameEn: 'Grilled Halloumi',
    nameTr: 'Izgara Hellim',
    descriptionEn: 'Cypriot halloumi striped on the grill, roasted kapya pepper, thyme, olive oil.',
    descriptionTr: 'Izgarada Kıbrıs hellimi, közlenmiş kapya biber, kekik ve zeytinyağı.',
    priceLira: 290,
    vegetarian: true,
    allergens: ['milk'],
  },
  {
    id: 47,
    nameEn: 'Meze Board',
    nameTr: 'Karışık Meze',
    descriptionEn:
      'Haydari, hummus, smoky aubergine and fried vegetables in tomato, with warm flatbread. For two.',
    descriptionTr: 'Haydari, humus, köz patlıcan ve şakşuka, yanında sıcak lavaş. İki kişilik.',
    priceLira: 460,
    vegetarian: true,
    allergens: ['gluten', 'milk', 'sesame'],
  },
  {
    id: 50,
    nameEn: 'Paçanga Börek',
    nameTr: 'Paçanga Böreği',
    descriptionEn: 'Fried pastry rolls filled with beef pastırma, kashar, tomato and green pepper.',
    descriptionTr: 'Yufkaya sarılıp kızartılan pastırma, kaşar, domates ve yeşil biber.',
    priceLira: 320,
    allergens: ['gluten', 'eggs', 'milk'],
  },
  {
    id: 51,
    nameEn: 'Bliss Nachos',
    nameTr: 'Bliss Nachos',
    descriptionEn:
      'Corn chips baked with cheddar, tomato salsa, jalapeno and sour cream. Made for sharing.',
    descriptionTr:
      'Fırınlanmış cheddarlı mısır cipsi, domates salsa, jalapeno ve ekşi krema. Ortaya.',
    priceLira: 360,
    vegetarian: true,
    spicy: true,
    allergens: ['milk'],
  },
]);
