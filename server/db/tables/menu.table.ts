import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Allergen, RewardKind } from '#domain/menu/menu-item';

export const menuCategories = sqliteTable('menu_category', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameTr: text('name_tr').notNull(),
  position: integer('position').notNull(),
  v: integer('v').notNull().default(1),
});

export const menuItems = sqliteTable('menu_item', {
  id: integer('id').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => menuCategories.id),
  position: integer('position').notNull(),
  nameEn: text('name_en').notNull(),
  nameTr: text('name_tr').notNull(),
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
  allergens: text('allergens', { mode: 'json' }).$type<Allergen[]>().notNull(),
  rewardKind: text('reward_kind').$type<RewardKind>(),
  v: integer('v').notNull().default(1),
});
