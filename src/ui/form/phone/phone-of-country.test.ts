import { expect, test } from 'vitest';
import { phoneOfCountry } from './PhoneInput';

test.each(['+905321234567', '+447700900123', '+4917612345678', '0532 123 45 67', ''])(
  '“%s” is accepted',
  async (value) => {
    expect(await phoneOfCountry(value)).toBe('');
  },
);

test.each(['+90532123456', '+9053212345678', '+3361234567', '+1212555012'])(
  '%s has another length than its country gives',
  async (value) => {
    expect(await phoneOfCountry(value)).toBe('phone.wrong_length');
  },
);
