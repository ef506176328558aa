import { expect, test } from 'vitest';
import type { RecordPage, ResourceRecord } from '../../../src/domain/resource/resource';
import { parseCsv } from '../../support/bar/parse-csv';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';

const ALL = '/api/admin/suppliers';
const IPEK = {
  name: 'İpek Gıda',
  contactName: 'Şule Ağın',
  phone: '+90 252 613 40 10',
  email: '',
  leadDays: 2,
  supplies: 'Izgara eti',
  notes: '',
};

function add(staff: TestStaff, body: object, id = newOrderId()) {
  return staff.send(ALL, { body, headers: { 'Idempotency-Key': id } });
}

function change(staff: TestStaff, id: unknown, body: object) {
  return staff.send(`${ALL}/${id}`, { method: 'PUT', body });
}

async function added(staff: TestStaff, body: object = IPEK): Promise<ResourceRecord> {
  return (await add(staff, body)).body.record as ResourceRecord;
}

async function list(staff: TestStaff, query = ''): Promise<RecordPage> {
  return (await staff.send(`${ALL}${query}`)).body as unknown as RecordPage;
}

async function namesOf(staff: TestStaff, query: string): Promise<unknown[]> {
  return (await list(staff, query)).rows.map(({ name }) => name);
}

function audited(bar: TestApp) {
  return bar.rows(`SELECT action, pk, "before", "after" FROM audit WHERE tbl = 'supplier'
    ORDER BY seq`);
}

describeApp('a supplier', (openApp) => {
  test('is added once, under the id of the device, however often it is sent', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const id = newOrderId();
    const first = await add(manager, IPEK, id);
    const again = await add(manager, IPEK, id);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.body.record).toMatchObject({ ...IPEK, id, v: 1, changedBy: 'Elif' });
    expect((await list(manager)).total).toBe(1);
    const [row, ...more] = await audited(bar);
    expect(more).toEqual([]);
    expect([row?.action, row?.pk, row?.before]).toEqual(['supplier.add', id, null]);
    expect(JSON.parse(String(row?.after))).toEqual(IPEK);
  });

  test('keeps what two people changed in different fields', async () => {
    const bar = await openApp();
    const [manager, owner] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const seen = await added(manager);
    await change(manager, seen.id, { ...IPEK, leadDays: 5, from: seen });
    const later = await change(owner, seen.id, { ...IPEK, notes: 'Kapıda öde', from: seen });
    expect(later.body.record).toMatchObject({ leadDays: 5, notes: 'Kapıda öde', v: 3 });
    const rows = (await audited(bar)).slice(1).map(({ after }) => JSON.parse(String(after)));
    expect(rows).toEqual([{ leadDays: 5 }, { notes: 'Kapıda öde' }]);
  });

  test('that a colleague changed in the same field is not overwritten', async () => {
    const bar = await openApp();
    const [manager, owner] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const seen = await added(manager);
    await change(manager, seen.id, { ...IPEK, leadDays: 5, from: seen });
    const late = await change(owner, seen.id, { ...IPEK, leadDays: 7, from: seen });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ by: 'Elif', conflicts: ['leadDays'] });
    expect(late.body.current).toMatchObject({ leadDays: 5 });
    const same = await change(owner, seen.id, { ...IPEK, leadDays: 5, from: seen });
    expect([same.status, await audited(bar)]).toMatchObject([200, { length: 2 }]);
  });

  test('is changed by two people at once without losing either', async () => {
    const bar = await openApp();
    const [manager, owner] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const seen = await added(manager);
    const responses = await Promise.all([
      change(manager, seen.id, { ...IPEK, leadDays: 5, from: seen }),
      change(owner, seen.id, { ...IPEK, notes: 'Nakit', from: seen }),
      change(owner, seen.id, { ...IPEK, supplies: 'Kuzu', from: seen }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await manager.send(`${ALL}/${seen.id}`);
    expect(body).toMatchObject({ leadDays: 5, notes: 'Nakit', supplies: 'Kuzu', v: 4 });
  });

  test('that is deleted is gone; the audit keeps what it was', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id } = await added(manager);
    const gone = await manager.send(`${ALL}/${id}`, { method: 'DELETE', body: {} });
    expect(gone.status).toBe(200);
    expect((await manager.send(`${ALL}/${id}`)).status).toBe(404);
    expect((await change(manager, id, IPEK)).status).toBe(404);
    const row = (await audited(bar)).at(-1);
    expect([row?.action, JSON.parse(String(row?.before))]).toEqual(['supplier.remove', IPEK]);
  });
});

describeOnFile('the suppliers', (openApp) => {
  test('are found by any letter of either alphabet, and sorted by the Turkish one', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const names = ['Zeytinci', 'İpek Gıda', 'Çınar Et', 'Cem Balık', 'Ilgaz Süt'];
    for (const [at, name] of names.entries()) {
      await add(manager, { ...IPEK, name, contactName: '', leadDays: 9 - at });
    }
    const sorted = ['Cem Balık', 'Çınar Et', 'Ilgaz Süt', 'İpek Gıda', 'Zeytinci'];
    expect(await namesOf(manager, '')).toEqual(sorted);
    expect(await namesOf(manager, '?sort=-name')).toEqual(sorted.toReversed());
    expect(await namesOf(manager, '?sort=leadDays&limit=2')).toEqual(['Ilgaz Süt', 'Cem Balık']);
    for (const q of ['ipek', 'IPEK', 'İPEK', 'ıpek gıda', 'gida izgara']) {
      const found = await namesOf(manager, `?q=${encodeURIComponent(q)}`);
      expect([q, found]).toEqual([q, ['İpek Gıda']]);
    }
    expect(await list(manager, '?page=2&limit=2')).toMatchObject({ total: 5, page: 2, limit: 2 });
    expect(await namesOf(manager, '?page=3&limit=2')).toEqual(['Zeytinci']);
    expect((await manager.send(`${ALL}?sort=notes`)).status).toBe(400);
  });

  test('are exported as CSV without active formulas', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    await add(manager, { ...IPEK, notes: '=1+1; "söz"' });
    const response = await bar.app.request(`${ALL}?format=csv&lang=tr`, {
      headers: { authorization: manager.authorization },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('suppliers.csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
    expect(parseCsv(text)).toEqual([
      [
        'Ad',
        'İlgili kişi',
        'Telefon',
        'E-posta',
        'Teslim süresi (gün)',
        'Getirdikleri ürünler',
        'Notlar',
      ],
      ['İpek Gıda', 'Şule Ağın', '+90 252 613 40 10', '', '2', 'Izgara eti', `'=1+1; "söz"`],
    ]);
  });

  test('are refused with a code for each wrong field', async () => {
    const manager = await signIn(await openApp(), 'manager');
    const wrong = { ...IPEK, name: ' ', phone: 'yok', email: 'x', leadDays: -1 };
    const { status, body } = await add(manager, wrong);
    const issues = body.issues as { path: string; code: string }[];
    expect(status).toBe(400);
    expect([...new Set(issues.map(({ path, code }) => `${path}: ${code}`))]).toEqual([
      'name: name.required',
      'phone: phone.invalid',
      'email: email.invalid',
      'leadDays: number.range',
    ]);
  });
});
