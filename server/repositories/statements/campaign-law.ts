import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { forbiddenWord } from '#domain/marketing/advertising-law';
import type { Gateway } from '../../db/gateway';
import type { Row } from '../../db/record-row';
import { menuItems } from '../../db/tables/orders.table';

export function isLawfulPicture(itemId: unknown): SQL {
  if (itemId === null || itemId === undefined) return sql`true`;
  return sql`exists (select 1 from ${menuItems} where id = ${itemId} and alcohol = 0 and tobacco = 0)`;
}

const CAMPAIGN_TEXTS = bilingual('subject', 'words', 'offer');
const ANNOUNCEMENT_TEXTS = [...bilingual('title', 'text'), 'link'];

function bilingual(...names: string[]): string[] {
  return names.flatMap((name) => [`${name}En`, `${name}Tr`]);
}

/** Returns the forbidden word in a campaign's texts, with today's menu. */
export async function forbiddenIn(row: Row, gateway: Gateway) {
  const word = await wordIn(CAMPAIGN_TEXTS, row, gateway);
  return word === null ? null : { code: 'campaign.forbidden_word' as const, details: { word } };
}

/** Returns the forbidden word in an announcement's texts or link, with today's menu. */
export async function forbiddenInAnnouncement(row: Row, gateway: Gateway) {
  const word = await wordIn(ANNOUNCEMENT_TEXTS, row, gateway);
  return word === null ? null : { code: 'announcement.forbidden_word' as const, details: { word } };
}

async function wordIn(names: readonly string[], row: Row, gateway: Gateway) {
  const items = await gateway.rows(menuItems, sql`alcohol = 1 or tobacco = 1`);
  const text = names.map((name) => String(row[name] ?? '')).join('\n');
  const dishes = items.flatMap(({ nameEn, nameTr }) => [nameEn, nameTr]);
  return forbiddenWord(text, dishes);
}
