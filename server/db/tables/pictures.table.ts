import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Uploaded pictures. Their files are in the data folder, named by the hash. */
export const pictures = sqliteTable(
  'picture',
  {
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size of all its files. */
    bytes: integer('bytes').notNull(),
    addedAt: integer('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** Unused since; null: in use. */
    unusedSince: integer('unused_since'),
  },
  (picture) => [index('picture_unused').on(picture.unusedSince)],
);
