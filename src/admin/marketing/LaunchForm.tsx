import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Heading } from '../../ui/layout/Flow';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import type { CampaignChange } from './LaunchedCampaign';
import * as styles from './Marketing.css';

type LaunchFormProps = {
  change: CampaignChange;
  isLocked: boolean;
  /** Tells why the form is locked. */
  why: ReactNode;
};

/** Sends test mails first; then the campaign starts at once or at a time by the venue's clock. */
export function LaunchForm({ change, isLocked, why }: LaunchFormProps) {
  const { t } = useLingui();
  const [to, setTo] = useState('');
  const [at, setAt] = useState('');
  const [isTested, setTested] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const state = { busy: change.isBusy, unavailable: isLocked };

  async function test(event: FormEvent) {
    event.preventDefault();
    if (isLocked) return;
    setTested(await change.send('test', { to: to.trim() || null }));
  }

  return (
    <section className={styles.section} aria-labelledby="campaign-launch">
      <Heading id="campaign-launch">{t`Test and send`}</Heading>
      {why && (
        <p role="status" className={styles.hint}>
          {why}
        </p>
      )}
      <div className={styles.steps}>
        <form noValidate className={styles.section} onSubmit={(event) => void test(event)}>
          <TextInput
            label={t`Test mail to`}
            hint={t`Empty: to your own address`}
            type="email"
            autoComplete="email"
            optional
            value={to}
            onChange={setTo}
          />
          <Button type="submit" tone="outline" {...state}>{t`Send a test mail`}</Button>
          {isTested && (
            <p role="status" className={styles.hint}>
              <Trans>The test mails are on their way, one in each language.</Trans>
            </p>
          )}
        </form>
        <div className={styles.section}>
          <TextInput
            label={t`Send at (the venue's clock)`}
            hint={t`Empty: now`}
            type="datetime-local"
            autoComplete="off"
            optional
            value={at}
            onChange={setAt}
          />
          <Button {...state} onClick={() => !isLocked && setAsking(true)}>
            {at ? <Trans>Schedule</Trans> : <Trans>Send now</Trans>}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={at ? t`Schedule this campaign?` : t`Send this campaign now?`}
          confirmLabel={at ? <Trans>Schedule</Trans> : <Trans>Send now</Trans>}
          cancelLabel={<Trans>Not yet</Trans>}
          onConfirm={() => {
            setAsking(false);
            void change.send('launch', { at: at || null });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
