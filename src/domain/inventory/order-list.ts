import { type InventoryUnit, UNIT_WORDS } from './inventory-item';
import type { StockNeed } from './recipe';

export type OrderLine = { name: string; amount: string; unit: InventoryUnit };

/** Groups by supplier in the order of the suppliers; needs without a supplier, or with a deleted one, come last. */
export function needsBySupplier(
  needs: readonly StockNeed[],
  supplierIds: readonly string[],
): { supplierId: string | null; needs: StockNeed[] }[] {
  const places = [...supplierIds, null].map((supplierId) => ({
    supplierId,
    needs: needs.filter((need) => knownSupplier(need, supplierIds) === supplierId),
  }));
  return places.filter((place) => place.needs.length > 0);
}

function knownSupplier({ supplierId }: StockNeed, known: readonly string[]): string | null {
  return supplierId !== null && known.includes(supplierId) ? supplierId : null;
}

/** Returns the text of a supplier's mail or chat: Turkish whatever language staff read, as suppliers are in Turkey. */
export function orderMessage(lines: readonly OrderLine[]): { subject: string; text: string } {
  const rows = lines.map(({ name, amount, unit }) => `- ${name}: ${amount} ${UNIT_WORDS[unit].tr}`);
  return {
    subject: 'Bar Bliss siparişi',
    text: ['Merhaba,', 'siparişimiz:', '', ...rows, '', 'Teşekkürler', 'Bar Bliss'].join('\n'),
  };
}
