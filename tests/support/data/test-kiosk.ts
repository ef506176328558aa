import { randomBytes } from 'node:crypto';
import type { TestApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';

export const KIOSK_PIN = '4071';

export type TestKiosk = {
  secret: string;
  /** Returns the code on the kiosk's screen. */
  pair(): Promise<string>;
  report(more?: Record<string, unknown>): Promise<TestResponse>;
  unlock(pin: string, leave?: boolean): Promise<TestResponse>;
};

/** Opens a tablet that staff have not approved yet. */
export function openKiosk(bar: Pick<TestApp, 'app'>): TestKiosk {
  const browser = createBrowser(bar);
  const secret = randomBytes(16).toString('base64url');
  const send = (path: string, body: object) =>
    browser.send(`/api/kiosks/${path}`, { body: { secret, ...body } });
  return {
    secret,
    pair: async () => String((await send('pair', {})).body.code),
    report: (more = {}) => send('report', { isInUse: false, waiting: 0, unsent: [], ...more }),
    unlock: (pin, leave = false) => send('unlock', { pin, leave }),
  };
}

/** Returns the staff's request to approve a tablet that shows a code now. */
export async function kioskWish(bar: Pick<TestApp, 'app'>, name: string) {
  return { code: await openKiosk(bar).pair(), name, tableId: null, pin: KIOSK_PIN };
}

export async function approvedKiosk(
  bar: Pick<TestApp, 'app'>,
  staff: TestStaff,
  tableId: number | null = null,
): Promise<TestKiosk> {
  const kiosk = openKiosk(bar);
  const body = { code: await kiosk.pair(), name: 'Terrace', tableId, pin: KIOSK_PIN };
  const { status, text } = await staff.send('/api/admin/kiosks', { body });
  if (status !== 200) throw new Error(`The kiosk was not approved: ${text}`);
  return kiosk;
}
