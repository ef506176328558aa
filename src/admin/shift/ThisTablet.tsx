import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Lock, Square, Volume2 } from 'lucide-react';
import { isIos } from '../../data/preferences/ios';
import { THEMES } from '../../data/preferences/theme';
import { useInstall, useTheme } from '../../data/react/use-app';
import { lockNow, useTabletLock } from '../../data/react/use-staff-session';
import { useStoredValue } from '../../data/react/use-stores';
import { THEME_WORDS } from '../../i18n/theme-words';
import type { ButtonProps } from '../../ui/controls/controls';
import { Button } from '../../ui/controls/controls';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { IosSteps } from '../../ui/install/IosSteps';
import { Heading, Row } from '../../ui/layout/Flow';
import { ThisDevice } from '../devices/ThisDevice';
import { PinForm } from '../lock/PinForm';
import { LOCK_AFTER_MINUTES, lockAfter } from '../lock/use-idle-lock';
import { endShift, hasWholeScreen, shiftOn, startShift } from './bar-shift';
import * as styles from './ShiftPage.css';

const LARGE: ButtonProps = { tone: 'outline', size: 'cta' };

/** Shows this tablet's settings and the person's PIN. */
export function ThisTablet() {
  const { t } = useLingui();
  const isOn = useStoredValue(shiftOn);
  const minutes = useStoredValue(lockAfter);
  const { hasPin } = useTabletLock();
  const { canInstall, install } = useInstall();
  const [theme, setTheme] = useTheme();
  return (
    <section aria-labelledby="this-tablet" className={styles.tablet}>
      <Heading level={2} size="displayM" tone="ink" id="this-tablet">{t`This tablet`}</Heading>
      <Row gap={12} align="stretch">
        {isOn ? (
          <Button {...LARGE} icon={<Square size={20} />} onClick={() => void endShift()}>
            <Trans>End the shift (sound + screen off)</Trans>
          </Button>
        ) : (
          <Button size="cta" icon={<Volume2 size={20} />} onClick={() => void startShift()}>
            <Trans>Start shift (sound + screen on)</Trans>
          </Button>
        )}
        {hasPin && (
          <Button {...LARGE} icon={<Lock size={20} />} onClick={() => void lockNow()}>
            <Trans>Lock or hand over</Trans>
          </Button>
        )}
        {canInstall && (
          <Button {...LARGE} icon={<Download size={20} />} onClick={() => void install()}>
            <Trans>Install on this tablet</Trans>
          </Button>
        )}
      </Row>
      {!canInstall && <IpadSteps />}
      <ThisDevice className={styles.field} />
      <SelectInput
        label={t`Lock when nobody has touched it for`}
        value={String(minutes)}
        options={LOCK_AFTER_MINUTES.map((value) => ({
          value: String(value),
          label: t`${value} min`,
        }))}
        onChange={(value) => lockAfter.set(value)}
        className={styles.field}
      />
      <SelectInput
        label={t`Appearance`}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(THEME_WORDS[value]) }))}
        onChange={setTheme}
        className={styles.field}
      />
      <PinForm />
    </section>
  );
}

/** Shows install steps for iPads, which have no install prompt. */
export function IpadSteps() {
  return isIos() && !hasWholeScreen() ? <IosSteps /> : null;
}
