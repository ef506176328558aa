import {
  type FieldValues,
  type FormStore,
  type PartialValues,
  useForm,
  valiForm,
} from '@modular-forms/react';
import type * as v from 'valibot';

/** A valibot object whose messages are codes such as `name.required`. */
export type FormSchema = v.GenericSchema<FieldValues, unknown>;

export type SchemaFormStore<Schema extends FormSchema> = FormStore<v.InferInput<Schema>, undefined>;

type SchemaFormOptions<Schema extends FormSchema> = {
  initialValues: PartialValues<v.InferInput<Schema>>;
};

/** A form that checks a field when it is left, again while it is mended, and all on submit. */
export function useSchemaForm<Schema extends FormSchema>(
  schema: Schema,
  { initialValues }: SchemaFormOptions<Schema>,
) {
  const [form, { Field }] = useForm<v.InferInput<Schema>>({
    initialValues,
    validate: valiForm(schema),
    validateOn: 'blur',
    // 'input' is silently wrong in the React build: errors would never clear.
    revalidateOn: 'change',
  });
  return { form, Field };
}
