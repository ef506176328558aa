import type { KioskReportInput } from '#domain/kiosks/kiosk';
import { newSecret } from '../ids';
import { recordOf, textField } from '../json';
import { askServer } from '../network/ask-server';
import { factsOf, keepKiosk, storedKiosk } from './stored-kiosk';

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
    const { isOurs, status, text } = await askServer(`/api/kiosks/${path}`, { body });
    return isOurs && status < 500 ? recordOf(text) : null;
  } catch {
    return null;
  }
}
