import * as v from 'valibot';
import { choice, fact, flag, line } from '../resource/field';
import { defineResource } from '../resource/resource';
import { STATION_FIELD } from '../stations/station-field';
import { nameFields } from './menu-items';

const SLUG_MAX = 40;

const slug = {
  ...line({
    label: { en: 'Web address', tr: 'Web adresi' },
    hint: {
      en: 'Small letters, digits and hyphens: burgers',
      tr: 'Küçük harf, rakam ve tire: burgers',
    },
    max: SLUG_MAX,
    inList: true,
  }),
  schema: v.pipe(
    v.string('menu.slug_invalid'),
    v.maxLength(SLUG_MAX, 'menu.slug_invalid'),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'menu.slug_invalid'),
  ),
  isRequired: true,
};

export const CATEGORY_RECORDS = defineResource({
  name: 'menu_category',
  words: {
    one: { en: 'Category', tr: 'Kategori' },
    many: { en: 'Categories', tr: 'Kategoriler' },
  },
  path: '/api/admin/menu/categories',
  read: 'menu.read',
  change: 'menu.change',
  sort: 'position',
  title: ({ nameEn, nameTr }, language) => String((language === 'tr' && nameTr) || nameEn),
  fields: {
    ...nameFields(60, { required: 'name.required' }),
    slug,
    isVisible: flag({
      label: { en: 'On the menu', tr: 'Menüde görünsün' },
      initial: true,
      inList: true,
    }),
    station: choice({ ...STATION_FIELD, isDefaulted: true, inList: true }),
    itemCount: fact({ label: { en: 'Items', tr: 'Ürün sayısı' }, kind: 'whole', inList: true }),
    position: fact({ label: { en: 'Order', tr: 'Sıra' }, kind: 'whole', isSortable: true }),
  },
});
