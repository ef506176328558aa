import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { FormValue } from '#domain/resource/kinds';
import { type Resource, writtenFields } from '#domain/resource/resource';
import { useFieldText } from '../../i18n/field-text';
import { classNames } from '../../ui/class-names';
import { FieldInput } from '../fields/FieldInput';
import type { Choices } from '../fields/field-words';
import * as styles from './Records.css';
import { type FormValues, fieldStyle } from './record-draft';
import type { RecordEditor } from './use-record-editor';

/** A custom input takes these props. */
export type OwnInput = {
  value: FormValue;
  error: string | undefined;
  /** null means a new record. */
  recordId: string | number | null;
  values: FormValues;
  onChange: (value: FormValue) => void;
};
/** Maps fields to custom inputs; false hides the field. */
export type OwnInputs = Readonly<Record<string, (input: OwnInput) => ReactNode>>;

type RecordFormProps = {
  id: string;
  resource: Resource;
  recordId: string | number | null;
  inputs?: OwnInputs | undefined;
  editor: RecordEditor;
  choices?: Choices | undefined;
  /** Replaces the inputs of all fields of the resource. */
  fields?: ReactNode;
  isWide?: boolean | undefined;
  onSubmit: () => void;
};

/** Shows the form, which saves only on request, never automatically. */
export function RecordForm(props: RecordFormProps) {
  const { id, resource, recordId, inputs, editor, choices, onSubmit } = props;
  const fieldText = useFieldText();
  const form = useRef<HTMLFormElement>(null);
  const { errors, draft } = editor;
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={classNames(styles.form, props.isWide && styles.pairs)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {props.fields ??
        writtenFields(resource)
          .filter(([name]) => name in draft.values)
          .map(([name, field]) => {
            const input = {
              value: draft.values[name] ?? '',
              error: errors[name] && fieldText(errors[name]),
              onChange: (value: FormValue) => editor.change(name, value),
            };
            const own = inputs?.[name]?.({ ...input, recordId, values: draft.values });
            if (own === false) return null;
            if (own) return <Fragment key={name}>{own}</Fragment>;
            return (
              <FieldInput
                key={name}
                name={name}
                field={field}
                choices={choices?.[name]}
                style={fieldStyle(field, draft.values)}
                {...input}
              />
            );
          })}
    </form>
  );
}
