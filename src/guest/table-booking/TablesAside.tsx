import { Plural, Trans } from '@lingui/react/macro';
import { Wine } from 'lucide-react';
import { useBrunchRules } from '../../data/react/brunch/use-brunch-rules';
import { Button } from '../../ui/controls/Button';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { BrunchName } from '../booking/BrunchName';
import { useDialogActions } from '../use-dialog';
import * as styles from './TablesAside.css';

/** Tells guests beside the form what happens next, and how walk-ins work. */
export function TablesAside() {
  const { open } = useDialogActions();
  const { drinkHours } = useBrunchRules();
  return (
    <aside aria-labelledby="tables-aside-heading" className={styles.card}>
      <Picture src="/photos/category-cocktails-640.avif" alt="" sizes="420px" ratio="wide" />
      <div className={styles.words}>
        <h3 id="tables-aside-heading" className={text.title}>
          <Trans>How it works</Trans>
        </h3>
        <ol className={styles.steps}>
          <li>
            <Trans>You send us your request.</Trans>
          </li>
          <li>
            <Trans>We confirm by phone.</Trans>
          </li>
          <li>
            <Trans>You see your booking here. If plans change, cancel it with two taps.</Trans>
          </li>
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
