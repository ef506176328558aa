import { useEffect, useRef } from 'react';
import { type Resource, writtenFields } from '#domain/resource/resource';
import { useFieldText } from '../../i18n/field-text';
import { RecordFieldInput } from './RecordFieldInput';
import * as styles from './Records.css';
import type { RecordEditor } from './use-record-editor';
import type { Choices } from './use-value-words';

type RecordFormProps = {
  id: string;
  resource: Resource;
  editor: RecordEditor;
  choices?: Choices | undefined;
  onSubmit: () => void;
};

/** All fields of a record. Saved when the button says so, never by itself. */
export function RecordForm({ id, resource, editor, choices, onSubmit }: RecordFormProps) {
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
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {writtenFields(resource)
        .filter(([name]) => name in draft.values)
        .map(([name, field]) => (
          <RecordFieldInput
            key={name}
            name={name}
            field={field}
            value={draft.values[name] ?? ''}
            error={errors[name] && fieldText(errors[name])}
            choices={choices?.[name]}
            onChange={(value) => editor.change(name, value)}
          />
        ))}
    </form>
  );
}
