import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

/** Every burger is a club reward, so none contains alcohol or pork. */
export const BURGERS = seedItems(CATEGORY_IDS.burgers, { rewardKind: 'burger' }, [
  {
    id: 1,
    nameEn: 'The Bliss Classic',
    nameTr: 'The Bliss Classic',
    descriptionEn:
      'Two thin beef patties smashed on the plancha, fried onion, pickles, lettuce and Bliss sauce.',
    descriptionTr:
      'Sacda bastırılarak pişirilen iki ince dana köfte, kavrulmuş soğan, turşu, marul ve Bliss sosu.',
    priceLira: 490,
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
  },
  {
    id: 2,
    nameEn: 'The Bliss Classic Cheese',
    nameTr: 'The Bliss Classic Cheese',
    descriptionEn:
      'The Classic with two slices of mature cheddar, melted between the patties on the plancha.',
    descriptionTr: "Classic'in iki dilim cheddarlı hâli. Peynir, sacda köftelerin arasında erir.",
    priceLira: 530,
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
  },
  {
    id: 3,
    nameEn: 'The BBQ Bliss Stack',
    nameTr: 'The BBQ Bliss Stack',
    descriptionEn:
      'Two smashed patties, smoked cheddar, crisp beef bacon, an onion ring and our dark BBQ sauce.',
    descriptionTr: 'İki smash köfte, isli cheddar, çıtır dana bacon, soğan halkası ve BBQ sosumuz.',
    priceLira: 620,
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
  },
  {
    id: 4,
    nameEn: 'Chicken Burger Bliss',
    nameTr: 'Chicken Burger Bliss',
    descriptionEn:
      'Buttermilk chicken thigh in a craggy crust, white cabbage slaw, pickles and garlic mayo.',
    descriptionTr:
      'Ayranda dinlendirilmiş çıtır tavuk but, lahana salatası, turşu ve sarımsaklı mayonez.',
    priceLira: 510,
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
  },
  {
    id: 5,
    nameEn: 'The Fine Falafel Burger (V)',
    nameTr: 'The Fine Falafel Burger (V)',
    descriptionEn:
      'Herb falafel fried to order, tahini, pickled red cabbage and rocket in a vegan sesame bun.',
    descriptionTr:
      'Sipariş üzerine kızaran otlu falafel, tahin sosu, mor lahana turşusu, roka, vegan susamlı ekmek.',
    priceLira: 480,
    vegetarian: true,
    vegan: true,
    allergens: ['gluten', 'sesame'],
  },
  {
    id: 6,
    nameEn: 'The Ember Burger',
    nameTr: 'The Ember Burger',
    descriptionEn:
      'Two smashed patties, charred kapya pepper, jalapeno, kashar cheese and Urfa chilli mayo.',
    descriptionTr:
      'İki smash köfte, közlenmiş kapya biber, jalapeno, eritilmiş kaşar ve isotlu mayonez.',
    priceLira: 590,
    spicy: true,
    allergens: ['gluten', 'eggs', 'milk', 'mustard', 'sesame'],
  },
  {
    id: 7,
    nameEn: 'The Halloumi Bliss',
    nameTr: 'The Hellim Bliss',
    descriptionEn:
      'Thick-cut halloumi off the charcoal, roasted kapya pepper, rocket and thyme honey.',
    descriptionTr: 'Kömür ateşinde kalın dilim hellim, közlenmiş kapya biber, roka ve kekik balı.',
    priceLira: 520,
    vegetarian: true,
    allergens: ['gluten', 'eggs', 'milk', 'sesame'],
  },
  {
    id: 8,
    nameEn: 'The Babadağ Triple',
    nameTr: 'The Babadağ Triple',
    descriptionEn:
      'Three smashed patties, three slices of cheddar, grilled onion. Named after the peak above Ölüdeniz.',
    descriptionTr:
      "Üç smash köfte, üç dilim cheddar, ızgara soğan. Adını Ölüdeniz'in ardında yükselen dağdan alır.",
    priceLira: 690,
    allergens: ['gluten', 'eggs', 'milk', 'sesame'],
  },
]);
