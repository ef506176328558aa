import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Clock, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { TextInput } from '../../ui/form/inputs/TextInput';
import * as styles from './Settings.css';

type AgeingInputProps = {
  label: string;
  name: string;
  error?: string;
  /** Returns "8 / 15": the minutes until an order is due and until it is late. */
  typed: string;
  onType: (typed: string) => void;
};

/** Edits the minutes after which the board marks an order as due and as late. */
export function AgeingInput({ label, name, error, typed, onType }: AgeingInputProps) {
  const { t } = useLingui();
  const errorId = useId();
  const [due = '', late = ''] = typed.split('/').map((part) => part.trim());
  const minutes = {
    inputMode: 'numeric',
    autoComplete: 'off',
    end: <span className={styles.unit}>{t`min`}</span>,
  } as const;
  return (
    <fieldset className={styles.fact} {...(error && { 'aria-describedby': errorId })}>
      <legend className={styles.name}>{label}</legend>
      <div className={styles.pair}>
        <TextInput
          {...minutes}
          name={`${name}.due`}
          label={
            <span className={styles.mark}>
              <Clock aria-hidden="true" size={16} />
              <Trans>Due after</Trans>
            </span>
          }
          value={due}
          onChange={(text) => onType(`${text.replace('/', '')} / ${late}`)}
        />
        <TextInput
          {...minutes}
          name={`${name}.late`}
          label={
            <span className={styles.mark}>
              <TriangleAlert aria-hidden="true" size={16} />
              <Trans>Late after</Trans>
            </span>
          }
          value={late}
          onChange={(text) => onType(`${due} / ${text.replace('/', '')}`)}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          <CircleAlert aria-hidden="true" size={16} className={styles.errorIcon} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
