import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Hint } from '../layout/Flow';
import { link } from '../theme/link.css';
import type { TextAreaKind, TextKind } from './inputs/inputs';
import { TextAreaInput, TextInput } from './inputs/inputs';
import type { FieldProps } from './SchemaForm';
import { useTextControl } from './SchemaForm';

export function TextArea({ field, control, ...rest }: FieldProps<string> & TextAreaKind) {
  return <TextAreaInput {...rest} {...useTextControl({ field, control })} />;
}

type TextFieldProps = FieldProps<string> & TextKind & { end?: ReactNode };

export function TextField({ field, control, ...rest }: TextFieldProps) {
  return <TextInput {...rest} {...useTextControl({ field, control })} />;
}

type NameFieldProps = FieldProps<string> & {
  autoComplete?: 'name' | 'given-name' | 'family-name';
  maxLength?: number;
};

export function NameField({ autoComplete = 'name', maxLength = 120, ...props }: NameFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      autoCapitalize="words"
      enterKeyHint="next"
      maxLength={maxLength}
    />
  );
}

export function EmailField(props: Omit<FieldProps<string>, 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      label={t`Email`}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={254}
    />
  );
}

/** Tells the purpose of the personal data and links to the privacy notice. */
export function PrivacyLine({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <Hint>
      {children}{' '}
      <a className={link} href={`/legal/privacy?lang=${i18n.locale}`}>
        <Trans>How we use your details</Trans>
      </a>
    </Hint>
  );
}
