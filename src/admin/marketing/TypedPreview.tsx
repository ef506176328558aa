import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/layout/Flow';
import type { FormValues } from '../records/record-draft';
import { ReadingFailed } from '../shared/Read';
import { useStaffErrorText } from '../shared/SendFailed';
import { AudienceSize, Mails } from './Mails';
import * as styles from './Marketing.css';
import { useTypedPreview } from './use-typed-preview';

/** Shows both mails as typed, the word that the law forbids, and how many members the filters reach. */
export function TypedPreview({ values }: { values: FormValues }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  const { value, hasFailed, isAsking, again } = useTypedPreview(values);
  return (
    <section className={styles.section} aria-labelledby="campaign-preview">
      <Heading id="campaign-preview">{t`Preview`}</Heading>
      <AudienceSize filters={values} />
      {hasFailed && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          <Trans>The preview needs a connection.</Trans>
        </ReadingFailed>
      )}
      <div role="status">
        {value?.refusal && (
          <p className={styles.refused}>{errorText(value.refusal.code, value.refusal.word)}</p>
        )}
      </div>
      {!value && !hasFailed && <Skeleton shape="block" />}
      {value && <Mails mails={value} />}
    </section>
  );
}
