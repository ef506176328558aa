import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
