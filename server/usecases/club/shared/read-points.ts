import type { PointsRead, PointsTransaction } from '#domain/club/guest-member';
import { orderCode } from '#domain/orders/order';
import type { PointsEntry, PointsRepository } from '../../../repositories/points.repository';

export type ReadPointsDeps = { loyalty: PointsRepository; now: () => number };

/** The list shows at most this many entries; the balance counts all. */
const SHOWN = 200;

export async function readPoints(
  { loyalty, now }: ReadPointsDeps,
  {
    memberId,
    language,
    shown = SHOWN,
  }: { memberId: string; language: 'en' | 'tr'; shown?: number },
): Promise<PointsRead> {
  const entries = await loyalty.entries(memberId, shown);
  const holds = await loyalty.openHolds(memberId, now());
  return {
    currentPoints: await loyalty.balance(memberId),
    transactions: entries.map((entry) => transactionOf(entry, language)),
    holds: holds.map(({ id, menuItemId, points, expiresAt }) => ({
      id,
      menuItemId,
      points,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  };
}

function transactionOf(entry: PointsEntry, language: 'en' | 'tr'): PointsTransaction {
  return {
    id: entry.id,
    description: descriptionOf(entry, language),
    pointsChange: entry.points,
    createdAt: new Date(entry.createdAt).toISOString(),
  };
}

function descriptionOf(entry: PointsEntry, language: 'en' | 'tr'): string {
  const isTurkish = language === 'tr';
  const code = entry.orderId ? orderCode(entry.orderId) : '';
  const dish = (isTurkish ? entry.nameTr : entry.nameEn) ?? '';
  switch (entry.reason) {
    case 'earned':
      return isTurkish ? `Sipariş ${code}` : `Order ${code}`;
    case 'reversed':
      return isTurkish ? `Sipariş ${code}: puan geri alındı` : `Order ${code}: points taken back`;
    case 'redeemed':
      return isTurkish ? `Puanla alındı: ${dish}` : `Redeemed: ${dish}`;
    case 'released':
      return isTurkish ? `Puan iadesi: ${dish}` : `Points returned: ${dish}`;
    case 'corrected':
      return `${isTurkish ? 'Düzeltme' : 'Correction'}: ${entry.note ?? ''}`;
    case 'moved':
      return isTurkish ? 'Hesaplar birleştirildi' : 'Accounts merged';
  }
}
