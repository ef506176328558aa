import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Row } from '../../layout/Flow';
import type { InputProps } from '../field-binding';
import { FieldShell } from './FieldShell';
import * as shell from './FieldShell.css';
import * as styles from './TextInput.css';

export type TextAreaKind = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'rows' | 'maxLength' | 'autoComplete' | 'enterKeyHint' | 'placeholder'
>;

export function TextAreaInput(props: InputProps<HTMLTextAreaElement> & TextAreaKind) {
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

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/** These attributes choose keyboard and autofill. */
export type TextKind = Pick<
  InputAttributes,
  'inputMode' | 'autoCapitalize' | 'enterKeyHint' | 'maxLength' | 'pattern' | 'placeholder'
> & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'date' | 'datetime-local' | 'time';
  /** The default turns off what the browser offers to fill in. */
  autoComplete?: string;
  spellCheck?: boolean;
  prefix?: ReactNode;
  readOnly?: boolean;
};

type TextInputProps = InputProps<HTMLInputElement> &
  TextKind & {
    /** The box shows this control at its end, such as show/hide. */
    end?: ReactNode;
  };

export function TextInput(props: TextInputProps) {
  const { label, hint, optional, className, error, hideLabel, prefix, end, ...input } = props;
  return (
    <FieldShell {...{ label, hint, optional, className, error, hideLabel }}>
      {(attributes) => (
        <Row as="span" align="stretch" wrap={false}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            autoComplete="off"
            {...input}
            {...attributes}
            type={input.type ?? 'text'}
            onChange={(event) => props.onChange(event.currentTarget.value, event)}
            className={shell.box}
          />
          {end}
        </Row>
      )}
    </FieldShell>
  );
}
