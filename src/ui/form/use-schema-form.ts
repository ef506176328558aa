import {
  type FieldValues,
  type FormStore,
  type PartialValues,
  useForm,
  valiForm,
} from '@modular-forms/react';
import type * as v from 'valibot';

/** The schema is a valibot object whose messages are codes such as `name.required`. */
export type FormSchema = v.GenericSchema<FieldValues, unknown>;

export type SchemaFormStore<Schema extends FormSchema> = FormStore<v.InferInput<Schema>, undefined>;

type SchemaFormOptions<Schema extends FormSchema> = {
  initialValues: PartialValues<v.InferInput<Schema>>;
};

/** Validates on blur, again on input after an error, and on submit. */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  { initialValues }: SchemaFormOptions<Schema>,
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
