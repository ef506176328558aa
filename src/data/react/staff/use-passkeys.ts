import { useEffect, useRef } from 'react';
import { type PasskeyForm, passkeySite, type UsedCredential } from '#domain/staff/passkeys';
import * as passkeys from '#domain/staff/passkeys.operations';
import { send } from '../../commands/send';
import { passkeyFault } from '../../staff/passkey-fault';
import { signInStaffByPasskey } from '../../staff/staff-session';
import { staffDevice } from '../../start/staff-device';

type Browser = typeof import('@simplewebauthn/browser');
type NewOptions = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type KnownOptions = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

const load = () => import('@simplewebauthn/browser');

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && passkeySite(location, true) !== null;
}

/** @throws PasskeyFault; ApiError with the server's refusal; another error without a response */
export async function signInByPasskey(): Promise<void> {
  await signInWith(await choosePasskey(await ask()));
}

function ask(): Promise<KnownOptions> {
  return send<KnownOptions>(staffDevice().deps, passkeys.askPasskey);
}

async function choosePasskey(optionsJSON: KnownOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await load();
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(refuse);
  // The server checks each field by its schema.
  return used as UsedCredential;
}

async function signInWith(credential: UsedCredential): Promise<void> {
  const { deps, refresh } = staffDevice();
  await signInStaffByPasskey(deps, { credential });
  void refresh();
}

function refuse(error: unknown): never {
  throw passkeyFault(error);
}

/** Adds a passkey of this device. @throws as `signInByPasskey`; ApiError password.wrong */
export async function addPasskey({ name, currentPassword }: PasskeyForm): Promise<void> {
  const { deps } = staffDevice();
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    load(),
    send<NewOptions>(deps, passkeys.startPasskey, { input: { currentPassword } }),
  ]);
  const credential = await startRegistration({ optionsJSON }).catch(refuse);
  await send(deps, passkeys.addPasskey, { input: { name, credential } });
}

/** A challenge is valid for ten minutes. */
const OFFER_AGAIN_MS = 8 * 60_000;

/** Offers passkeys in the list that the browser shows at the email field; `onChosen` gets what became of a chosen one. */
export function usePasskeyOffer(isOn: boolean, onChosen: (run: Promise<void>) => void): void {
  const choose = useRef(onChosen);
  choose.current = onChosen;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function offer() {
      const { browserSupportsWebAuthnAutofill } = await load();
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const options = await ask();
      if (isOver) return;
      const used = await choosePasskey(options, true);
      choose.current(signInWith(used));
    }
    // Nobody asked for the offer: the button tells why passkeys do not work.
    const start = () => void offer().catch(() => {});
    start();
    const timer = setInterval(start, OFFER_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      load().then(
        ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
        () => {},
      );
    };
  }, [isOn]);
}
