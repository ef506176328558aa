import { useLingui } from '@lingui/react/macro';
import { SPECIAL_REQUESTS_MAX } from '#domain/bookings/book-table';
import type { ControlBinding, FieldBinding } from '../../ui/form/field-binding';
import { TextArea } from '../../ui/form/TextArea';

type RequestsFieldProps = { field: FieldBinding<string>; control: ControlBinding; rows?: number };

export function RequestsField(props: RequestsFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      {...props}
      label={t`Special requests`}
      optional
      autoComplete="off"
      maxLength={SPECIAL_REQUESTS_MAX}
    />
  );
}
