import { Trans, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { shownKurus } from '#domain/money';
import { useSeat } from '../../data/react/use-app';
import { leaveSeat } from '../../data/seatings/seat';
import { formatMoney, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Hint } from '../../ui/layout/Flow';
import { useDialogActions } from '../use-dialog';
import { AskingPhone } from './AskingPhone';
import * as styles from './seating.css';
import { usePlaceName } from './use-place-name';

/** Shows the phone's table with a link to its bill, or a notice that the table was closed. */
export function SeatStrip() {
  const { t } = useLingui();
  const language = useLanguage();
  const { open } = useDialogActions();
  const placeName = usePlaceName();
  const { stored, seat } = useSeat();
  if (!stored) return null;
  if (stored.isEnded) {
    return (
      <Banner
        tone="honey"
        shape="box"
        icon={<ScanLine size={20} />}
        action={<Button tone="outline" size="compact" onClick={leaveSeat}>{t`Got it`}</Button>}
      >
        {t`This table was closed. Scan the code on your table again.`}
      </Banner>
    );
  }
  const { label } = stored;
  const kurus = shownKurus(seat?.totalAmount ?? '0');
  const total = kurus > 0 ? formatMoney(kurus, language) : '';
  return (
    <>
      {seat && <AskingPhone asking={seat.asking} />}
      <section aria-label={t`Your table`} className={styles.strip}>
        <p className={styles.stripText}>
          <Trans>Table {label}</Trans>
          {seat && <Hint as="span">{placeName(seat.table.area)}</Hint>}
        </p>
        <Button
          tone="tonal"
          trailing={total || undefined}
          onClick={() => void open({ d: 'table' })}
        >
          {t`Bill and service`}
        </Button>
      </section>
    </>
  );
}
