import type { tableForm } from '#domain/bookings/table-booking-form';
import type { ControlBinding } from '../../ui/form/field-binding';
import type { useSchemaForm } from '../../ui/form/use-schema-form';

type TableFormField = ReturnType<typeof useSchemaForm<ReturnType<typeof tableForm>>>['Field'];

export type TableFieldProps = {
  Field: TableFormField;
  /** Remembers what is typed. */
  kept: (control: ControlBinding) => ControlBinding;
};
