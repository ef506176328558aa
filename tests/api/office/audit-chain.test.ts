import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertWhere, openGateway } from '../../../server/db/gateway';
import { audit } from '../../../server/db/tables/staff.table';
import { createAuditRepository } from '../../../server/repositories/audit.repository';
import { verifyAudit } from '../../../server/usecases/staff/activity';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { sealedAnew } from '../../support/calls/sealed-anew';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

async function placed(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return String(body.orderId);
}

/** Plays a sign-in and an order up to completion: five audit rows. */
async function anEvening(bar: TestApp): Promise<void> {
  const staff = await signIn(bar, 'staff');
  const id = await placed(bar);
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    expect((await staff.move(id, { status })).status).toBe(200);
  }
}

const verdict = ({ deps }: TestApp) =>
  verifyAudit({
    audit: createAuditRepository(deps.gateway),
    keys: [deps.keys.audit],
    keyedFrom: 1,
  });

/** Writes like an attacker with the database file, without triggers. */
async function tamper(bar: TestApp, ...texts: string[]): Promise<void> {
  await bar.rows('DROP TRIGGER audit_no_update');
  await bar.rows('DROP TRIGGER audit_no_delete');
  for (const text of texts) await bar.rows(text);
}

function row(word: string) {
  const at = 1_780_000_000_000;
  const facts = { actor: 'can', action: 'order.status', tbl: 'order', pk: word };
  return { id: newOrderId(), ...facts, after: { word }, doneAt: at, receivedAt: at };
}

describeOnBoth('the chain of the audit', (openApp) => {
  test('is whole before the first mutation, and after an evening of them', async () => {
    const bar = await openApp();
    expect(await verdict(bar)).toEqual({ checked: 0, broken: null });
    await anEvening(bar);
    expect(await verdict(bar)).toEqual({ checked: 5, broken: null });
    const rows = await bar.rows('SELECT seq, prev_hash, hash FROM audit ORDER BY seq');
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ prev_hash }) => prev_hash)).toEqual([
      '',
      ...rows.slice(0, -1).map(({ hash }) => hash),
    ]);
  });

  test('stays whole when many tap at once and only one of them wins', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const ids = await Promise.all(Array.from({ length: 4 }, () => placed(bar)));
    await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 5 }, (_, tablet) =>
          staff.move(id, { status: tablet % 2 ? 'confirmed' : 'cancelled', from: 'pending' }),
        ),
      ),
    );
    expect(await verdict(bar)).toEqual({ checked: 5, broken: null });
  });

  test('has no gap where a row in the middle of one commit was not written', async () => {
    const bar = await openApp();
    const { gateway } = bar.deps;
    const [happens, not] = [sql`true`, sql`false`];
    await Promise.all(
      [happens, not, happens, not, not, happens].map((where, index) =>
        gateway.write([insertWhere(audit, row(`act ${index}`), where)]),
      ),
    );
    const rows = await bar.rows('SELECT pk FROM audit ORDER BY seq');
    expect(rows.map(({ pk }) => pk)).toEqual(['act 0', 'act 2', 'act 5']);
    expect(await verdict(bar)).toEqual({ checked: 3, broken: null });
  });

  test('finds a row that was edited', async () => {
    const bar = await openApp();
    await anEvening(bar);
    await tamper(bar, `UPDATE audit SET actor = 'nobody' WHERE seq = 3`);
    const { checked, broken } = await verdict(bar);
    expect([checked, broken?.seq, broken?.reason]).toEqual([
      3,
      3,
      'what it says is not what was sealed',
    ]);
  });

  test('finds a row that was removed, in the middle and at the end', async () => {
    for (const [gone, reason] of [
      [2, 'the row before it is missing (number 2)'],
      [5, 'rows at the end of the chain are gone'],
    ] as const) {
      const bar = await openApp();
      await anEvening(bar);
      await tamper(bar, `DELETE FROM audit WHERE seq = ${gone}`);
      expect((await verdict(bar)).broken?.reason).toBe(reason);
    }
  });

  test('finds two rows that were swapped', async () => {
    const bar = await openApp();
    await anEvening(bar);
    await tamper(
      bar,
      'UPDATE audit SET seq = 99 WHERE seq = 2',
      'UPDATE audit SET seq = 2 WHERE seq = 3',
      'UPDATE audit SET seq = 3 WHERE seq = 99',
    );
    expect((await verdict(bar)).broken?.seq).toBe(2);
  });

  test('cannot be rewritten as a whole without the server’s key', async () => {
    for (const key of [null, Buffer.alloc(32, 8)]) {
      const bar = await openApp();
      await anEvening(bar);
      await tamper(bar, `UPDATE audit SET actor = 'nobody' WHERE seq = 3`);
      for (const text of sealedAnew(await bar.rows('SELECT * FROM audit ORDER BY seq'), key)) {
        await bar.rows(text);
      }
      expect((await verdict(bar)).broken).toMatchObject({
        seq: 1,
        reason: 'what it says is not what was sealed',
      });
    }
  });

  test('refuses a row without a predecessor or without a seal', async () => {
    const bar = await openApp();
    await anEvening(bar);
    const [values, columns] = [
      `'x', 'can', 'a', 't', 'p', 1, 1`,
      'id, actor, action, tbl, pk, done_at, received_at',
    ];
    await expect(bar.rows(`INSERT INTO audit (${columns}) VALUES (${values})`)).rejects.toThrow();
    await expect(
      bar.rows(
        `INSERT INTO audit (${columns}, seq, prev_hash, hash) VALUES (${values}, 6, 'guess', 'guess')`,
      ),
    ).rejects.toThrow();
    await expect(bar.rows(`UPDATE audit SET actor = 'x' WHERE seq = 1`)).rejects.toThrow();
    expect(await verdict(bar)).toEqual({ checked: 5, broken: null });
  });
});

describeOnFile('two programs on one database', (openApp) => {
  test('write one chain: a program with an outdated end seals again', async () => {
    const bar = await openApp();
    const [file] = await bar.rows('PRAGMA database_list');
    const other = openGateway({
      url: `file:${String(file?.file)}`,
      auditKey: bar.deps.keys.audit,
    });
    await other.start();
    for (const gateway of [bar.deps.gateway, other, other, bar.deps.gateway, other]) {
      await gateway.write([insertWhere(audit, row('turn'), sql`true`)]);
    }
    await other.close();
    expect(await verdict(bar)).toEqual({ checked: 5, broken: null });
  });
});

describeOnServer('the connection to the database', (openApp) => {
  test('carries nothing of the chain for a guest’s order', async () => {
    const bar = await openApp();
    let asked = 0;
    bar.connection.setFault((body) => {
      if (/\baudit\b/.test(body)) asked += 1;
      return {};
    });
    await placed(bar);
    expect(asked).toBe(0);
    await (await signIn(bar, 'staff')).move(await placed(bar), { status: 'confirmed' });
    expect(asked).toBeGreaterThan(0);
  });

  test('may be cut after a row was written: the mutation is there once, and the chain goes on whole', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [id, other, act] = [await placed(bar), await placed(bar), newOrderId()];
    let isCut = false;
    bar.connection.setFault((body) => {
      const dropAfter = !isCut && body.includes('insert into audit');
      isCut ||= dropAfter;
      return { dropAfter };
    });
    const lost = await staff.move(id, { status: 'confirmed', from: 'pending' }, act);
    expect([isCut, lost.status]).toEqual([true, 503]);
    expect((await staff.move(other, { status: 'ready' })).status).toBe(200);
    expect((await staff.move(id, { status: 'confirmed', from: 'pending' }, act)).status).toBe(200);
    expect(await verdict(bar)).toEqual({ checked: 3, broken: null });
  });
});
