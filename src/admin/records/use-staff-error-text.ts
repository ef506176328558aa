import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorCode } from '#domain/error-codes';
import { useErrorText } from '../../i18n/error-text';

/** Error texts for staff only, so that guests do not load them. */
const STAFF_ERRORS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  'supplier.has_items': msg`Stock items name this supplier. Give them another one first.`,
  'supplier.unknown': msg`This supplier was deleted. Choose another one.`,
  'inventory.counted': msg`Somebody else has counted some of these items in the meantime.`,
  'inventory.item_gone': msg`One of these items was deleted in the meantime.`,
  'inventory.unit_fixed': msg`The unit can't change once stock has moved. Add a new item instead.`,
};

/** The text of a server error code. */
export function useStaffErrorText(): (code: string) => string {
  const { _ } = useLingui();
  const errorText = useErrorText();
  return (code) => {
    const own = Object.hasOwn(STAFF_ERRORS, code) ? STAFF_ERRORS[code as ErrorCode] : undefined;
    return own ? _(own) : errorText(code);
  };
}
