import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type Ref, useId } from 'react';
import { useFieldText } from '../../i18n/field-text';
import * as styles from './ErrorSummary.css';

/** Describes an invalid field by error code and control. */
export type FieldError = { name: string; code: string; controlId: string };

type ErrorSummaryProps = {
  errors: FieldError[];
  onChoose: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Lists all errors of a form, each with a link to its field. */
export function ErrorSummary({ errors, onChoose, ref }: ErrorSummaryProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const headingId = useId();
  function choose(event: MouseEvent, name: string) {
    event.preventDefault();
    onChoose(name);
  }
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <div role="alert">
        <h2 id={headingId} className={styles.heading}>{t`There's a problem`}</h2>
        <ul>
          {errors.map(({ name, code, controlId }) => (
            <li key={name}>
              <a
                href={`#${controlId}`}
                onClick={(event) => choose(event, name)}
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
