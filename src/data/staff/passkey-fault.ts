import { textField } from '../json';

/** Why a browser's dialog ended without a passkey. `address`: this page is not the site that passkeys belong to. */
export type PasskeyFaultCode = 'cancelled' | 'unsupported' | 'taken' | 'address';

export class PasskeyFault extends Error {
  constructor(readonly code: PasskeyFaultCode) {
    super(code);
    this.name = 'PasskeyFault';
  }
}

const CODES: Readonly<Record<string, PasskeyFaultCode>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'taken',
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
};

/** Reads an error of @simplewebauthn/browser. Browsers say NotAllowedError for a person's no and for a timeout. */
export function passkeyFault(error: unknown): PasskeyFault {
  const name = textField(error, 'name');
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyFault('cancelled');
  const code = textField(error, 'code') ?? '';
  return new PasskeyFault(CODES[code] ?? 'unsupported');
}
