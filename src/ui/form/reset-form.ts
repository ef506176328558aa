import { type PartialValues, reset } from '@modular-forms/react';
import type * as v from 'valibot';
import type { FormSchema, SchemaFormStore } from './use-schema-form';

/** Resets a form to these values, without errors. */
export function resetForm<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  initialValues: PartialValues<v.InferInput<Schema>>,
): void {
  leaveControl();
  reset(form, { initialValues });
}

/** A blur would validate a focused control and report the value as missing. */
function leaveControl(): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  control.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
