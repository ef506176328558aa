import * as v from 'valibot';

const text = v.string();
const link = v.exactOptional(v.string());
const both = <S extends v.GenericSchema>(schema: S) => v.object({ en: schema, tr: schema });
const list = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly());

const named = { nameEn: text, nameTr: text };

/** The settings of the club that members see. */
export const clubRules = v.object({
  /** Each tier after the first begins at these points. */
  tierPoints: list(v.number()),
  tierNames: both(list(text)),
  /** An empty text says nothing. */
  tiersGive: both(text),
  /** What each kind of reward costs, in the order of the kinds. */
  rewardPoints: list(v.number()),
});

const rules = v.object({
  isPaused: v.boolean(),
  services: list(v.picklist(['table', 'collection', 'delivery'])),
  busyMinutes: v.number(),
  deliveryFeeKurus: v.number(),
  deliveryRadiusKm: v.number(),
  liraPerPoint: v.number(),
  closedDays: list(text),
  isAlcoholOff: v.exactOptional(v.literal(true)),
  isClosedRefused: v.exactOptional(v.unknown()),
  bookings: v.optional(
    v.partial(
      v.object({
        times: list(text),
        maxParty: v.number(),
        daysAhead: v.number(),
        leadMinutes: v.number(),
      }),
    ),
  ),
  brunch: v.optional(
    v.partial(
      v.object({
        foods: list(v.object({ ...named, hasSauce: v.boolean() })),
        sauces: list(v.object(named)),
        drinks: list(v.object({ ...named, group: text })),
        slots: list(text),
        depositKurus: v.number(),
        depositHours: v.number(),
        heldDays: v.number(),
        drinkHours: v.number(),
        maxParty: v.number(),
      }),
    ),
  ),
  club: v.exactOptional(clubRules),
  opening: v.exactOptional(
    v.object({
      week: list(v.nullable(v.object({ opens: text, closes: text }))),
      closures: list(v.object({ day: text, noteEn: text, noteTr: text })),
    }),
  ),
});

export const announcement = v.object({
  id: text,
  kind: text,
  titleEn: text,
  titleTr: text,
  textEn: text,
  textTr: text,
  startsAt: v.number(),
  endsAt: v.number(),
  /** Happy hours have days and times. A time of the next day is before `fromTime`. */
  weekdays: v.exactOptional(list(text)),
  fromTime: v.exactOptional(text),
  toTime: v.exactOptional(text),
  /** Only events have a link. */
  link: v.exactOptional(text),
});

/** Lists what everybody may read of the venue. */
export const guestVenue = v.object({
  legalName: text,
  address: text,
  phone: text,
  whatsapp: text,
  email: text,
  taxOffice: text,
  taxNumber: text,
  mersis: text,
  kep: text,
  deliveryNoteEn: text,
  deliveryNoteTr: text,
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  links: v.object({
    mapLink: link,
    instagram: link,
    facebook: link,
    tiktok: link,
    googleReview: link,
  }),
  photos: v.exactOptional(v.object({ hero: link, team: link, room: link })),
  isDemo: v.boolean(),
  tables: v.array(text),
  tableAreas: v.array(text),
  cardDeposits: v.boolean(),
  cardOrders: v.boolean(),
  rules,
  news: v.object({ at: v.number(), list: list(announcement) }),
});

export const liveStatus = v.object({
  menu: text,
  bar: v.picklist(['there', 'away', 'closed']),
  tables: v.number(),
});

export const serverHealth = v.object({ ok: v.boolean(), now: v.number(), build: text });

export const serverReady = v.object({ ready: v.literal(true) });

export const demoSignIn = v.nullable(
  v.object({
    accounts: list(v.object({ email: text, role: text })),
    password: text,
  }),
);
