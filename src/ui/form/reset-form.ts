import { type PartialValues, reset } from '@modular-forms/react';
import type * as v from 'valibot';
import type { FormSchema, SchemaFormStore } from './use-schema-form';

/** Starts a form again with these values: no errors, nothing touched; the focus stays where it is. */
export function resetForm<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  initialValues: PartialValues<v.InferInput<Schema>>,
): void {
  reset(form, { initialValues });
}
