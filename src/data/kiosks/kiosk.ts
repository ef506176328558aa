import type { KioskReportInput } from '#domain/kiosks/kiosk';
import { HEADERS } from '#domain/sync/mutation';
import { newSecret } from '../ids';
import { recordOf, textField } from '../json';
import { pageFetch } from '../network/page-fetch';
import { withTimeout } from '../with-timeout';
import { factsOf, keepKiosk, storedKiosk } from './stored-kiosk';

const TIMEOUT_MS = 15_000;

/** Resolves to the code that staff type to approve this tablet, or to null if the server did not respond. */
export async function pairKiosk(): Promise<string | null> {
  const secret = storedKiosk.get()?.secret ?? newSecret();
  if (!storedKiosk.get()) keepKiosk({ secret, facts: null });
  const response = await ask('pair', { secret });
  return response && textField(response, 'code');
}

/** Reports the kiosk's condition to the server, and reads the settings of staff. */
export async function reportKiosk(report: Omit<KioskReportInput, 'secret'>): Promise<void> {
  const here = storedKiosk.get();
  if (!here) return;
  const { secret } = here;
  const response = await ask('report', { secret, ...report });
  const facts = factsOf(response?.kiosk);
  if (facts) keepKiosk({ secret, facts });
  else if (response?.code === 'kiosk.unknown') keepKiosk({ secret, facts: null });
}

/** `locked` means too many wrong PINs. */
export type Unlocked = 'open' | 'wrong' | 'locked' | 'unreachable';

/** Opens the staff's part, or ends kiosk mode on this tablet. */
export async function unlockKiosk(pin: string, leave: boolean): Promise<Unlocked> {
  const response = await ask('unlock', { secret: storedKiosk.get()?.secret, pin, leave });
  if (!response) return 'unreachable';
  if (response.isOpen === true) {
    if (leave) storedKiosk.set(null);
    return 'open';
  }
  if (response.code === 'rate_limited') return 'locked';
  return response.code === 'pin.wrong' ? 'wrong' : 'unreachable';
}

/** Resolves to null if no response is from our server. */
async function ask(path: string, body: object): Promise<Record<string, unknown> | null> {
  try {
    const { response, text } = await withTimeout(TIMEOUT_MS, async (signal) => {
      const response = await pageFetch(`/api/kiosks/${path}`, {
        method: 'POST',
        cache: 'no-store',
        signal,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { response, text: await response.text() };
    });
    if (response.headers.get(HEADERS.api) !== '1' || response.status >= 500) return null;
    return recordOf(text);
  } catch {
    return null;
  }
}
