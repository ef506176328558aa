import * as v from 'valibot';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { INVENTORY_CATEGORIES, INVENTORY_UNITS } from '#domain/inventory/inventory-item';
import { ROLES } from '#domain/roles';
import demo from './demo.json' with { type: 'json' };

const PERSON = v.strictObject({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  role: v.picklist(ROLES),
});

const STOCK = v.strictObject({
  nameEn: v.string(),
  nameTr: v.string(),
  category: v.picklist(INVENTORY_CATEGORIES),
  currentStock: v.number(),
  unit: v.picklist(INVENTORY_UNITS),
  minStockLevel: v.number(),
});

const SUPPLIER = v.strictObject({
  name: v.string(),
  contactName: v.string(),
  phone: v.string(),
  email: v.string(),
  leadDays: v.number(),
  supplies: v.string(),
  notes: v.string(),
});

/** `today` counts slots from now, others name a time, `now` seats a party for half an hour already. */
const TIME = v.variant('day', [
  v.strictObject({ day: v.literal('today'), slotsAhead: v.number() }),
  v.strictObject({ day: v.picklist(['tomorrow', 'after']), at: v.string() }),
  v.strictObject({ day: v.literal('now') }),
]);

/** A party has a phone number that nobody owns. */
const PARTY = {
  guestName: v.string(),
  guestPhone: v.string(),
  partySize: v.number(),
  tableId: v.number(),
  language: v.picklist(['en', 'tr']),
  status: v.picklist(['pending', 'confirmed', 'seated']),
  specialRequests: v.nullish(v.string(), null),
  when: TIME,
};

const TABLE = v.strictObject({ ...PARTY, tablePreference: v.picklist(TABLE_AREAS) });

const BRUNCH = v.strictObject({
  ...PARTY,
  food: v.string(),
  sauce: v.nullable(v.string()),
  drink: v.string(),
});

const MESSAGE = v.strictObject({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
});

export type DemoTime = v.InferOutput<typeof TIME>;
export type DemoTable = v.InferOutput<typeof TABLE>;
export type DemoBrunch = v.InferOutput<typeof BRUNCH>;

/** The sign-in page shows the password; the deposit of the last brunch guest is due. */
export const DEMO = v.parse(
  v.strictObject({
    password: v.string(),
    staff: v.array(PERSON),
    inventory: v.array(STOCK),
    suppliers: v.array(SUPPLIER),
    tableBookings: v.array(TABLE),
    brunches: v.array(BRUNCH),
    message: MESSAGE,
  }),
  demo,
);
