import * as v from 'valibot';
import { BRUNCH_MOST_PEOPLE, DRINK_GROUPS, type Named, USUAL_BRUNCH } from '../brunch/brunch-rules';
import { LISTED_DISH, listedDishes, listedTimes } from './brunch-lists';
import { inGroup, numbered, priced } from './setting';

const HOURS = { en: 'hours', tr: 'saat' };
const DAYS = { en: 'days', tr: 'gün' };
const PEOPLE = { en: 'people', tr: 'kişi' };
const MOST_DEPOSIT_KURUS = 1_000_000;

const { foods, sauces, drinks, slots } = USUAL_BRUNCH;

export const BRUNCH_SETTINGS = inGroup('brunch', {
  'brunch.foods': {
    ...listedDishes(foods.map(switchedOn), {
      dish: v.object({ ...LISTED_DISH, hasSauce: v.boolean('invalid') }),
      needsOne: true,
    }),
    label: { en: 'Dishes', tr: 'Yemekler' },
    hint: {
      en: 'A dish with the English name of one on the menu shows its picture and counts its ingredients. The price is that of “Bottomless Brunch” on the menu.',
      tr: 'İngilizce adı menüdeki bir ürünle aynı olan yemek onun resmini gösterir ve malzemesini sayar. Fiyat, menüdeki “Bottomless Brunch” fiyatıdır.',
    },
  },
  'brunch.sauces': {
    ...listedDishes(sauces.map(switchedOn), { dish: v.object(LISTED_DISH), needsOne: false }),
    label: { en: 'Sauces', tr: 'Soslar' },
    hint: {
      en: 'For dishes that come with a sauce. All off: nobody is asked for one.',
      tr: 'Soslu yemekler için. Hepsi kapalıysa sos sorulmaz.',
    },
  },
  'brunch.drinks': {
    ...listedDishes(drinks.map(switchedOn), {
      dish: v.object({ ...LISTED_DISH, group: v.picklist(DRINK_GROUPS, 'invalid') }),
      needsOne: true,
    }),
    label: { en: 'First drinks', tr: 'İlk içecekler' },
    hint: {
      en: 'Existing bookings keep the names that the guest chose.',
      tr: 'Alınmış rezervasyonlarda misafirin seçtiği adlar kalır.',
    },
  },
  'brunch.slots': {
    ...listedTimes(slots),
    label: { en: 'Times', tr: 'Saatler' },
    hint: {
      en: 'When a brunch may begin. Existing bookings keep their time.',
      tr: 'Brunch’ın başlayabileceği saatler. Alınmış rezervasyonların saati değişmez.',
    },
  },
  'brunch.maxParty': {
    ...numbered(USUAL_BRUNCH.maxParty, { from: 1, to: BRUNCH_MOST_PEOPLE, unit: PEOPLE }),
    label: { en: 'Largest party', tr: 'En büyük grup' },
    hint: {
      en: 'Larger parties are asked to call.',
      tr: 'Daha kalabalık grupların aramasını ister.',
    },
  },
  'brunch.drinkHours': {
    ...numbered(USUAL_BRUNCH.drinkHours, { from: 0.5, to: 6, isWhole: false, unit: HOURS }),
    label: { en: 'Drinks after the first one', tr: 'İlk içecekten sonra içecekler' },
    hint: {
      en: 'Counted from the first drink. Parties already booked never get less than they were told.',
      tr: 'İlk içecekten itibaren sayılır. Alınmış rezervasyonların süresi kısalmaz.',
    },
  },
  'brunch.deposit': {
    ...priced(USUAL_BRUNCH.depositKurus, MOST_DEPOSIT_KURUS),
    label: { en: 'Deposit', tr: 'Kapora' },
    hint: {
      en: 'For each booking. Existing bookings keep their deposit. 0: no deposit.',
      tr: 'Her rezervasyon için. Alınmış rezervasyonların kaporası değişmez. 0: kapora yok.',
    },
  },
  'brunch.depositHours': {
    ...numbered(USUAL_BRUNCH.depositHours, { from: 0, to: 720, unit: HOURS }),
    label: { en: 'Deposit when booked earlier than', tr: 'Kapora: şundan daha önce alınanlara' },
    hint: {
      en: 'Before the brunch begins. Later bookings are confirmed directly.',
      tr: 'Brunch başlamadan önce. Daha geç alınan rezervasyonlar doğrudan onaylanır.',
    },
  },
  'brunch.heldDays': {
    ...numbered(USUAL_BRUNCH.heldDays, { from: 1, to: 30, unit: DAYS }),
    label: { en: 'Held for the deposit', tr: 'Kapora bekleme süresi' },
    hint: {
      en: 'After that an unpaid booking expires. Existing bookings keep their day.',
      tr: 'Ödenmeyen rezervasyon bu sürede düşer. Alınmış rezervasyonların günü değişmez.',
    },
  },
});

/** The order of the columns is the one of the schema, as stored values have it. */
function switchedOn<Dish extends Named>({ nameEn, nameTr, ...more }: Dish) {
  return { nameEn, nameTr, isOn: true, ...more };
}
