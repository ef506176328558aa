import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

export type FieldTexts = Readonly<Record<string, MessageDescriptor>>;

/** Returns the specification's sentence for each schema error code. */
export const FIELD_TEXT: FieldTexts = {
  'name.required': msg`Name is required`,
  'first_name.required': msg`First name is required`,
  'last_name.required': msg`Last name is required`,
  'code.invalid': msg`Type the six digits from the email`,
  'full_name.required': msg`Full name is required`,
  'phone.required': msg`Phone number is required`,
  'phone.invalid': msg`That isn't a phone number. Write it in digits, like 0532 123 45 67`,
  'phone.too_short': msg`That phone number looks too short. Example: 0532 123 45 67`,
  'phone.wrong_length': msg`That number has too few or too many digits for its country. Example: 0532 123 45 67`,
  'address.incomplete': msg`Please provide a complete address`,
  'city.required': msg`City is required`,
  'email.required': msg`Email is required`,
  'email.invalid': msg`Invalid email address`,
  'password.required': msg`Password is required`,
  'password.too_long': msg`That password is too long`,
  'password.new_required': msg`New password is required`,
  'password.too_short': msg`Use at least 10 characters`,
  'password.same': msg`Choose a different new password`,
  'table.required': msg`Enter your table number`,
  'sauce.required': msg`Tell us which sauce you'd like`,
  'date.required': msg`Date is required`,
  'date.invalid': msg`Please pick a date`,
  'time.required': msg`Time is required`,
  'time.not_offered': msg`Please pick one of the times we offer`,
  'party.required': msg`Party size is required`,
  'table_preference.required': msg`Table preference is required`,
  'brunch.food_required': msg`Choose your food`,
  'brunch.drink_required': msg`Choose your first drink`,
  'brunch.sauce_required': msg`Choose a sauce for your tenders`,
  'brunch.choices_missing': msg`Choose a dish and a drink for everybody`,
  'title.required': msg`Enter a title`,
  'time.invalid': msg`Enter a time. Example: 16:00`,
  'link.invalid': msg`Enter a link that begins with https://`,
  'subject.required': msg`Subject is required`,
  'message.required': msg`Message is required`,
  'menu.slug_invalid': msg`Use small letters, digits and hyphens`,
  'menu.category_required': msg`Choose a category`,
  'menu.item_required': msg`Choose an item`,
  'number.invalid': msg`Enter a number`,
  'number.whole': msg`Enter a whole number`,
  'number.range': msg`That number is too small or too large`,
  'amount.invalid': msg`Enter an amount in lira. Example: 480 or 480,50`,
  'text.too_long': msg`That is too long`,
  'text.control_characters': msg`That contains characters we can't read`,
};

const UNKNOWN = msg`Please check this field`;

/** The `own` sentences of a form come first. */
export function useFieldText(own: FieldTexts = {}): (code: string) => string {
  const { _ } = useLingui();
  return (code) => _(own[code] ?? FIELD_TEXT[code] ?? UNKNOWN);
}
