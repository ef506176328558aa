import type { ChangeEvent, FocusEventHandler, Ref, TextareaHTMLAttributes } from 'react';
import type { FieldLook } from '../field-binding';
import { FieldShell } from './FieldShell';
import * as styles from './TextAreaInput.css';

export type TextAreaKind = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'rows' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'placeholder'
>;

type TextAreaInputProps = FieldLook &
  TextAreaKind & {
    value: string;
    onChange: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void;
    onBlur?: FocusEventHandler<HTMLTextAreaElement>;
    name?: string;
    ref?: Ref<HTMLTextAreaElement>;
    error?: string;
    hideLabel?: boolean;
  };

/** Shows a controlled text area. */
export function TextAreaInput(props: TextAreaInputProps) {
  const { label, hint, optional, className, error, hideLabel, ...area } = props;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          rows={area.rows ?? 3}
          onChange={(event) => props.onChange(event.currentTarget.value, event)}
          className={styles.area}
        />
      )}
    </FieldShell>
  );
}
