import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { RequiredBrunchDetail } from '#domain/brunch/brunch-details';
import { useNet } from '../../data/react/use-net';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { BRUNCH_FORM } from './BrunchSent';
import * as styles from './brunch.css';

type BrunchFooterProps = {
  onBack: (() => void) | undefined;
  /** A missing one: the button submits the form of the step. */
  onGoOn?: () => void;
  isMissing: boolean;
};

export function BrunchFooter({ onBack, onGoOn, isMissing }: BrunchFooterProps) {
  const { t } = useLingui();
  const explain = useMissingNews();

  function goOn() {
    if (isMissing) explain();
    onGoOn?.();
  }

  return (
    <Row align="stretch" wrap={false}>
      {onBack && <BackButton onBack={onBack} />}
      <Button
        type={onGoOn ? 'button' : 'submit'}
        form={BRUNCH_FORM}
        size="cta"
        className={styles.main}
        onClick={goOn}
      >
        {t`Continue`}
      </Button>
    </Row>
  );
}

type CompleteFooterProps = {
  missing: readonly RequiredBrunchDetail[];
  isBusy: boolean;
  onBack: (() => void) | undefined;
};

export function CompleteFooter({ missing, isBusy, onBack }: CompleteFooterProps) {
  const explain = useMissingNews();
  const { state } = useNet();
  const noteId = useId();
  const missingText = useMissingText(missing);

  return (
    <div>
      <p id={noteId} className={styles.note}>
        {missingText}
        {!missingText && state === 'offline' && (
          <Trans>Offline: saved here and sent when you're back online.</Trans>
        )}
      </p>
      <Row align="stretch" wrap={false}>
        {onBack && <BackButton onBack={onBack} />}
        <Button
          type="submit"
          form={BRUNCH_FORM}
          size="cta"
          busy={isBusy}
          unavailable={missing.length > 0}
          aria-describedby={noteId}
          className={styles.main}
          onClick={() => missing.length > 0 && explain()}
        >
          {isBusy ? <Trans>Saving...</Trans> : <Trans>Complete Reservation</Trans>}
        </Button>
      </Row>
    </div>
  );
}

function useMissingNews(): () => void {
  const { t } = useLingui();
  const { show } = useToast();
  return () =>
    show({
      tone: 'error',
      title: t`Missing Information`,
      body: t`Please fill in all required fields`,
    });
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return <Button tone="outline" size="cta" onClick={onBack}>{t`Back`}</Button>;
}

/** Returns "Still needed: Full name, Email", or null when nothing is missing. */
function useMissingText(missing: readonly RequiredBrunchDetail[]): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (missing.length === 0) return null;
  const names: Record<RequiredBrunchDetail, string> = {
    guestName: t`Full name`,
    guestEmail: t`Email`,
    guestPhone: t`Phone number`,
  };
  const format = new Intl.ListFormat(language, { style: 'narrow' });
  const list = format.format(missing.map((name) => names[name]));
  return t`Still needed: ${list}`;
}
