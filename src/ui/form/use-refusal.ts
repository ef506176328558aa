import { type FieldPath, focus, getErrors } from '@modular-forms/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import type { FieldError } from './ErrorSummary';
import type { FormSchema, SchemaFormStore } from './use-schema-form';

type Progress = { submitCount: number; isSubmitting: boolean; hasSummary: boolean };

/** The form refused the last submit for one error or for several. */
type Refusal = { submitCount: number; isListed: boolean } | null;

/** Moves focus to the first error after a refused submit. */
export function useRefusal<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  { submitCount, isSubmitting, hasSummary }: Progress,
): { refusal: Refusal; summary: RefObject<HTMLDivElement | null> } {
  const [refusal, setRefusal] = useState<Refusal>(null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const names = listErrors(form).map((error) => error.name);
    const isListed = hasSummary && names.length > 1;
    setRefusal(names.length > 0 ? { submitCount, isListed } : null);
    if (names[0] && !isListed) focusField(form, names[0]);
    if (names.length === 0 && form.invalid.peek()) reportUnseenRefusal(form);
  }, [form, submitCount, isSubmitting, hasSummary]);

  useEffect(() => {
    if (refusal?.isListed) summary.current?.focus();
  }, [refusal]);

  return { refusal, summary };
}

// A form submits only rendered fields, so a schema with others never passes.
function reportUnseenRefusal<Schema extends FormSchema>(form: SchemaFormStore<Schema>): void {
  const codes = form.response.peek().message;
  reportError(new Error(`The form was refused for fields that it does not show: ${codes}`));
}

/** Returns the invalid fields in screen order. */
export function listErrors<Schema extends FormSchema>(form: SchemaFormStore<Schema>): FieldError[] {
  return Object.entries<string>(getErrors(form) as Record<string, string>).map(([name, code]) => ({
    name,
    code,
    controlId: controlOf(form, name)?.id ?? '',
  }));
}

export function focusField<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  name: string,
): void {
  focus(form, name as FieldPath<v.InferInput<Schema>>);
}

// The library does not expose field elements by name.
function controlOf<Schema extends FormSchema>(form: SchemaFormStore<Schema>, name: string) {
  return form.internal.fields[name as FieldPath<v.InferInput<Schema>>]?.elements.peek()[0];
}
