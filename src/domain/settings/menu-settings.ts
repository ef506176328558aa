import { FRIES, FRIES_NAMES, USUAL_FRIES } from '../menu/extras';
import type { PriceListLanguages } from '../menu/guest-menu';
import { chosen, chosenOne } from './chosen';
import { inGroup, priced, type SettingChoice } from './setting';

const MOST_FRIES_KURUS = 1_000_000;

const LANGUAGES: readonly SettingChoice<PriceListLanguages>[] = [
  {
    value: 'visitor',
    label: {
      en: 'Both, the visitor’s own first',
      tr: 'İkisi, önce ziyaretçinin dili',
    },
  },
  {
    value: 'tr-en',
    label: { en: 'Both, Turkish first', tr: 'İkisi, önce Türkçe' },
  },
  {
    value: 'en-tr',
    label: { en: 'Both, English first', tr: 'İkisi, önce İngilizce' },
  },
  { value: 'tr', label: { en: 'Turkish only', tr: 'Yalnız Türkçe' } },
  { value: 'en', label: { en: 'English only', tr: 'Yalnız İngilizce' } },
];

export const MENU_SETTINGS = inGroup('menu', {
  'menu.friesPrice': {
    ...priced(USUAL_FRIES.kurus, MOST_FRIES_KURUS),
    label: { en: 'Extra price of fries', tr: 'Patates farkı' },
    hint: {
      en: 'Added to every burger and hot dog. Orders already placed keep their price.',
      tr: 'Her burgere ve sosisliye eklenir. Verilmiş siparişlerin fiyatı değişmez.',
    },
  },
  'menu.soldOutFries': {
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
  'menu.priceListLanguages': {
    ...chosenOne('visitor', LANGUAGES),
    label: { en: 'Languages of the price list', tr: 'Fiyat listesinin dilleri' },
    hint: {
      en: 'For the price list to read and print. The menu of the site stays in both.',
      tr: 'Okunan ve yazdırılan fiyat listesi için. Sitenin menüsü iki dilde kalır.',
    },
  },
});
