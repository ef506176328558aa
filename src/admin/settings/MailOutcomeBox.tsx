import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, FileText, TriangleAlert } from 'lucide-react';
import type { MailOutcome, MailTest } from '#domain/settings/mail-test';
import { Banner } from '../../ui/feedback/Banner';
import * as styles from './Settings.css';

const WORDS: Record<MailOutcome, MessageDescriptor> = {
  sent: msg`The mail server took the mail. Look into your mailbox, and into spam.`,
  filed: msg`Nothing was sent: no mail server is set. The mail lies in the server's folder data/outbox.`,
  refused: msg`The mail server refused the mail:`,
  unreachable: msg`The mail server can't be reached, or doesn't accept the sign-in:`,
  uncertain: msg`The connection to the mail server ended halfway. The mail may have been sent:`,
};

/** Shows the result of a test mail with the mail server's response. */
export function MailOutcomeBox({ test: { outcome, said } }: { test: MailTest }) {
  const { t } = useLingui();
  const isSent = outcome === 'sent';
  const Icon = isSent ? CircleCheck : outcome === 'filed' ? FileText : TriangleAlert;
  return (
    <Banner
      tone={isSent ? 'success' : outcome === 'filed' ? 'honey' : 'danger'}
      shape="box"
      role={isSent || outcome === 'filed' ? 'status' : 'alert'}
      icon={<Icon aria-hidden="true" size={20} />}
    >
      {t(WORDS[outcome])}
      {said !== null && (
        <>
          {' '}
          <q translate="no" className={styles.value}>
            {said}
          </q>
        </>
      )}
    </Banner>
  );
}
