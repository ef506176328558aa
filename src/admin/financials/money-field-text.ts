import { msg } from '@lingui/core/macro';
import { type FieldTexts, useFieldText } from '../../i18n/field-text';

// The texts are separate from the general field texts, which guests load.
const OWN: FieldTexts = {
  'transaction.type_required': msg`Choose income or expense`,
  'transaction.method_required': msg`Choose cash or card`,
  'transaction.reason_required': msg`Give a reason`,
  'payment.reason_required': msg`Give a reason`,
  'payment.too_much': msg`This is more than was paid`,
};

/** Returns the words for the error codes of the forms about money. */
export function useMoneyFieldText(): (code: string) => string {
  return useFieldText(OWN);
}
