import { Trans } from '@lingui/react/macro';
import type { Resource, ResourceRecord } from '#domain/resource/resource';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { type Choices, useFieldWords } from '../fields/field-words';
import * as styles from './Records.css';

type RecordFactsProps = {
  resource: Resource;
  record: ResourceRecord;
  choices?: Choices | undefined;
  /** True shows all fields, for read-only roles; false shows only the read-only fields. */
  isReadOnly: boolean;
};

/** Shows read-only fields, and the last editor. */
export function RecordFacts({ resource, record, choices, isReadOnly }: RecordFactsProps) {
  const language = useLanguage();
  const wordsOf = useFieldWords(choices);
  const fields = Object.entries(resource.fields).filter(
    ([, { isFact, isOpening }]) => isReadOnly || isFact || isOpening,
  );
  const { changedBy, changedAt } = record;
  return (
    <>
      {fields.length > 0 && (
        <dl className={styles.known}>
          {fields.map(([name, field]) => (
            <FactRow key={name} label={field.label[language]}>
              {wordsOf(name, field, record[name]) || '–'}
            </FactRow>
          ))}
        </dl>
      )}
      {changedBy && changedAt && (
        <p className={styles.state}>
          <Trans>
            Last changed: {changedBy}, {formatDateTime(Date.parse(changedAt), language)}
          </Trans>
        </p>
      )}
    </>
  );
}

function FactRow({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
