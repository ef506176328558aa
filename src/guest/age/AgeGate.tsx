import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import * as bars from '../shared/bars.css';
import { otherLanguage } from '../shared/LanguageToggle';
import * as styles from './AgeGate.css';

declare global {
  /** theme.js opens the age question, and takes the answer or the other language, whether the app runs or not. */
  var askAge: () => void;
}

/** Shows the age question. */
export function AgeGate() {
  const { t } = useLingui();
  const { to, short, action } = otherLanguage(useLanguage());
  useEffect(() => {
    globalThis.askAge();
    return () => {
      delete document.documentElement.dataset.asks;
    };
  }, []);
  return (
    <dialog
      id="age"
      role="alertdialog"
      aria-labelledby="age-question"
      aria-describedby="age-reason"
      className={classNames(nightScope, styles.door)}
    >
      <div className={styles.top}>
        <span lang="en" translate="no" className={bars.brand}>
          Bar Bliss
        </span>
        <Button tone="quiet" lang={to} className={bars.language} value={`lang=${to}`}>
          {short}
          <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.question}>
        <p className={styles.place}>{t`Fethiye · Grill & cocktails`}</p>
        <h2 id="age-question" tabIndex={-1} className={text.displayL}>
          {t`Are you 18 or older?`}
        </h2>
        <p id="age-reason" className={text.body}>{t`We serve alcohol. You must be 18 to enter.`}</p>
      </div>
      <Stack>
        <Button size="cta" block value="yes">{t`Yes, I'm 18 or older`}</Button>
        <Button tone="outline" size="cta" block value="no">{t`No`}</Button>
      </Stack>
      <p className={styles.small}>{t`Your answer stays on this device only.`}</p>
    </dialog>
  );
}
