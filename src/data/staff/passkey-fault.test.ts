import { WebAuthnError } from '@simplewebauthn/browser';
import { expect, test } from 'vitest';
import { passkeyFault } from './passkey-fault';

const named = (name: string) => Object.assign(new Error('in the browser’s words'), { name });

function webAuthnError(code: WebAuthnError['code'], cause: string) {
  return new WebAuthnError({ message: 'for developers', code, cause: named(cause) });
}

test.each([
  [webAuthnError('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'NotAllowedError'), 'cancelled'],
  [webAuthnError('ERROR_CEREMONY_ABORTED', 'AbortError'), 'cancelled'],
  [webAuthnError('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'InvalidStateError'), 'taken'],
  [webAuthnError('ERROR_INVALID_RP_ID', 'SecurityError'), 'address'],
  [
    webAuthnError('ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', 'ConstraintError'),
    'unsupported',
  ],
  [named('NotSupportedError'), 'unsupported'],
])('%s of a browser means %s', (error, code) => {
  expect(passkeyFault(error).code).toBe(code);
});
