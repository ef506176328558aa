import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const HOTDOGS = seedItems(CATEGORY_IDS.hotdogs, {}, [
  {
    id: 11,
    nameEn: 'The Bliss Dog',
    nameTr: 'The Bliss Dog',
    descriptionEn:
      'Charcoal-grilled beef frankfurter, crispy onions, yellow mustard and ketchup in a milk bun.',
    descriptionTr:
      'Yumuşak sütlü ekmekte kömürde ızgara dana sosis, çıtır soğan, hardal ve ketçap.',
    priceLira: 390,
    allergens: ['gluten', 'eggs', 'milk', 'mustard'],
  },
  {
    id: 12,
    nameEn: 'Kumru Dog',
    nameTr: 'Kumru Dog',
    descriptionEn:
      "İzmir's kumru, our way: grilled beef sucuk, melted kashar, tomato and pickle in a sesame roll.",
    descriptionTr:
      'İzmir kumrusunun Bliss hâli: susamlı ekmekte ızgara sucuk, erimiş kaşar, domates ve turşu.',
    priceLira: 440,
    allergens: ['gluten', 'milk', 'sesame'],
  },
  {
    id: 13,
    nameEn: 'Chilli Cheese Dog',
    nameTr: 'Chilli Cheese Dog',
    descriptionEn: 'Beef frankfurter under slow-cooked beef chilli, cheddar sauce and jalapeno.',
    descriptionTr:
      'Dana sosisin üzerinde ağır ateşte pişmiş acılı dana kıyma, cheddar sosu ve jalapeno.',
    priceLira: 450,
    spicy: true,
    allergens: ['gluten', 'eggs', 'milk', 'celery', 'mustard'],
  },
  {
    id: 14,
    nameEn: 'The Carrot Dog',
    nameTr: 'The Carrot Dog',
    descriptionEn:
      'Whole carrot roasted over charcoal with soy and paprika, pickled cabbage, mustard, vegan bun.',
    descriptionTr:
      'Soya sosu ve tatlı toz biberle közlenmiş bütün havuç, lahana turşusu, hardal ve vegan ekmek.',
    priceLira: 370,
    vegetarian: true,
    vegan: true,
    allergens: ['gluten', 'soybeans', 'mustard'],
  },
]);
