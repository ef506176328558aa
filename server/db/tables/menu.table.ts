import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ChoiceRule, RewardKind, StatedAllergens } from '#domain/menu/menu-item';
import type { ScheduledChange } from '#domain/menu/menu-items';
import type { Station } from '#domain/stations/station';
import { recordColumns } from './record-columns';

/** The data folder holds the files of uploaded pictures under their hash. */
export const pictures = sqliteTable(
  'picture',
  {
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The value is the size of all files of the picture. */
    bytes: integer('bytes').notNull(),
    addedAt: integer('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** Nothing uses the picture since this time; null means that the picture is in use. */
    unusedSince: integer('unused_since'),
  },
  (picture) => [index('picture_unused').on(picture.unusedSince)],
);

export const menuCategories = sqliteTable(
  'menu_category',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameEnKey: text('name_en_key').notNull().default(''),
    nameTr: text('name_tr').notNull(),
    nameTrKey: text('name_tr_key').notNull().default(''),
    position: integer('position').notNull(),
    isVisible: integer('is_visible', { mode: 'boolean' }).notNull().default(true),
    station: text('station').$type<Station>().notNull().default('kitchen'),
    ...recordColumns,
  },
  (category) => [
    index('menu_category_position').on(category.position, category.id),
    index('menu_category_name_en').on(category.nameEnKey, category.id),
    index('menu_category_name_tr').on(category.nameTrKey, category.id),
  ],
);

export const menuItems = sqliteTable(
  'menu_item',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => menuCategories.id),
    position: integer('position').notNull(),
    nameEn: text('name_en').notNull(),
    nameEnKey: text('name_en_key').notNull().default(''),
    nameTr: text('name_tr').notNull(),
    nameTrKey: text('name_tr_key').notNull().default(''),
    descriptionEn: text('description_en').notNull(),
    descriptionTr: text('description_tr').notNull(),
    priceKurus: integer('price_kurus').notNull(),
    imageUrl: text('image_url').notNull(),
    isAvailable: integer('is_available', { mode: 'boolean' }).notNull(),
    alcohol: integer('alcohol', { mode: 'boolean' }).notNull(),
    tobacco: integer('tobacco', { mode: 'boolean' }).notNull(),
    pork: integer('pork', { mode: 'boolean' }).notNull(),
    vegetarian: integer('vegetarian', { mode: 'boolean' }).notNull(),
    vegan: integer('vegan', { mode: 'boolean' }).notNull(),
    spicy: integer('spicy', { mode: 'boolean' }).notNull(),
    allergens: text('allergens', { mode: 'json' }).$type<StatedAllergens>().notNull(),
    choiceRule: text('choice_rule').$type<ChoiceRule>().notNull().default('auto'),
    rewardKind: text('reward_kind').$type<RewardKind>(),
    /** null: the dish is made at the station of its category. */
    station: text('station').$type<Station>(),
    /** All menus hide an archived dish; old orders keep the dish. */
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...recordColumns,
  },
  (item) => [
    index('menu_item_position').on(item.isArchived, item.position, item.id),
    index('menu_item_name_en').on(item.isArchived, item.nameEnKey, item.id),
    index('menu_item_name_tr').on(item.isArchived, item.nameTrKey, item.id),
    index('menu_item_price').on(item.isArchived, item.priceKurus, item.id),
    index('menu_item_category').on(item.categoryId, item.position),
  ],
);

/** The price history is append-only. */
export const menuPrices = sqliteTable(
  'menu_price',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    itemId: integer('item_id').notNull(),
    priceKurus: integer('price_kurus').notNull(),
    /** The price that this one replaced; rows of older builds lack it. */
    fromKurus: integer('from_kurus'),
    at: integer('at').notNull(),
    by: text('by').notNull(),
  },
  (price) => [index('menu_price_item').on(price.itemId, price.id)],
);

/** The schedule holds future changes of price or availability. */
export const menuSchedule = sqliteTable(
  'menu_schedule',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    dueAt: text('due_at').notNull(),
    itemId: integer('item_id').notNull(),
    change: text('change').$type<ScheduledChange>().notNull(),
    priceKurus: integer('price_kurus'),
    doneAt: integer('done_at'),
  },
  (change) => [
    index('menu_schedule_due').on(change.dueAt, change.id),
    index('menu_schedule_waiting').on(change.doneAt, change.dueAt),
  ],
);
