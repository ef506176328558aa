import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** The specified sentence of every code that a schema of the domain can give. */
const FIELD_TEXT: Record<string, MessageDescriptor> = {
  'name.required': msg`Name is required`,
  'full_name.required': msg`Full name is required`,
  'phone.required': msg`Phone number is required`,
  'phone.invalid': msg`That phone number looks too short. Example: 0532 123 45 67`,
  'address.incomplete': msg`Please provide a complete address`,
  'city.required': msg`City is required`,
  'email.required': msg`Email is required`,
  'email.invalid': msg`Invalid email address`,
  'password.required': msg`Password is required`,
  'password.too_long': msg`That password is too long`,
  'table.required': msg`Enter your table number`,
  'sauce.required': msg`Tell us which sauce you'd like`,
  'text.too_long': msg`That is too long`,
  'text.control_characters': msg`That contains characters we can't read`,
};

const UNKNOWN = msg`Please check this field`;

/** Words for a field's error code, in the reader's language. */
export function useFieldText(): (code: string) => string {
  const { _ } = useLingui();
  return (code) => _(FIELD_TEXT[code] ?? UNKNOWN);
}
