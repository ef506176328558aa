import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const GRILL = seedItems(CATEGORY_IDS.grill, {}, [
  {
    id: 55,
    nameEn: 'Köfte Plate',
    nameTr: 'Izgara Köfte',
    descriptionEn:
      'Five charcoal-grilled beef köfte, white bean piyaz, charred pepper, warm bread.',
    descriptionTr: 'Kömür ateşinde beş dana köfte, piyaz, köz biber ve sıcak ekmek.',
    priceLira: 520,
    allergens: ['gluten'],
  },
  {
    id: 56,
    nameEn: 'Chicken Shish',
    nameTr: 'Tavuk Şiş',
    descriptionEn:
      'Chicken thigh in yoghurt and red pepper, cooked on skewers, with bulgur and grilled tomato.',
    descriptionTr: 'Yoğurt ve biber salçasıyla terbiyeli tavuk but, bulgur pilavı ve köz domates.',
    priceLira: 490,
    allergens: ['gluten', 'milk'],
  },
  {
    id: 58,
    nameEn: 'Rib-Eye Steak',
    nameTr: 'Dana Antrikot',
    descriptionEn:
      '300 g of beef rib-eye over charcoal, thyme butter, charred tomato. Tell us how you like it.',
    descriptionTr:
      'Kömür ateşinde 300 g dana antrikot, kekikli tereyağı, köz domates. Pişme derecesini söyleyin.',
    priceLira: 1150,
    allergens: ['milk'],
  },
  {
    id: 57,
    nameEn: 'Whole Sea Bass',
    nameTr: 'Izgara Levrek',
    descriptionEn:
      'Sea bass grilled whole over charcoal, rocket, red onion, lemon and olive oil dressing.',
    descriptionTr: 'Kömür ateşinde bütün levrek, roka, kırmızı soğan ve zeytinyağlı limon sosu.',
    priceLira: 690,
    allergens: ['fish'],
  },
  {
    id: 59,
    nameEn: 'Beer-Battered Fish & Chips',
    nameTr: 'Bira Hamurlu Fish & Chips',
    descriptionEn: 'Sea bass fillet in a batter made with lager, thick-cut chips, tartare sauce.',
    descriptionTr: 'Birayla çırpılan hamurda levrek filetosu, kalın kesim patates ve tartar sos.',
    priceLira: 590,
    alcohol: true,
    allergens: ['gluten', 'eggs', 'fish', 'mustard'],
  },
  {
    id: 60,
    nameEn: 'Charcoal Vegetable Skewers',
    nameTr: 'Sebze Şiş',
    descriptionEn:
      'Courgette, aubergine, pepper, mushroom and onion, with bulgur and pomegranate molasses.',
    descriptionTr:
      'Közde kabak, patlıcan, biber, mantar ve soğan. Yanında bulgur pilavı, üstünde nar ekşisi.',
    priceLira: 360,
    vegetarian: true,
    vegan: true,
    allergens: ['gluten'],
  },
]);
