import { type PartialValues, reset } from '@modular-forms/react';
import type * as v from 'valibot';
import type { FormSchema, SchemaFormStore } from './use-schema-form';

/** Starts a form again with these values: no errors, nothing touched. */
export function resetForm<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  initialValues: PartialValues<v.InferInput<Schema>>,
): void {
  leaveControl();
  reset(form, { initialValues });
}

/** A control that keeps the focus is checked when it is left, and an emptied one is then called missing. */
function leaveControl(): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
