import type { Client, Row } from '@libsql/client';
import { log } from '../log/log';

export type Commit = { seq: number; tables: ReadonlySet<string> };

/** At rest the watcher runs two statements a second. */
const PAUSE_MS = 500;

/** The row of `meta` with the time (ms) at which a tablet with a started shift last pulled from any process. */
export const TABLET_CONTACT = 'tablet_contact';

const OWN_NEWS = 'SELECT max(seq) AS seq, tbl FROM change_log WHERE seq > ? GROUP BY tbl';
const NEWS = `${OWN_NEWS}
  UNION ALL SELECT CAST(v AS INTEGER), k FROM meta WHERE k = '${TABLET_CONTACT}'`;

/**
 * Tells listeners of the commits in the change log: those of this process, and on a libSQL server those of others,
 * which the watcher reads. A file has one process.
 */
export function createFeed(client: Client) {
  const listeners = new Set<(commit: Commit) => void>();
  const contacts = new Set<(at: number) => void>();
  let head = 0;
  let heard = 0;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  function tell(rows: readonly Row[]): boolean {
    // Watcher and commits overlap: a row may have been told meanwhile.
    const news = rows.filter(({ seq }) => Number(seq) > head);
    if (news.length === 0) return false;
    head = Math.max(...news.map(({ seq }) => Number(seq)));
    const commit = { seq: head, tables: new Set(news.map(({ tbl }) => String(tbl))) };
    for (const listener of listeners) listener(commit);
    return true;
  }

  async function look(): Promise<void> {
    try {
      const { rows } = await client.execute({ sql: NEWS, args: [head] });
      if (isEnded) return;
      const contact = rows.find(({ tbl }) => tbl === TABLET_CONTACT);
      if (contact) for (const listener of contacts) listener(Number(contact.seq));
      if (tell(rows.filter((row) => row !== contact))) heard += 1;
    } catch (error) {
      if (!isEnded) log.error('feed.not_read', error);
    }
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(look, PAUSE_MS).unref();
  }

  return {
    tell,
    /** Returns the statement that reads what a commit has added. */
    news: () => ({ sql: OWN_NEWS, args: [head] }),
    headSeq: () => head,
    /** Returns how often other processes had news. */
    heard: () => heard,
    begin(seq: number): void {
      head = seq;
    },
    watch(): void {
      if (client.protocol !== 'file') wait();
    },
    end(): void {
      isEnded = true;
      clearTimeout(timer);
    },
    onCommit(listener: (commit: Commit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTabletContact: (listener: (at: number) => void) => void contacts.add(listener),
  };
}
