import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CampaignPreview } from '#domain/marketing/campaign';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useLanguage } from '../../i18n/use-language';
import { Tabs } from '../../ui/controls/Tabs';
import { useMedia } from '../../ui/layout/use-media';
import { media } from '../../ui/theme/breakpoints';
import type { FormValues } from '../records/record-draft';
import * as styles from './Marketing.css';

/** Shows the number of members whom the chosen filters reach; each change of a filter reads it again. */
export function AudienceSize({ filters }: { filters: FormValues }) {
  const { tiers, language, lastVisit } = filters;
  const query = new URLSearchParams({
    tiers: Array.isArray(tiers) ? tiers.join(',') : '',
    language: String(language ?? ''),
    lastVisit: String(lastVisit ?? ''),
  });
  const path = `/api/admin/marketing/audience?${query}`;
  return <Size key={path} path={path} />;
}

function Size({ path }: { path: string }) {
  const { value, fault } = useStaffFigures<{ size: number }>(path);
  return (
    <p role="status" className={styles.audience}>
      {!value && !fault && <Trans>Counting the members…</Trans>}
      {!value && fault && <Trans>The size of the audience needs a connection.</Trans>}
      {value && (
        <Plural
          value={value.size}
          one="# member with consent fits"
          other="# members with consent fit"
        />
      )}
    </p>
  );
}

/** Shows the mail in both languages: side by side on wide screens, in tabs on narrow ones. */
export function Mails({ mails }: { mails: CampaignPreview }) {
  const { t } = useLingui();
  const isWide = useMedia(media.lg);
  const [shown, setShown] = useState<string>(useLanguage());
  const english = { value: 'en', label: t`English`, content: <Mail lang="en" mail={mails.en} /> };
  const turkish = { value: 'tr', label: t`Turkish`, content: <Mail lang="tr" mail={mails.tr} /> };
  if (isWide) {
    return (
      <div className={styles.mails}>
        {english.content}
        {turkish.content}
      </div>
    );
  }
  return (
    <Tabs
      label={t`Language of the mail`}
      value={shown}
      onChange={setShown}
      items={[english, turkish]}
      equal
    />
  );
}

type MailProps = { lang: 'en' | 'tr'; mail: CampaignPreview['en'] };

function Mail({ lang, mail }: MailProps) {
  const { t } = useLingui();
  const title = lang === 'en' ? t`Mail in English` : t`Mail in Turkish`;
  return (
    <figure className={styles.mail}>
      <figcaption className={styles.hint}>
        {title}: <b lang={lang}>{mail.subject || '…'}</b>
      </figcaption>
      <iframe title={title} sandbox="" srcDoc={mail.html} className={styles.frame} />
    </figure>
  );
}
