import { Trans } from '@lingui/react/macro';
import { ANNOUNCEMENTS } from '#domain/marketing/announcement';
import { FieldInput } from '../../fields/FieldInput';
import type { OwnInput } from '../../records/RecordForm';
import * as styles from './Announcements.css';

/** Chooses the kind and tells where guests see it and what the law forbids. */
export function KindField({ value, error, onChange }: OwnInput) {
  return (
    <>
      <FieldInput
        name="kind"
        field={ANNOUNCEMENTS.fields.kind}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div className={styles.law}>
        <p>
          <Place kind={String(value)} />
        </p>
        <p>
          <Trans>
            The law forbids advertising alcohol and tobacco, also in words and links. A happy hour
            for drinks with alcohol may not be announced; one for food, coffee or soft drinks may.
          </Trans>
        </p>
      </div>
    </>
  );
}

function Place({ kind }: { kind: string }) {
  if (kind === 'banner') {
    return (
      <Trans>
        Shown at the top of the site from start to end, one at a time: the one that started last.
        Guests can close it.
      </Trans>
    );
  }
  if (kind === 'event') {
    return <Trans>Shown below the menu under “What's on”, from now until its end.</Trans>;
  }
  return (
    <Trans>
      Shown below the menu under “What's on” from start to end. A time after midnight belongs to the
      evening before.
    </Trans>
  );
}
