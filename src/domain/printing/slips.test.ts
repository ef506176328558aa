import { expect, test } from 'vitest';
import { entry, item, order } from '../../../tests/support/printing/sample-slips';
import type { Station } from '../stations/station';
import { markedSlip, testSlip } from './mark-slip';
import type { Slip, SlipRow } from './printer';
import { billSlip, kitchenSlip, movedSlip, voidSlip } from './station-slips';

function textOf(row: SlipRow): string {
  if (row.kind === 'rule') return '---';
  if (row.kind === 'pair') return `${row.left} | ${row.right}`;
  if (row.kind === 'dish') return [`${row.quantity}× ${row.name}`, ...row.details].join(' / ');
  return row.kind === 'alert' ? `!${row.text}` : row.text;
}

const told = (slip: Slip | null) => slip?.rows.map(textOf);

test('a station gets its own dishes, its allergies first, and no prices', () => {
  expect(told(kitchenSlip({ order: order(), stations: ['grill'], language: 'tr' }))).toEqual([
    ...['Mutfak siparişi | Izgara', 'Masa S12', 'B-7K2M | 21:40', 'Garson: Çağrı | '],
    ...['!ALERJİ: fıstık', '---', '2× Şiş köfte / ALERJİ: fıstık', '---'],
    'Mali değeri yoktur',
  ]);
});

test('what was taken off is not to be made, and a station without a dish gets no slip', () => {
  const less = order({ entries: [entry({}), entry({ id: 'f', lineNo: 1 })] });
  const of = (...stations: Station[]) =>
    told(kitchenSlip({ order: less, stations, language: 'tr' }));
  expect(of('grill')).toContain('1× Şiş köfte / ALERJİ: fıstık');
  expect(of('kitchen')).toBeUndefined();
  expect(of('shisha')).toBeUndefined();
});

test('the note of a delivery, its address and its time reach the kitchen', () => {
  const address = { address: 'Sahil Yolu 1', phone: '+90 532', instructions: 'gluten yok' };
  const delivered = order({
    ...{ orderType: 'delivery', tableNumber: null, guestName: 'Ada', author: '' },
    ...{ deliveryAddress: address, wantedAt: '2026-07-04T19:30:00.000Z' },
  });
  const rows = told(kitchenSlip({ order: delivered, stations: ['kitchen'], language: 'en' }));
  expect(rows).toEqual(
    expect.arrayContaining(['Delivery', 'Wanted at | 22:30', '!gluten yok', 'Sahil Yolu 1']),
  );
  expect(rows).toContain('1× EN Çoban salata / + Fries: Plain Jane / Note: soğansız');
});

test('a void slip names the line, its pieces, the reason and the person', () => {
  const e = entry({ note: 'iki kez yazıldı', wasMade: true });
  const wanted = { order: order({ entries: [e] }), entries: [e], language: 'tr' } as const;
  expect(told(voidSlip({ ...wanted, stations: ['grill'] }))).toEqual([
    ...['!İPTAL', 'Mutfak siparişi | Izgara', 'Masa S12', 'B-7K2M | 21:40', 'Garson: Çağrı | '],
    ...['---', '1× Şiş köfte / ALERJİ: fıstık', '---'],
    ...['Neden: Yanlışlıkla girildi: iki kez yazıldı', 'Yapılmıştı', 'İptal eden: Elif | 21:55'],
    'Mali değeri yoktur',
  ]);
  expect(voidSlip({ ...wanted, stations: ['bar'] })).toBeNull();
});

test('a cancelled order takes all its dishes off', () => {
  const cancelled = order({ status: 'cancelled', cancelReason: 'guest_gone' });
  const rows = told(
    voidSlip({ order: cancelled, entries: [], stations: ['bar', 'kitchen'], language: 'tr' }),
  );
  expect(rows).toEqual(
    expect.arrayContaining(['3× Ayran', 'Neden: Misafir gitti veya ulaşılamıyor']),
  );
  expect(rows).toContain('İptal eden: Can | 21:50');
});

test('a party that moved takes its dishes to the new table', () => {
  const wanted = { order: order(), stations: ['bar'], language: 'tr', from: 'Masa S3' } as const;
  expect(told(movedSlip(wanted))).toEqual(
    expect.arrayContaining(['!MASA DEĞİŞTİ', 'Masa S12', 'Önceki: Masa S3', '3× Ayran']),
  );
});

test('a bill has its lines, what was taken off, what is paid and open, and the VAT inside', () => {
  const off = order({ entries: [entry({ kind: 'discount', quantity: 0, amount: '-80.00' })] });
  const bill = { id: 'b', kind: 'table', label: 'S12', number: '04-007' } as const;
  const sums = { worthKurus: 232_000, paidKurus: 100_000 };
  const at = Date.parse('2026-07-04T20:00:00.000Z');
  expect(told(billSlip({ bill: { ...bill, ...sums }, orders: [off], at, language: 'tr' }))).toEqual(
    [
      ...['Bar Bliss', 'Bar & Grill · Fethiye', 'Hesap dökümü', 'Masa S12 | 04-007'],
      ...['04.07.2026 23:00', '---', '2× Şiş köfte | ₺800', '1× Çoban salata | ₺400'],
      ...['3× Ayran | ₺1.200', '---', 'Hesaptan düşülen | -₺80', 'Toplam | ₺2.320'],
      ...['Ödendi | ₺1.000', 'Açık | ₺1.320', 'KDV %10 (₺2.320) | ₺210,91', '---'],
      ...['Teşekkür ederiz!', 'Thank you!', 'Mali değeri yoktur', 'No fiscal value'],
    ],
  );
});

test('a bill says that the licence is not chosen while the rates are unknown', () => {
  const unknown = order({ items: [item(0, 'Ayran', 'bar', { vatBp: null })] });
  const bill = { id: 'b', kind: 'tab', label: 'Deniz', number: '04-008' } as const;
  const sums = { worthKurus: 40_000, paidKurus: 0 };
  const rows = told(
    billSlip({ bill: { ...bill, ...sums }, orders: [unknown], at: 0, language: 'tr' }),
  );
  expect(rows).toEqual(expect.arrayContaining(['Deniz | 04-008', 'KDV: ruhsat seçilmedi']));
});

test('a further print says so above everything else', () => {
  const slip = testSlip({ name: 'Mutfak', at: 0, language: 'tr' });
  const marks = { copyNo: 2, isDoubtful: true, insteadOf: 'Izgara', language: 'tr' } as const;
  expect(told(markedSlip(slip, marks))?.slice(0, 4)).toEqual([
    ...['!2. BASKI', '!İKİNCİ BASKI OLABİLİR', 'Yazıcı: Izgara', 'Deneme baskısı'],
  ]);
  const first = { ...marks, copyNo: 1, isDoubtful: false, insteadOf: null };
  expect(markedSlip(slip, first)).toEqual(slip);
});
