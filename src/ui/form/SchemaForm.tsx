import { useLingui } from '@lingui/react/macro';
import type { FieldPath, FieldValues, FormStore, PartialValues } from '@modular-forms/react';
import { Form, FormError, focus, getErrors, reset, useForm, valiForm } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import type {
  ChangeEvent,
  ChangeEventHandler,
  FocusEvent,
  FocusEventHandler,
  FunctionComponent,
  MouseEvent,
  ReactNode,
  Ref,
  RefCallback,
} from 'react';
import { createElement, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { useFieldText } from '../../i18n/field-text';
import { classNames } from '../class-names';
import type { FieldLook } from './inputs/inputs';
import * as styles from './SchemaForm.css';

/** The schema is a valibot object whose messages are codes such as `name.required`. */
type FormSchema = v.GenericSchema<FieldValues, unknown>;

type SchemaFormStore<Schema extends FormSchema> = FormStore<v.InferInput<Schema>, undefined>;

/** Validates on blur, again on input after an error, and on submit. */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  { initialValues }: { initialValues: PartialValues<v.InferInput<Schema>> },
) {
  const [form, { Field }] = useForm<v.InferInput<Schema>>({
    initialValues,
    validate: valiForm(schema),
    validateOn: 'blur',
    // 'input' fails in the React build: errors would never clear.
    revalidateOn: 'change',
  });
  return { form, Field };
}

type FieldError = { name: string; code: string; controlId: string };

type ErrorSummaryProps = {
  errors: FieldError[];
  onChoose: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Lists all errors of a form, each with a link to its field. */
function ErrorSummary({ errors, onChoose, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const headingId = useId();
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <div role="alert">
        <h2 id={headingId} className={styles.heading}>{t`There's a problem`}</h2>
        <ul>
          {errors.map(({ name, code, controlId }) => (
            <li key={name}>
              <a
                href={`#${controlId}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(name);
                }}
                className={styles.link}
              >
                {fieldText(code)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Progress = { submitCount: number; isSubmitting: boolean; hasSummary: boolean };

/** Moves focus to the first error after a refused submit. */
function useRefusal<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  { submitCount, isSubmitting, hasSummary }: Progress,
) {
  const [refusal, setRefusal] = useState<{ submitCount: number; isListed: boolean } | null>(null);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const names = listErrors(form).map((error) => error.name);
    const isListed = hasSummary && names.length > 1;
    setRefusal(names.length > 0 ? { submitCount, isListed } : null);
    if (names[0] && !isListed) focusField(form, names[0]);
    // A form submits only rendered fields, so a schema with others never passes.
    if (names.length === 0 && form.invalid.peek()) {
      const codes = form.response.peek().message;
      reportError(new Error(`The form was refused for fields that it does not show: ${codes}`));
    }
  }, [form, submitCount, isSubmitting, hasSummary]);

  useEffect(() => {
    if (refusal?.isListed) summary.current?.focus();
  }, [refusal]);

  return { refusal, summary };
}

/** Returns the invalid fields in screen order. */
function listErrors<Schema extends FormSchema>(form: SchemaFormStore<Schema>): FieldError[] {
  // The library types its errors by the paths of the form, which nothing here knows.
  const errors = getErrors(form) as Record<string, string>;
  return Object.entries(errors).map(([name, code]) => ({
    name,
    code,
    // The library does not expose field elements by name.
    controlId: form.internal.fields[pathOf<Schema>(name)]?.elements.peek()[0]?.id ?? '',
  }));
}

export function focusField<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  name: string,
): void {
  focus(form, pathOf<Schema>(name));
}

/** The names in an error are paths of its form. */
function pathOf<Schema extends FormSchema>(name: string) {
  return name as FieldPath<v.InferInput<Schema>>;
}

/** Prefixes the page title with "Error:" while the form shows a refusal. */
export function useErrorTitle(hasErrors: boolean): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!hasErrors) return;
    const plain = document.title;
    const marked = t`Error: ${plain}`;
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = plain;
    };
  }, [hasErrors, t]);
}

/** Resets a form to these values, without errors. */
export function resetForm<Schema extends FormSchema>(
  form: SchemaFormStore<Schema>,
  initialValues: PartialValues<v.InferInput<Schema>>,
): void {
  const control = document.activeElement;
  // A blur would validate a focused control and report the value as missing.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }
  reset(form, { initialValues });
}

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
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]')) event.preventDefault();
}

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field holds signals: the reader must call `useSignals()`. */
export type FieldBinding<Value> = {
  readonly value: { readonly value: Value | null | undefined };
  readonly error: { readonly value: string };
};

export type ControlBinding = {
  name: string;
  ref: RefCallback<ControlElement>;
  onChange: ChangeEventHandler<ControlElement>;
  onBlur: FocusEventHandler<ControlElement>;
};

export type FieldProps<Value> = FieldLook & { field: FieldBinding<Value>; control: ControlBinding };

/** Reports a value to the form that no element holds. */
export function changeTo(control: ControlBinding, value: string): void {
  // The form reads only the element's value.
  control.onChange({ currentTarget: { value } } as ChangeEvent<ControlElement>);
}

/** Reports a blur of a field with several elements. */
export function leaveField(control: ControlBinding): void {
  // The form reads only the event.
  control.onBlur({} as FocusEvent<ControlElement>);
}

/** Returns the sentence of a field's error, or ''. A component that calls this hook may read the field's signals. */
export function useFieldError({ error }: FieldBinding<unknown>): string {
  useSignals();
  const fieldText = useFieldText();
  return error.value && fieldText(error.value);
}

export function useTextControl({ field, control }: Pick<FieldProps<string>, 'field' | 'control'>) {
  const error = useFieldError(field);
  return {
    name: control.name,
    ref: control.ref,
    value: field.value.value ?? '',
    onChange: (_value: string, event: Parameters<typeof control.onChange>[0]) =>
      control.onChange(event),
    onBlur: control.onBlur,
    error,
  };
}

type Bound<Value> = Pick<FieldProps<Value>, 'field' | 'control'>;

/** Returns what draws a field of a form: the part, with these properties. */
export function bound<Value, const Props extends object>(
  Part: FunctionComponent<Props & Bound<Value>>,
  props: Props,
  bind = (control: ControlBinding) => control,
) {
  return (field: FieldBinding<Value>, control: ControlBinding) =>
    createElement(Part, { ...props, field, control: bind(control) });
}

/** As `bound`; each change is also stored in a draft. */
export function keepChanges(keep: (name: string, value: string) => void) {
  function kept(control: ControlBinding): ControlBinding {
    function onChange(event: ChangeEvent<ControlElement>) {
      control.onChange(event);
      keep(control.name, event.currentTarget.value);
    }
    return { ...control, onChange };
  }
  return <const Props extends object>(
    Part: FunctionComponent<Props & Bound<string>>,
    props: Props,
  ) => bound(Part, props, kept);
}

export type KeepField = ReturnType<typeof keepChanges>;
