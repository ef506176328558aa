import { type SQL, sql } from 'drizzle-orm';
import { forbiddenWord } from '#domain/marketing/advertising-law';
import type { Gateway } from '../../db/gateway';
import type { Row } from '../../db/record-row';
import { menuItems } from '../../db/tables/menu.table';

export function isLawfulPicture(itemId: unknown): SQL {
  if (itemId === null || itemId === undefined) return sql`true`;
  return sql`exists (select 1 from ${menuItems} where id = ${itemId} and alcohol = 0 and tobacco = 0)`;
}

const TEXTS = ['subject', 'words', 'offer'].flatMap((name) => [`${name}En`, `${name}Tr`]);

/** Returns the forbidden word in a campaign's texts, with today's menu. */
export async function forbiddenIn(row: Row, gateway: Gateway) {
  const items = await gateway.read((db) =>
    db
      .select({ en: menuItems.nameEn, tr: menuItems.nameTr })
      .from(menuItems)
      .where(sql`alcohol = 1 or tobacco = 1`),
  );
  const text = TEXTS.map((name) => String(row[name] ?? '')).join('\n');
  const names = items.flatMap(({ en, tr }) => [en, tr]);
  const word = forbiddenWord(text, names);
  return word === null ? null : { code: 'campaign.forbidden_word' as const, details: { word } };
}
