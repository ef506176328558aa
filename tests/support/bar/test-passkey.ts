import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TestBrowser } from './test-browser';
import type { TestStaff } from './test-staff';

const UP = 0x01;
const UV = 0x04;
const ATTESTED = 0x40;
const SYNCED = 0x18;

const AUTH = '/api/admin/auth';

export type Options = {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
};

/** What a test bends; the rest is as an honest authenticator makes it. */
export type Bent = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  userHandle?: string;
  isUnverified?: boolean;
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Begins to add a passkey of a person, who types the demo's password unless the test says another. */
export function startPasskey(staff: TestStaff, currentPassword = 'bliss-demo-2026') {
  return staff.send(`${AUTH}/passkeys/start`, { body: { currentPassword } });
}

export async function addPasskey(staff: TestStaff, phone: Authenticator, bent: Bent = {}) {
  const options = (await startPasskey(staff)).body as Options;
  const body = { name: 'My phone', credential: phone.make(options, bent) };
  return staff.send(`${AUTH}/passkeys`, { body });
}

export async function askPasskey(browser: TestBrowser): Promise<Options> {
  return (await browser.send(`${AUTH}/passkey/start`, { method: 'POST' })).body as Options;
}

export async function enterByPasskey(browser: TestBrowser, phone: Authenticator, bent?: Bent) {
  const credential = phone.use(await askPasskey(browser), bent);
  return browser.send(`${AUTH}/passkey`, { body: { credential } });
}

/** Makes and uses one passkey as a phone does: ES256, no attestation, and a counter of its uses. */
export function createAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle = 'bm9ib2R5';

  function authData(rpId: string, flags: number, extra: Buffer = Buffer.alloc(0), count = counter) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counts ? count : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, extra]);
  }

  return {
    id,

    make(options: Options, bent: Bent = {}) {
      handle = options.user?.id ?? handle;
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ]);
      const verified = bent.isUnverified ? 0 : UV;
      const data = authData(
        bent.rpId ?? options.rp?.id ?? '',
        UP | verified | SYNCED | ATTESTED,
        attested,
      );
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestationObject = Buffer.concat([head, Buffer.from([data.length]), data]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, bent).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    use(options: Options, bent: Bent = {}) {
      counter = bent.counter ?? counter + 1;
      const verified = bent.isUnverified ? 0 : UV;
      const data = authData(bent.rpId ?? options.rpId ?? '', UP | verified | SYNCED);
      const client = clientData('webauthn.get', options, bent);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: bent.userHandle ?? handle,
        },
      };
    },
  };
}

function clientData(type: string, options: Options, bent: Bent): Buffer {
  const { challenge = options.challenge, origin = 'http://localhost' } = bent;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
