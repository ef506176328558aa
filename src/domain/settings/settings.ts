import * as v from 'valibot';
import { VAT_LICENCES } from '../bills/bill';
import { USUAL_TILL_RULES } from '../bills/line-entry';
import { TABLE_PARTY_SIZES } from '../bookings/book-table';
import { BOOK_AHEAD_DAYS } from '../bookings/booking';
import type { Named } from '../bookings/brunch-rules';
import { BRUNCH_MOST_PEOPLE, DRINK_GROUPS, USUAL_BRUNCH } from '../bookings/brunch-rules';
import { USUAL_TABLES } from '../bookings/free-tables';
import { LIRA_PER_POINT, USUAL_CLUB } from '../club/points';
import { PRICE_LIST_LANGUAGES } from '../menu/guest-menu';
import { FRIES, FRIES_NAMES, USUAL_FRIES } from '../menu/menu-item';
import { wholeKurus } from '../money';
import type { Closure, DayHours } from '../opening/opening';
import { closureList, USUAL_OPENING, weekHours } from '../opening/opening';
import { DELIVERY_FEE_KURUS, DELIVERY_RADIUS_KM } from '../orders/order';
import { AGEING_MINUTES } from '../orders/order-ageing';
import { SILENCE_MINUTES } from '../orders/order-alarm';
import type { Field } from '../resource/resource';
import { choicesOf } from '../resource/resource';
import { ALARM_REPEAT_SECONDS, ALARM_VOLUME } from './bar-rules';
import { USUAL_RETENTION } from './retention';
import type { SettingDefinition, SettingDefinitions, SettingShape } from './setting';
import {
  aged,
  chosen,
  chosenOne,
  inGroup,
  keptDays,
  LISTED_DISH,
  linked,
  listedDays,
  listedDishes,
  listedNames,
  listedNumbers,
  listedTimes,
  mailed,
  numbered,
  paragraph,
  phoned,
  pictured,
  placed,
  priced,
  switched,
  written,
} from './setting';
import CHOICES from './settings-choices.json' with { type: 'json' };
import WORDS from './settings-words.json' with { type: 'json' };

const { SECONDS, MINUTES, HOURS, DAYS, PEOPLE, KM, LIRA, POINTS, PERCENT } = CHOICES.units;

const PARTS = { isWhole: false };
const PART = { from: 0, to: 100, unit: PERCENT };
const PRICE = { from: 1, to: 100_000, unit: POINTS };
const YEAR = { from: 1, to: 365, unit: DAYS };
const MOST_KURUS = 1_000_000;
const MOST_TILL_KURUS = 10_000_000;
const MOST_OFFER_MINUTES = 24 * 60;
const MOST_LEAD_MINUTES = 7 * 24 * 60;
const SENDER_MAX = 60;
/** A message waits on a phone for up to seven days, so its stored response must live longer. */
const LEAST_TECHNICAL_DAYS = 8;
const MOST_DAYS = 3_650;
/** Sellers keep distance sales for three years (Regulation on Distance Contracts, Article 20). */
const THREE_YEARS_DAYS = 1_095;
const MONTH_DAYS = 30;

export const ORDERING_SETTINGS = inGroup('ordering', {
  'ordering.paused': switched(false),
  'ordering.busyMinutes': numbered(0, { from: 0, to: 120, unit: MINUTES }),
  'ordering.table': switched(true),
  'ordering.collection': switched(true),
  'ordering.delivery': switched(true),
  'ordering.refuseWhenClosed': switched(false),
  'ordering.printAtOnce': switched(false),
});

export const BAR_SETTINGS = inGroup('bar', {
  'bar.tableAgeing': aged(AGEING_MINUTES.table),
  'bar.collectionAgeing': aged(AGEING_MINUTES.collection),
  'bar.deliveryAgeing': aged(AGEING_MINUTES.delivery),
  // Below this volume a kitchen does not hear the alarm.
  'bar.alarmVolume': numbered(ALARM_VOLUME, { ...PART, from: 30 }),
  'bar.alarmRepeatSeconds': numbered(ALARM_REPEAT_SECONDS, { from: 5, to: 60, unit: SECONDS }),
  'bar.silenceMinutes': numbered(SILENCE_MINUTES, { from: 1, to: 15, unit: MINUTES }),
});

const WEEK: SettingShape<(DayHours | null)[]> = {
  kind: 'week',
  schema: weekHours,
  initial: [...USUAL_OPENING.week],
};

const CLOSURES: SettingShape<Closure[]> = { kind: 'closures', schema: closureList, initial: [] };

export const OPENING_SETTINGS = inGroup('opening', {
  'opening.hours': WEEK,
  'opening.closures': CLOSURES,
});

export const DELIVERY_SETTINGS = inGroup('delivery', {
  'delivery.fee': priced(DELIVERY_FEE_KURUS, MOST_KURUS),
  'delivery.radiusKm': numbered(DELIVERY_RADIUS_KM, { ...PARTS, from: 0.5, to: 50, unit: KM }),
  'venue.location': placed(),
  'venue.deliveryNoteEn': paragraph(),
  'venue.deliveryNoteTr': paragraph(),
});

export const MENU_SETTINGS = inGroup('menu', {
  'menu.friesPrice': priced(USUAL_FRIES.kurus, MOST_KURUS),
  'menu.soldOutFries': chosen(USUAL_FRIES.soldOut, choicesOf(FRIES, FRIES_NAMES)),
  'menu.priceListLanguages': chosenOne(
    'visitor',
    choicesOf(PRICE_LIST_LANGUAGES, CHOICES.priceListLanguages),
  ),
});

const { times, maxParty, daysAhead, leadMinutes } = USUAL_TABLES;

export const BOOKINGS_SETTINGS = inGroup('bookings', {
  'bookings.times': listedTimes(times),
  'bookings.maxParty': chosenOne<string>(
    String(maxParty),
    TABLE_PARTY_SIZES.map((size) => ({
      value: String(size),
      label: { en: `${size} people`, tr: `${size} kişi` },
    })),
  ),
  'bookings.daysAhead': numbered(daysAhead, { from: 1, to: BOOK_AHEAD_DAYS, unit: DAYS }),
  'bookings.leadMinutes': numbered(leadMinutes, { from: 0, to: MOST_LEAD_MINUTES, unit: MINUTES }),
  'bookings.reminder': switched(true),
  'waitlist.offerMinutes': numbered(10, { from: 5, to: MOST_OFFER_MINUTES, unit: MINUTES }),
  'waitlist.autoOffer': switched(false),
  'bookings.closedDays': listedDays(),
});

const { foods, sauces, drinks, slots, drinkHours, depositKurus } = USUAL_BRUNCH;
const BRUNCH_PARTY = { from: 1, to: BRUNCH_MOST_PEOPLE, unit: PEOPLE };

export const BRUNCH_SETTINGS = inGroup('brunch', {
  'brunch.foods': listedDishes(foods.map(switchedOn), {
    dish: v.object({ ...LISTED_DISH, hasSauce: v.boolean('invalid') }),
    needsOne: true,
  }),
  'brunch.sauces': listedDishes(sauces.map(switchedOn), {
    dish: v.object(LISTED_DISH),
    needsOne: false,
  }),
  'brunch.drinks': listedDishes(drinks.map(switchedOn), {
    dish: v.object({ ...LISTED_DISH, group: v.picklist(DRINK_GROUPS, 'invalid') }),
    needsOne: true,
  }),
  'brunch.slots': listedTimes(slots),
  'brunch.maxParty': numbered(USUAL_BRUNCH.maxParty, BRUNCH_PARTY),
  'brunch.drinkHours': numbered(drinkHours, { ...PARTS, from: 0.5, to: 6, unit: HOURS }),
  'brunch.deposit': priced(depositKurus, MOST_KURUS),
  'brunch.depositHours': numbered(USUAL_BRUNCH.depositHours, { from: 0, to: 720, unit: HOURS }),
  'brunch.heldDays': numbered(USUAL_BRUNCH.heldDays, { from: 1, to: 30, unit: DAYS }),
});

/** The order of the columns is the one of the schema, as stored values have it. */
function switchedOn<Dish extends Named>({ nameEn, nameTr, ...more }: Dish) {
  return { nameEn, nameTr, isOn: true, ...more };
}

const { rewardPoints, tierPoints, tierNames } = USUAL_CLUB;
const TIERS = { ...PRICE, parts: CHOICES.tiers.slice(1), isRising: true };

export const CLUB_SETTINGS = inGroup('club', {
  'club.liraPerPoint': numbered(LIRA_PER_POINT, { from: 1, to: 1000, unit: LIRA }),
  'club.rewardPoints': listedNumbers(rewardPoints, { ...PRICE, parts: CHOICES.rewards }),
  'club.tierPoints': listedNumbers(tierPoints, TIERS),
  'club.tierNamesEn': listedNames(tierNames.en, CHOICES.tiers),
  'club.tierNamesTr': listedNames(tierNames.tr, CHOICES.tiers),
  'club.tiersGiveEn': paragraph(),
  'club.tiersGiveTr': paragraph(),
});

const MAPS = ['google.com', 'google.com.tr', 'maps.app.goo.gl', 'maps.apple.com', 'maps.apple'];

export const CONTACT_SETTINGS = inGroup('contact', {
  'venue.phone': phoned(),
  'venue.whatsapp': phoned(),
  'venue.email': mailed(),
  'venue.address': written(),
  'venue.mapLink': linked(MAPS),
  'venue.instagram': linked(['instagram.com']),
  'venue.facebook': linked(['facebook.com', 'fb.com', 'fb.me']),
  'venue.tiktok': linked(['tiktok.com']),
  'venue.googleReview': linked(['google.com', 'google.com.tr', 'g.page', 'maps.app.goo.gl']),
});

export const PICTURE_SETTINGS = inGroup('pictures', {
  'venue.heroPhoto': pictured(),
  'venue.teamPhoto': pictured(),
  'venue.roomPhoto': pictured(),
});

export const MAIL_SETTINGS = inGroup('mail', {
  'mail.senderName': written(SENDER_MAX),
  'mail.fromAddress': mailed(),
  'mail.replyTo': mailed(),
  'mail.alerts': mailed(),
});

export const LEGAL_SETTINGS = inGroup('legal', {
  'venue.legalName': written(),
  'venue.taxOffice': written(),
  'venue.taxNumber': written(),
  'venue.mersis': written(),
  'venue.kep': mailed(),
  'legal.alcoholOrders': switched(true),
  'vat.licence': chosenOne('unknown', choicesOf(VAT_LICENCES, CHOICES.licences)),
  'vat.brunchDrinks': numbered(0, PART),
});

const TECHNICAL = { from: LEAST_TECHNICAL_DAYS, to: MOST_DAYS, unit: DAYS };
const { technicalDays, mailDays, unprovedDays, ...kept } = USUAL_RETENTION;

export const RETENTION_SETTINGS = inGroup('legal', {
  'keep.technicalDays': numbered(technicalDays, TECHNICAL),
  'keep.mailDays': numbered(mailDays, YEAR),
  'keep.unprovedDays': numbered(unprovedDays, YEAR),
  'keep.orderDays': keptDays(kept.orderDays, { from: THREE_YEARS_DAYS, to: MOST_DAYS }),
  'keep.bookingDays': keptDays(kept.bookingDays, { from: MONTH_DAYS, to: MOST_DAYS }),
  'keep.messageDays': keptDays(kept.messageDays, { from: MONTH_DAYS, to: MOST_DAYS }),
});

export const OFFICE_SETTINGS = inGroup('office', {
  'payments.orders': switched(false),
  'stock.switchOff': switched(false),
});

/** What a member of the team takes off a bill, or pays out, without a manager's PIN; where the Z goes. */
export const TILL_SETTINGS = inGroup('till', {
  'till.voidLimit': priced(wholeKurus(USUAL_TILL_RULES['till.voidLimit']), MOST_TILL_KURUS),
  'till.compLimit': priced(wholeKurus(USUAL_TILL_RULES['till.compLimit']), MOST_TILL_KURUS),
  'till.discountLimit': numbered(USUAL_TILL_RULES['till.discountLimit'], PART),
  'till.staffPercent': numbered(USUAL_TILL_RULES['till.staffPercent'], PART),
  'till.paidOutLimit': priced(wholeKurus(USUAL_TILL_RULES['till.paidOutLimit']), MOST_TILL_KURUS),
  'till.mail': mailed(),
});

/** Every setting of the back office, in the order of its page. Each steers the server from the next request on. */
export const SETTINGS = {
  ...ORDERING_SETTINGS,
  ...BAR_SETTINGS,
  ...OPENING_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...MENU_SETTINGS,
  ...BOOKINGS_SETTINGS,
  ...BRUNCH_SETTINGS,
  ...CLUB_SETTINGS,
  ...CONTACT_SETTINGS,
  ...PICTURE_SETTINGS,
  ...MAIL_SETTINGS,
  ...LEGAL_SETTINGS,
  ...RETENTION_SETTINGS,
  ...OFFICE_SETTINGS,
  ...TILL_SETTINGS,
} as const satisfies SettingDefinitions;

export type SettingField = Field & Pick<SettingDefinition, 'group'>;

export type SettingKey = keyof typeof SETTINGS;

const SETTING_WORDS: Readonly<Record<SettingKey, Pick<Field, 'label' | 'hint'>>> = WORDS;

export type SettingValues = {
  [Key in SettingKey]: v.InferOutput<(typeof SETTINGS)[Key]['schema']>;
};

/** As staff read it; `v` is 0 until somebody has set it. */
export type Setting = {
  key: SettingKey;
  value: unknown;
  v: number;
  changedBy: string | null;
  changedAt: string | null;
};

/** A change of one setting, newest first in its history. */
export type SettingChange = { by: string | null; at: string; before: unknown; after: unknown };

export const SETTING_KEYS = Object.keys(SETTINGS).filter(isSettingKey);

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

export function settingOf(key: SettingKey): SettingField {
  // Each has its own type of value; here it is unknown.
  return { ...(SETTINGS[key] as SettingDefinition), ...SETTING_WORDS[key], isRequired: true };
}

/** The body of PUT /api/admin/settings/{key}; `v` is the version that the writer has seen. */
export function changeSettingInput(key: SettingKey) {
  return v.object({
    value: settingOf(key).schema,
    v: v.exactOptional(v.pipe(v.number('invalid'), v.integer('invalid'))),
  });
}

/** The values that stand; one that its schema refuses, as after a restore of older data, counts as not set. */
export function settingValues(stored: ReadonlyMap<string, unknown>): SettingValues {
  const values = SETTING_KEYS.map((key) => {
    const { schema, initial } = settingOf(key);
    const checked = v.safeParse(schema, stored.get(key) ?? initial);
    return [key, checked.success ? checked.output : initial];
  });
  // Built from the list of all keys, each value by its own schema.
  return Object.fromEntries(values) as SettingValues;
}
