import { Trans } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names';
import * as text from '../../ui/theme/text.css';
import * as styles from './MenuSection.css';

/** Legend of the signs, and when to ask staff. */
export function MenuHelp() {
  return (
    <div className={classNames(text.small, text.muted, styles.help)}>
      <p>
        <Trans>V: vegetarian · GF: no gluten declared · 0%: alcohol-free</Trans>
      </p>
      <p>
        <Trans>Allergies? Tell the team before you order.</Trans>
      </p>
    </div>
  );
}
