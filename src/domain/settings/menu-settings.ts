import { FRIES, FRIES_NAMES, USUAL_FRIES } from '../menu/extras';
import { chosen } from './chosen';
import { priced, type SettingDefinitions } from './setting';

const MOST_FRIES_KURUS = 1_000_000;

export const MENU_SETTINGS = {
  'menu.friesPrice': {
    group: 'menu',
    ...priced(USUAL_FRIES.kurus, MOST_FRIES_KURUS),
    label: { en: 'Extra price of fries', tr: 'Patates farkı' },
    hint: {
      en: 'Added to every burger and hot dog. Orders already placed keep their price.',
      tr: 'Her burgere ve sosisliye eklenir. Verilmiş siparişlerin fiyatı değişmez.',
    },
  },
  'menu.soldOutFries': {
    group: 'menu',
    ...chosen(
      USUAL_FRIES.soldOut,
      FRIES.map((value) => ({ value, label: FRIES_NAMES[value] })),
    ),
    label: { en: 'Fries that are sold out', tr: 'Tükenen patatesler' },
    hint: {
      en: 'Guests see them as out of stock. All sold out: burgers and hot dogs too.',
      tr: 'Misafirler tükendiğini görür. Hepsi tükendiyse burger ve sosisliler de satılmaz.',
    },
  },
} as const satisfies SettingDefinitions;
