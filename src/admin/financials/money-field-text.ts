import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useFieldText } from '../../i18n/field-text';

// The texts are separate from the general field texts, which guests load.
const OWN: Readonly<Record<string, MessageDescriptor>> = {
  'transaction.type_required': msg`Choose income or expense`,
  'transaction.method_required': msg`Choose cash or card`,
  'transaction.reason_required': msg`Give a reason`,
  'payment.reason_required': msg`Give a reason`,
  'payment.too_much': msg`This is more than was paid`,
};

/** Returns the words for the error codes of the forms about money. */
export function useMoneyFieldText(): (code: string) => string {
  const { _ } = useLingui();
  const fieldText = useFieldText();
  return (code) => (OWN[code] ? _(OWN[code]) : fieldText(code));
}
