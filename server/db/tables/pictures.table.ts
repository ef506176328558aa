import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Uploaded pictures of items. The files are in the data folder, named by the hash. */
export const pictures = sqliteTable(
  'picture',
  {
    hash: text('hash').primaryKey(),
    /** Of the upload, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all its files. */
    bytes: integer('bytes').notNull(),
    addedAt: integer('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** Since when no item has it; null while one does. */
    unusedSince: integer('unused_since'),
  },
  (picture) => [index('picture_unused').on(picture.unusedSince)],
);
