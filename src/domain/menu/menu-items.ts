import * as v from 'valibot';
import type { Choice } from '../resource/resource';
import { choicesOf, defineResource, FILTERED, field, LISTED, SORTED } from '../resource/resource';
import { STATION_FIELD } from '../stations/station-field';
import { venueTime } from '../venue';
import type { ChoiceRule, RewardKind, StatedAllergens } from './menu-item';
import { ALLERGENS, NO_ALLERGENS } from './menu-item';
import WORDS from './menu-item-words.json' with { type: 'json' };

/** Returns both names of a dish or a category. An item without a Turkish name shows its English name. */
function nameFields(max: number, turkish: { required?: 'name.required' }) {
  return {
    nameEn: field.line({
      label: { en: 'English name', tr: 'İngilizce adı' },
      max,
      required: 'name.required',
      ...LISTED,
    }),
    nameTr: field.line({
      label: { en: 'Turkish name', tr: 'Türkçe adı' },
      max,
      ...turkish,
      ...LISTED,
    }),
  };
}

/** Accepts an uploaded or a drawn picture. An empty value shows the picture of the category. */
const imageUrlText = v.pipe(
  v.string('picture.address'),
  v.maxLength(100, 'picture.address'),
  v.regex(
    /^(\/photos\/[a-z0-9-]{1,60}-640\.avif|\/pictures\/[0-9a-f]{32}-640\.avif)?$/,
    'picture.address',
  ),
);

const ALLERGEN_CHOICES: readonly (Choice & { value: StatedAllergens[number] })[] = [
  { value: NO_ALLERGENS, label: WORDS.allergens.none, isAlone: true },
  ...choicesOf(ALLERGENS, WORDS.allergens),
];

const RULES: ChoiceRule[] = ['auto', 'add', 'fries', 'sauce', 'brunch'];
const REWARDS: RewardKind[] = ['side', 'chicken', 'burger'];

export const ITEM_RECORDS = defineResource({
  name: 'menu_item',
  words: { one: { en: 'Item', tr: 'Ürün' }, many: { en: 'Items', tr: 'Ürünler' } },
  path: '/api/admin/menu/items',
  read: 'menu.read',
  change: 'menu.change',
  sort: 'position',
  title: ({ nameEn, nameTr }, language) => String((language === 'tr' && nameTr) || nameEn),
  fields: {
    ...nameFields(80, {}),
    categoryId: field.numberedReference({
      label: { en: 'Category', tr: 'Kategori' },
      code: 'menu.category_required',
      ...FILTERED,
    }),
    price: field.lira({ label: { en: 'Price', tr: 'Fiyat' }, inList: true, isSortable: true }),
    isAvailable: field.flag({
      label: { en: 'Available', tr: 'Mevcut' },
      initial: true,
      ...FILTERED,
    }),
    descriptionEn: field.paragraph({
      label: { en: 'English description', tr: 'İngilizce açıklama' },
      max: 300,
    }),
    descriptionTr: field.paragraph({
      label: { en: 'Turkish description', tr: 'Türkçe açıklama' },
      max: 300,
    }),
    allergens: field.choices({
      label: { en: 'Allergens', tr: 'Alerjenler' },
      choices: ALLERGEN_CHOICES,
      code: 'menu.allergen_unknown',
    }),
    hasAllergensChecked: field.fact({
      label: { en: 'Allergens checked', tr: 'Alerjenleri kontrol edildi' },
      kind: 'flag',
      isFilter: true,
    }),
    vegetarian: field.flag({ label: { en: 'Vegetarian', tr: 'Vejetaryen' } }),
    vegan: field.flag({ label: { en: 'Vegan', tr: 'Vegan' } }),
    spicy: field.flag({ label: { en: 'Spicy', tr: 'Acılı' } }),
    pork: field.flag({ label: { en: 'Pork', tr: 'Domuz eti' } }),
    alcohol: field.flag({
      label: { en: 'Alcohol', tr: 'Alkol' },
      hint: { en: 'Served at the table only', tr: 'Yalnızca masaya servis edilir' },
    }),
    tobacco: field.flag({ label: { en: 'Tobacco', tr: 'Tütün' } }),
    choiceRule: field.choice({
      label: { en: 'What a guest chooses', tr: 'Misafirin seçimi' },
      choices: choicesOf(RULES, WORDS.rules),
      code: 'menu.rule_unknown',
      isDefaulted: true,
    }),
    rewardKind: field.optionalChoice({
      label: { en: 'Reward of the club', tr: 'Kulüp ödülü' },
      hint: { en: 'Food only', tr: 'Yalnızca yiyecek' },
      choices: choicesOf(REWARDS, WORDS.rewards),
      code: 'menu.reward_unknown',
    }),
    station: field.optionalChoice({
      ...STATION_FIELD,
      hint: { en: 'Empty: the station of its category', tr: 'Boşsa kategorisinin istasyonu' },
    }),
    imageUrl: {
      ...field.line({ label: { en: 'Picture', tr: 'Resim' }, max: 100 }),
      schema: imageUrlText,
    },
    isArchived: field.flag({
      label: { en: 'Archived', tr: 'Arşivde' },
      hint: {
        en: 'Hidden from all menus; old orders keep it',
        tr: 'Menüde görünmez; eski siparişlerde kalır',
      },
      isFilter: true,
    }),
    position: field.fact({ label: { en: 'Order', tr: 'Sıra' }, kind: 'whole', isSortable: true }),
  },
});

const SLUG_MAX = 40;

const slug = {
  ...field.line({
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
    isVisible: field.flag({
      label: { en: 'On the menu', tr: 'Menüde görünsün' },
      initial: true,
      inList: true,
    }),
    station: field.choice({ ...STATION_FIELD, isDefaulted: true, inList: true }),
    itemCount: field.fact({
      label: { en: 'Items', tr: 'Ürün sayısı' },
      kind: 'whole',
      inList: true,
    }),
    position: field.fact({ label: { en: 'Order', tr: 'Sıra' }, kind: 'whole', isSortable: true }),
  },
});

const SCHEDULED_CHANGES = [
  { value: 'price', label: { en: 'New price', tr: 'Yeni fiyat' } },
  { value: 'available', label: { en: 'Available again', tr: 'Yeniden mevcut' } },
  { value: 'sold_out', label: { en: 'Sold out', tr: 'Tükendi' } },
] as const;
export type ScheduledChange = (typeof SCHEDULED_CHANGES)[number]['value'];

export const SCHEDULE_RECORDS = defineResource({
  name: 'menu_schedule',
  words: {
    one: { en: 'Scheduled change', tr: 'Planlı değişiklik' },
    many: { en: 'Scheduled changes', tr: 'Planlı değişiklikler' },
  },
  path: '/api/admin/menu/schedule',
  read: 'menu.read',
  change: 'menu.change',
  sort: 'dueAt',
  title: ({ dueAt }) => String(dueAt ?? '').replace('T', ' '),
  fields: {
    dueAt: field.moment({ label: { en: 'Date and time', tr: 'Tarih ve saat' }, ...SORTED }),
    itemId: field.numberedReference({
      label: { en: 'Item', tr: 'Ürün' },
      code: 'menu.item_required',
      inList: true,
      isFilter: true,
    }),
    change: field.choice({
      label: { en: 'Change', tr: 'Değişiklik' },
      choices: SCHEDULED_CHANGES,
      code: 'menu.change_unknown',
      inList: true,
    }),
    price: field.optionalLira({
      label: { en: 'New price', tr: 'Yeni fiyat' },
      hint: { en: 'For a new price only', tr: 'Yalnızca yeni fiyat için' },
      inList: true,
    }),
    doneAt: field.fact({
      label: { en: 'Applied at', tr: 'Uygulandığı zaman' },
      kind: 'instant',
      inList: true,
    }),
  },
});

export function venueMoment(at: number): string {
  const { date, hour, minute } = venueTime(at);
  return `${date}T${two(hour)}:${two(minute)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
