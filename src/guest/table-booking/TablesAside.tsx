import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Wine } from 'lucide-react';
import { useBrunchRules } from '../../data/react/use-venue';
import { Button } from '../../ui/controls/Button';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { BrunchName } from '../booking/BrunchName';
import { useDialogActions } from '../use-dialog';
import * as styles from './TablesAside.css';

/** Tells guests beside the form what happens next, and how walk-ins work. */
export function TablesAside() {
  const { t } = useLingui();
  const { open } = useDialogActions();
  const { drinkHours } = useBrunchRules();
  return (
    <aside aria-labelledby="tables-aside-heading" className={styles.card}>
      <Picture src="/photos/category-cocktails-640.avif" alt="" sizes="420px" ratio="wide" />
      <div className={styles.words}>
        <h3 id="tables-aside-heading" className={text.title}>{t`How it works`}</h3>
        <ol className={styles.steps}>
          <li>{t`You send us your request.`}</li>
          <li>{t`We confirm by phone.`}</li>
          <li>{t`You see your booking here. If plans change, cancel it with two taps.`}</li>
        </ol>
        <p className={styles.other}>
          <strong>
            <BrunchName value="Bottomless Brunch" />
          </strong>{' '}
          <Trans>
            is booked separately: a dish, the first drink, and more for{' '}
            <Plural value={drinkHours} one="# hour" other="# hours" />.
          </Trans>
        </p>
        <Button
          tone="tonal"
          block
          aria-haspopup="dialog"
          icon={<Wine aria-hidden="true" size={20} />}
          onClick={() => open({ d: 'brunch', step: 1 })}
        >
          <Trans>Book a brunch</Trans>
        </Button>
      </div>
    </aside>
  );
}
