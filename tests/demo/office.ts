import type { FinancialSummary } from '../../src/domain/financials/summary';
import type { RecordPage } from '../../src/domain/resource/resource';
import type { DayReport } from '../../src/domain/till/day-close';
import { tickOf } from '../../src/domain/till/day-close';
import { BAR_DRAWER } from '../../src/domain/till/drawer';
import { newOrderId } from '../support/data/test-orders';
import { EXPENSES } from './people';
import type { Scene } from './story';

const WASTE = ['expired', 'broken', 'spilled'] as const;

/** Books deliveries of low items, and sometimes waste. */
export async function stockDay({ manager, random }: Scene): Promise<void> {
  const { body } = await manager.send('/api/admin/inventory?limit=50');
  const { rows } = body as unknown as RecordPage;
  const low = rows.filter(({ isLow }) => isLow === true && random.chance(0.7));
  for (const supplierId of new Set(low.map((item) => item.supplierId))) {
    const own = low.filter((item) => item.supplierId === supplierId);
    const lines = own.map(({ id, minStockLevel }) => ({
      itemId: id,
      quantity: Math.ceil(Number(minStockLevel) * 2),
      unitCost: `${random.between(20, 240)}.00`,
    }));
    await post(manager, 'inventory/deliveries', { supplierId, lines, note: '' });
  }
  if (!random.chance(0.3)) return;
  const item = random.pick(rows);
  await post(manager, `inventory/${item.id}/waste`, {
    quantity: 1,
    reason: random.pick(WASTE),
    note: '',
  });
}

/** Books cash expenses and the drawer's count, sometimes a few lira short. */
export async function spendDay({ owner, manager, random }: Scene, day: string): Promise<void> {
  if (random.chance(0.6)) {
    const [reason, least, most] = random.pick(EXPENSES);
    const amount = `${random.between(least, most)}.00`;
    await post(owner, 'financials/transactions', {
      type: 'expense',
      method: 'cash',
      amount,
      reason,
    });
  }
  const query = `startDate=${day}&endDate=${day}`;
  const { body } = await manager.send(`/api/admin/financials/summary?${query}`);
  const { cash, card, notRecorded } = (body as unknown as FinancialSummary).totals;
  const short = random.chance(0.15) ? random.between(5, 40) : 0;
  const drawer = Math.max(0, Number(cash) + Number(notRecorded) - short);
  await post(manager, `drawers/${BAR_DRAWER}/counts`, {
    day,
    notes: {},
    coins: drawer.toFixed(2),
    left: '0.00',
    card: Math.max(0, Number(card)).toFixed(2),
    note: '',
  });
}

/** Closes the day with what the card terminal printed, and ticks what is unsettled. */
export async function closeDay({ manager, random }: Scene, day: string): Promise<void> {
  const { body } = await manager.send(`/api/admin/days/${day}`);
  const { figures, issues } = body as unknown as DayReport;
  const short = random.chance(0.1) ? random.between(10, 60) : 0;
  const amount = Math.max(0, Number(figures.card.booked) - short).toFixed(2);
  const terminals = [{ name: 'Terminal 1', amount }];
  const ticked = issues.map(tickOf);
  const closed = await post(manager, `days/${day}/close`, { ticked, terminals });
  if (closed.status !== 200) console.error(`${day} was not closed: ${closed.body.code}`);
}

function post(staff: Scene['manager'], path: string, body: object) {
  const headers = { 'Idempotency-Key': newOrderId() };
  return staff.send(`/api/admin/${path}`, { method: 'POST', body, headers });
}
