import { type SQL, sql } from 'drizzle-orm';
import { forbiddenWord } from '#domain/marketing/forbidden-words';
import type { Gateway } from '../../db/gateway';
import type { Row } from '../../db/record-row';
import { menuItems } from '../../db/tables/menu.table';

export function isLawfulPicture(itemId: unknown): SQL {
  if (itemId === null || itemId === undefined) return sql`true`;
  return sql`exists (select 1 from ${menuItems} where id = ${itemId} and alcohol = 0 and tobacco = 0)`;
}

/** The forbidden word in a campaign's texts, with today's menu. */
export async function forbiddenIn(row: Row, gateway: Gateway) {
  const items = await gateway.read((db) =>
    db
      .select({ en: menuItems.nameEn, tr: menuItems.nameTr })
      .from(menuItems)
      .where(sql`alcohol = 1 or tobacco = 1`),
  );
  const texts = (language: 'En' | 'Tr') =>
    ['subject', 'words', 'offer'].map((name) => String(row[`${name}${language}`] ?? ''));
  const word = forbiddenWord(
    { en: texts('En'), tr: texts('Tr') },
    items.flatMap(({ en, tr }) => [en, tr]),
  );
  return word === null ? null : { code: 'campaign.forbidden_word' as const, details: { word } };
}
