import { Form, FormError } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import * as v from 'valibot';
import { classNames } from '../class-names';
import { ErrorSummary } from './ErrorSummary';
import * as styles from './SchemaForm.css';
import { useErrorTitle } from './use-error-title';
import { focusField, listErrors, useRefusal } from './use-refusal';
import type { FormSchema, SchemaFormStore } from './use-schema-form';

type SchemaFormProps<Schema extends FormSchema> = {
  of: SchemaFormStore<Schema>;
  schema: Schema;
  /** Gets the schema's output: trimmed, lower-cased, with its defaults. */
  onSubmit: (values: v.InferOutput<Schema>) => void | Promise<void>;
  /** A submit button outside of the form names this id: `<Button type="submit" form={id}>`. */
  id?: string;
  noSummary?: boolean;
  className?: string;
  children: ReactNode | ((state: { isSubmitting: boolean }) => ReactNode);
};

/** Shows a form with its errors: one error takes the focus, several stand in a list on top. */
export function SchemaForm<Schema extends FormSchema>(props: SchemaFormProps<Schema>) {
  useSignals();
  const { of: form, schema, onSubmit, children } = props;
  const isSubmitting = form.submitting.value;
  const errors = listErrors(form);
  const { refusal, summary } = useRefusal(form, {
    submitCount: form.submitCount.value,
    isSubmitting,
    hasSummary: !props.noSummary,
  });
  const isSending = useRef(false);
  useErrorTitle(refusal !== null && errors.length > 0);

  async function send(values: v.InferInput<Schema>) {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit(v.parse(schema, values));
    } catch (error) {
      // The library catches exceptions, but our own faults must reach the error report.
      if (!(error instanceof FormError)) reportError(error);
      throw error;
    } finally {
      isSending.current = false;
    }
  }

  return (
    <Form
      of={form}
      id={props.id}
      onSubmit={send}
      shouldFocus={false}
      onMouseDown={keepButtonStill}
      className={classNames(styles.form, props.className)}
    >
      {refusal?.isListed && errors.length > 0 && (
        <ErrorSummary ref={summary} errors={errors} onChoose={(name) => focusField(form, name)} />
      )}
      {typeof children === 'function' ? children({ isSubmitting }) : children}
    </Form>
  );
}

// A blur validates, and the error would move the button under the pointer.
function keepButtonStill(event: MouseEvent<HTMLFormElement>) {
  const pressed = event.target as Element;
  if (pressed.closest('button[type="submit"]')) event.preventDefault();
}
