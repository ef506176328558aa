import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test, vi } from 'vitest';
import { COUNTS } from '../../support/bar/counts.mjs';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { CAMPAIGN } from '../../support/data/test-campaigns';
import { newOrderId } from '../../support/data/test-orders';
import { startMailServer } from '../../support/mail/mail-server';

const { campaignMembers: MEMBERS, campaignKills: KILLS } = COUNTS;

/** As long as the whole campaign may take. */
const PATIENCE = { timeout: MEMBERS * 500, interval: 20 };

const main = buildServer();

test(
  'a campaign whose server is killed again and again sends each member at most one mail',
  async () => {
    const dataDir = newDataDir();
    const mail = await startMailServer();
    const env = { DEMO: '1', SMTP_URL: mail.url, PUBLIC_URL: 'https://barbliss.example' };
    await (await startServer(main, dataDir, env)).end('SIGTERM');
    const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
    const ids = await fill(db);
    const letters = () => mail.letters.length;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = await startServer(main, dataDir, env);
      const enough = Math.min(letters() + Math.ceil(MEMBERS / (KILLS + 2)), MEMBERS - 2);
      await vi.waitFor(() => expect(letters()).toBeGreaterThanOrEqual(enough), PATIENCE);
      await server.end('SIGKILL');
    }
    const [waiting] = (
      await db.execute(`SELECT member_id FROM campaign_recipient WHERE state = 'queued' LIMIT 1`)
    ).rows;
    const withdrawn = String(waiting?.member_id);
    await db.execute({ sql: CONSENT, args: [newOrderId(), withdrawn, 0, 2] });
    const last = await startServer(main, dataDir, env);
    await vi.waitFor(async () => {
      const { rows } = await db.execute('SELECT status FROM campaign');
      expect(rows[0]?.status).toBe('sent');
    }, PATIENCE);
    await last.end('SIGTERM');
    const addresses = mail.letters.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).not.toContain(`member${ids.indexOf(withdrawn)}@example.com`);
    const { rows } = await db.execute(
      'SELECT state, count(*) AS n FROM campaign_recipient GROUP BY state',
    );
    const counts = new Map(rows.map(({ state, n }) => [String(state), Number(n)]));
    const at = (state: string) => counts.get(state) ?? 0;
    expect(at('sent') + at('uncertain') + at('failed') + at('skipped')).toBe(MEMBERS);
    expect(at('skipped')).toBe(1);
    expect(at('uncertain')).toBeLessThanOrEqual(KILLS);
    db.close();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
  MEMBERS * 1_000,
);

const CONSENT = `INSERT INTO consent (id, member_id, channel, is_granted, text_version, language, at)
  VALUES (?, ?, 'email', ?, '2026-11', 'en', ?)`;

/** Members with consent, and a campaign that is due. */
async function fill(db: ReturnType<typeof createClient>): Promise<string[]> {
  const ids = Array.from({ length: MEMBERS }, () => newOrderId());
  await db.batch(
    ids.flatMap((id, at) => [
      {
        sql: `INSERT INTO member (id, email, first_name, last_name, phone, language, created_at, verified_at)
          VALUES (?, ?, 'M', 'M', '', 'en', 1, 1)`,
        args: [id, `member${at}@example.com`],
      },
      { sql: CONSENT, args: [newOrderId(), id, 1, 1] },
    ]),
    'write',
  );
  const { subjectEn, subjectTr, wordsEn, wordsTr, offerEn, offerTr } = CAMPAIGN;
  await db.execute({
    sql: `INSERT INTO campaign (id, subject_en, subject_tr, words_en, words_tr, offer_en, offer_tr, tiers,
      per_minute, status, created_at, scheduled_at) VALUES (?, ?, ?, ?, ?, ?, ?, '[]', 6000, 'scheduled', 1, 1)`,
    args: [newOrderId(), subjectEn, subjectTr, wordsEn, wordsTr, offerEn, offerTr],
  });
  return ids;
}
