import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignPreview } from '#domain/marketing/launch-campaign';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { ReadingFailed } from '../shared/failures/ReadingFailed';
import * as styles from './Marketing.css';

/** Both mails of the saved version, as members see them. */
export function CampaignPreviews({ id, v }: { id: string; v: number }) {
  const { t } = useLingui();
  const path = `/api/admin/marketing/campaigns/${id}/preview?v=${v}`;
  const { value, fault, isAsking, again } = useStaffFigures<CampaignPreview>(path);
  return (
    <section className={styles.section} aria-labelledby="campaign-preview">
      <h3 id="campaign-preview" className={styles.heading}>
        <Trans>Preview of the saved version</Trans>
      </h3>
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {!value && !fault && <Skeleton shape="block" />}
      {value && (
        <div className={styles.previews}>
          <Mail title={t`Mail in English`} lang="en" mail={value.en} />
          <Mail title={t`Mail in Turkish`} lang="tr" mail={value.tr} />
        </div>
      )}
    </section>
  );
}

type MailProps = { title: string; lang: 'en' | 'tr'; mail: CampaignPreview['en'] };

function Mail({ title, lang, mail }: MailProps) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.hint}>
        {title}: <b lang={lang}>{mail.subject}</b>
      </figcaption>
      <iframe title={title} sandbox="" srcDoc={mail.html} className={styles.frame} />
    </figure>
  );
}
