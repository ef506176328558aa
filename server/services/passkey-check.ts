import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { DomainError } from '#domain/error-codes';
import type { NewCredential, PasskeySite, UsedCredential } from '#domain/staff/staff-account';
import { PASSKEY_ASKED_MS } from '#domain/staff/staff-account';

/** The first passkey loads the package, which is large. */
const load = () => import('@simplewebauthn/server');

type Person = { id: string; email: string; name: string };
type Known = { credentialId: string; publicKey: string; counter: number; transports: string[] };
type Asked = { site: PasskeySite; challenge: string };

/** What the browser needs to make a passkey. The device must keep it findable, and ask for the person's finger or PIN. */
export async function newPasskeyOptions(
  { rpId }: PasskeySite,
  { person, known }: { person: Person; known: readonly Known[] },
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Bar Bliss',
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    timeout: PASSKEY_ASKED_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function knownPasskeyOptions({ rpId }: PasskeySite) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: rpId,
    timeout: PASSKEY_ASKED_MS,
    userVerification: 'required',
  });
}

/** Returns the facts of a new passkey. @throws DomainError passkey.refused */
export async function checkNewPasskey(credential: NewCredential, asked: Asked) {
  const { verifyRegistrationResponse } = await load();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      clientExtensionResults: {},
      response: {
        ...credential.response,
        transports: transportsOf(credential.response.transports),
      },
    },
    ...expected(asked),
  }).catch(refuse);
  if (!verified) return refuse();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    isBackedUp: registrationInfo.credentialBackedUp,
  };
}

/**
 * Checks signature, challenge, site, the person's presence and the counter. Returns the passkey's new facts.
 * @throws DomainError passkey.refused
 */
export async function checkUsedPasskey(
  credential: UsedCredential,
  asked: Asked & { known: Known },
) {
  const { verifyAuthenticationResponse } = await load();
  const { known, ...site } = asked;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
    ...expected(site),
  }).catch(refuse);
  if (!verified) return refuse();
  return {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  };
}

function expected({ site, challenge }: Asked) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
  };
}

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

const TRANSPORTS: Transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Browsers ask the server to give back what they sent, and ignore what they do not know. */
function transportsOf(sent: readonly string[]): Transports {
  return TRANSPORTS.filter((one) => sent.includes(one));
}

/** The package tells by its errors why it refuses; their texts are for developers. */
function refuse(): never {
  throw new DomainError('passkey.refused');
}
