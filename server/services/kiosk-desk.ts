import { randomInt } from 'node:crypto';
import { KIOSK_CODE_MS, type KioskReportInput } from '#domain/kiosks/kiosk';

const MOST_WAITING = 200;
const CODE_END = 1_000_000;

type Waiting = { secretHash: string; expiresAt: number; address: string };
export type KioskReport = Omit<KioskReportInput, 'secret'> & { at: number };

/** `onNew` is called before a tablet gets a new code. */
type Asking = { secretHash: string; address: string; onNew: () => void };

export type KioskDesk = ReturnType<typeof createKioskDesk>;

/** Keeps facts about kiosks in memory only: pairing codes that wait for staff, and the last reports. */
export function createKioskDesk(now: () => number) {
  const waiting = new Map<string, Waiting>();
  const reports = new Map<string, KioskReport>();

  function forgetOld(): void {
    for (const [code, { expiresAt }] of waiting) {
      if (expiresAt > now()) break;
      waiting.delete(code);
    }
  }

  /** Takes the newest code of the address with the most: strangers push out no tablet of another address. */
  function makeRoom(): void {
    if (waiting.size < MOST_WAITING) return;
    const codes = new Map<string, string[]>();
    for (const [code, { address }] of waiting) {
      codes.set(address, [...(codes.get(address) ?? []), code]);
    }
    const [fullest] = [...codes.values()].sort((a, b) => b.length - a.length);
    waiting.delete(fullest?.at(-1) ?? '');
  }

  return {
    /** Returns the code for a tablet, which keeps its code while the code is valid. */
    codeFor({ secretHash, address, onNew }: Asking): { code: string; expiresAt: number } {
      for (const [code, one] of waiting) {
        if (one.secretHash === secretHash && one.expiresAt > now()) return { code, ...one };
      }
      onNew();
      forgetOld();
      makeRoom();
      let code = '';
      do code = String(randomInt(CODE_END)).padStart(6, '0');
      while (waiting.has(code));
      const expiresAt = now() + KIOSK_CODE_MS;
      waiting.set(code, { secretHash, expiresAt, address });
      return { code, expiresAt };
    },

    tabletWith(code: string): string | null {
      const found = waiting.get(code);
      return found && found.expiresAt > now() ? found.secretHash : null;
    },

    forgetCode(code: string): void {
      waiting.delete(code);
    },

    report(kioskId: string, { secret: _secret, ...told }: KioskReportInput): void {
      reports.set(kioskId, { ...told, at: now() });
    },

    reportOf: (kioskId: string): KioskReport | null => reports.get(kioskId) ?? null,

    forgetReport(kioskId: string): void {
      reports.delete(kioskId);
    },
  };
}
