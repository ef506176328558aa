import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { brokenRule } from '#domain/marketing/campaign';
import { pictureHash } from '#domain/pictures/pictures';
import type { ResourceName } from '#domain/registry/resources';
import { RESOURCES } from '#domain/registry/resources';
import { insertWhere } from '../../db/gateway';
import type { Row } from '../../db/record-row';
import {
  inventoryItems,
  inventoryMovements,
  recipeLines,
  suppliers,
} from '../../db/tables/inventory.table';
import { announcements, campaigns } from '../../db/tables/marketing.table';
import {
  menuCategories,
  menuItems,
  menuPrices,
  menuSchedule,
  orderLines,
} from '../../db/tables/orders.table';
import { staff } from '../../db/tables/staff.table';
import { forbiddenIn, forbiddenInAnnouncement, isLawfulPicture } from '../statements/campaign-law';
import { hasPicture } from '../statements/kept-picture';
import type { Guard, ResourceStore } from './resource.repository';

type Store = Omit<ResourceStore, 'resource'>;

const categoriesStore: Store = {
  table: menuCategories,
  isNumbered: true,
  facts: {
    itemCount: sql<number>`(select count(*) from menu_item where menu_item.category_id = menu_category.id and is_archived = 0)`,
  },
  initial: { position: nextPosition(menuCategories) },
  mustHold: ({ id, slug }) => [
    {
      holds: sql`not exists (select 1 from ${menuCategories} where slug = ${slug} and id <> ${id})`,
      code: 'menu.slug_taken',
    },
  ],
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${menuItems} where category_id = ${id})`,
      code: 'menu.category_has_items',
    },
  ],
  // Tablets know the station of a dish by the dish's own row.
  alongside: ({ before, after }, won) =>
    before && after && before.station !== after.station
      ? [sql`update ${menuItems} set v = v + 1 where category_id = ${after.id} and ${won}`]
      : [],
};

const itemsStore: Store = {
  table: menuItems,
  isNumbered: true,
  facts: { hasAllergensChecked: sql<number>`${menuItems.allergens} <> '[]'` },
  initial: { position: nextPosition(menuItems) },
  archive: { isArchived: true },
  mustHold: ({ categoryId, imageUrl }) => {
    const hash = pictureHash(imageUrl);
    return [
      {
        holds: sql`exists (select 1 from ${menuCategories} where id = ${categoryId})`,
        code: 'menu.category_unknown',
      },
      ...(hash ? [{ holds: hasPicture(hash), code: 'picture.gone' } as const] : []),
    ];
  },
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${orderLines} where menu_item_id = ${id})`,
      code: 'menu.item_ordered',
    },
  ],
  alongside: ({ before, after, at, member }, won) =>
    after && before?.priceKurus !== after.priceKurus
      ? [priceRow(after, { fromKurus: before?.priceKurus, at, by: member, won })]
      : [],
};

const scheduleStore: Store = {
  table: menuSchedule,
  mustHold: ({ itemId, change, priceKurus }, before) => [
    {
      holds: sql`exists (select 1 from ${menuItems} where id = ${itemId} and is_archived = 0)`,
      code: 'menu.item_unknown',
    },
    {
      holds: sql`${Number(change !== 'price' || priceKurus != null)}`,
      code: 'menu.price_required',
    },
    ...(before ? [stillWaiting(before)] : []),
  ],
  mayGo: (before) => [stillWaiting(before)],
};

function stillWaiting({ id }: Row) {
  const holds = sql`exists (select 1 from ${menuSchedule} where id = ${id} and done_at is null)`;
  return { holds, code: 'menu.already_applied' } as const;
}

function nextPosition(table: typeof menuCategories | typeof menuItems): SQL {
  return sql`(select coalesce(max(position), 0) + 1 from ${table})`;
}

type Priced = { fromKurus: unknown; at: number; by: string; won: SQL };

function priceRow({ id, priceKurus }: Row, { fromKurus, at, by, won }: Priced) {
  const from = typeof fromKurus === 'number' ? fromKurus : null;
  const row = { itemId: Number(id), priceKurus: Number(priceKurus), fromKurus: from, at, by };
  return insertWhere(menuPrices, row, won);
}

/** A stock that staff enter becomes a movement: the opening count, or a correction. */
const inventoryStore: Store = {
  table: inventoryItems,
  shown: sql`${inventoryItems.archivedAt} is null`,
  facts: { isLow: sql`(current_stock <= min_stock_level)` },
  written: ({ currentStockMilli: _, ...row }, at) =>
    row.id === undefined ? row : { ...row, updatedAt: at },
  mustHold: (after, before) => [...supplierIsKnown(after), ...unitStands(after, before)],
  alongside({ before, after, at, member }, won) {
    if (!after) return [sql`delete from ${recipeLines} where item_id = ${before?.id} and ${won}`];
    const milli = Number(after.currentStockMilli ?? 0);
    if (milli === Number(before?.currentStockMilli ?? 0)) return [];
    const stock = sql`(select current_stock from ${inventoryItems} where id = ${after.id})`;
    const movement = {
      itemId: String(after.id),
      kind: before ? ('correction' as const) : ('count' as const),
      milli: sql`${milli} - ${stock}`,
      expectedMilli: before ? null : 0,
      at,
      receivedAt: at,
      by: member,
    };
    return [insertWhere(inventoryMovements, movement, won)];
  },
  // Movements refer to the item, so staff archive it instead of deleting it.
  archived: (at) => ({ archivedAt: at, v: sql`v + 1` }),
};

function supplierIsKnown({ supplierId }: Row): Guard[] {
  if (supplierId === null || supplierId === undefined) return [];
  const holds = sql`exists (select 1 from ${suppliers} where id = ${supplierId})`;
  return [{ holds, code: 'supplier.unknown' }];
}

/** The unit must stay once movements or recipes use it. */
function unitStands({ id, unit }: Row, before: Row | null): Guard[] {
  if (!before || before.unit === unit) return [];
  const holds = sql`not exists (select 1 from ${inventoryMovements} where item_id = ${id})
    and not exists (select 1 from ${recipeLines} where item_id = ${id})`;
  return [{ holds: sql`(${holds})`, code: 'inventory.unit_fixed' }];
}

const suppliersStore: Store = {
  table: suppliers,
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${inventoryItems} where supplier_id = ${id} and archived_at is null)`,
      code: 'supplier.has_items',
    },
  ],
};

const OWNER = 'super_admin';

/** Owners close staff accounts and never delete them, since the audit names them. A closed account has no session. */
const staffStore: Store = {
  table: staff,
  initial: { passwordHash: '' },
  facts: {
    hasPassword: sql`(password_hash <> '')`,
    hasPin: sql`(pin_hash is not null)`,
  },
  written: (row, at) => ('passwordHash' in row ? { ...row, createdAt: at } : row),
  mustHold: (after, before, actor) => [
    ...ownerStays(before, after, actor),
    {
      holds: sql`not exists (select 1 from ${staff} where email = ${after.email} and id <> ${after.id})`,
      code: 'staff.email_taken',
    },
  ],
  mayGo: (before, actor) => ownerStays(before, null, actor),
  archived: () => ({ isActive: false, invitedUntil: null, v: sql`v + 1` }),
  alongside: ({ before, after }, won) =>
    after?.isActive === false || after === null
      ? [sql`delete from staff_session where staff_id = ${before?.id ?? after?.id} and ${won}`]
      : [],
};

/** Only an owner changes accounts, nobody changes their own rights, and one owner who can sign in must remain. */
function ownerStays(before: Row | null, after: Row | null, actor: string): Guard[] {
  const isOwner = (row: Row | null) => row?.role === OWNER && Boolean(row.isActive);
  const isOwn = before?.id === actor;
  const isSame =
    before?.role === after?.role && Boolean(before?.isActive) === Boolean(after?.isActive);
  const guards: Guard[] = [
    {
      holds: sql`exists (select 1 from ${staff} where id = ${actor} and role = ${OWNER} and is_active = 1)`,
      code: 'forbidden',
    },
  ];
  if (isOwn && !isSame) guards.push({ holds: sql`false`, code: 'staff.own_account' });
  if (isOwner(before) && !isOwner(after)) {
    guards.push({
      holds: sql`exists (select 1 from ${staff} where id <> ${before?.id} and role = ${OWNER}
        and is_active = 1 and password_hash <> '' and is_demo <= ${before?.isDemo ? 1 : 0})`,
      code: 'staff.last_owner',
    });
  }
  return guards;
}

/** Only drafts change; what is sent stays as it was sent. */
const campaignsStore: Store = {
  table: campaigns,
  initial: { status: 'draft' },
  written: (row, at) => ('status' in row ? { ...row, createdAt: at } : row),
  facts: {
    audience: sql`(select count(*) from campaign_recipient where campaign_id = campaign.id)`,
    sent: sql`(select count(*) from campaign_recipient where campaign_id = campaign.id and state = 'sent')`,
  },
  mustHold: (after, before) => [
    ...(before ? isDraft(before.id) : []),
    { holds: isLawfulPicture(after.pictureItemId), code: 'campaign.picture_forbidden' },
  ],
  mayGo: ({ id }) => isDraft(id),
  forbids: forbiddenIn,
};

function isDraft(id: unknown): Guard[] {
  const holds = sql`exists (select 1 from ${campaigns} where id = ${id} and status = 'draft')`;
  return [{ holds, code: 'campaign.not_draft' }];
}

const announcementsStore: Store = {
  table: announcements,
  mustHold: (after) => {
    const code = brokenRule(after);
    return code ? [{ holds: sql`0`, code }] : [];
  },
  forbids: forbiddenInAnnouncement,
};

/** A resource with a store has its routes, CSV and API description. */
const STORES: Readonly<Record<ResourceName, Store>> = {
  menu_category: categoriesStore,
  menu_item: itemsStore,
  menu_schedule: scheduleStore,
  inventory_item: inventoryStore,
  supplier: suppliersStore,
  staff: staffStore,
  campaign: campaignsStore,
  announcement: announcementsStore,
};

export const RESOURCE_STORES: readonly ResourceStore[] = RESOURCES.map((resource) => ({
  resource,
  ...STORES[resource.name],
}));
