import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useAge } from '../../data/react/use-preferences';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { nightScope } from '../../ui/theme/vars.css';
import { LanguageToggle } from '../shared/LanguageToggle';
import * as styles from './AgeGate.css';

/** Shows the age question. Only an answer closes it, not Escape, an outside tap or Back. */
export function AgeGate() {
  const { t } = useLingui();
  const [, enter] = useAge();
  const door = useModal();
  const heading = useRef<HTMLHeadingElement>(null);
  // The question takes the focus, not an answer: Enter alone must not confirm.
  useEffect(() => heading.current?.focus(), []);
  return (
    <dialog
      {...door}
      role="alertdialog"
      aria-labelledby="age-question"
      aria-describedby="age-reason"
      className={classNames(nightScope, styles.door)}
    >
      <div className={styles.top}>
        <span lang="en" translate="no" className={styles.wordmark}>
          Bar Bliss
        </span>
        <LanguageToggle />
      </div>
      <div className={styles.question}>
        <p className={styles.place}>
          <Trans>Fethiye · Grill & cocktails</Trans>
        </p>
        <h2 ref={heading} id="age-question" tabIndex={-1} className={text.displayL}>
          <Trans>Are you 18 or older?</Trans>
        </h2>
        <p id="age-reason" className={text.body}>{t`We serve alcohol. You must be 18 to enter.`}</p>
      </div>
      <Stack>
        <Button size="cta" block onClick={enter}>{t`Yes, I'm 18 or older`}</Button>
        <Button tone="outline" size="cta" block onClick={leave}>{t`No`}</Button>
      </Stack>
      <p className={styles.small}>{t`Your answer stays on this device only.`}</p>
    </dialog>
  );
}

/** The guest cannot return to the question. */
function leave(): void {
  window.location.replace('about:blank');
}

/** Opens a native modal dialog that stays until unmounted. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A phone's Back gesture must not close the dialog; older browsers use `onClose`.
    ref.current?.setAttribute('closedby', 'none');
    ref.current?.showModal();
    document.documentElement.classList.add(styles.still);
    return () => document.documentElement.classList.remove(styles.still);
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => event.preventDefault(),
    onClose: () => ref.current?.showModal(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') event.preventDefault();
    },
  };
}
