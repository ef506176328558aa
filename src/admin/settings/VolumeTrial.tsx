import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import * as v from 'valibot';
import { SETTINGS } from '#domain/settings/settings';
import { Button } from '../../ui/controls/Button';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { barSound } from '../alarm/bar-sound';
import * as styles from './Settings.css';
import { valueTyped } from './setting-text';

/** Plays the alarm at the typed volume, before the volume is saved. */
export function VolumeTrial({ typed }: { typed: string }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { kind, schema } = SETTINGS['bar.alarmVolume'];
  const volume = v.safeParse(schema, valueTyped(kind, typed));

  function play() {
    if (!volume.success) return announce(t`Enter a volume from 30 to 100.`);
    barSound.tryVolume(volume.output).catch(() => announce(t`This browser plays no sound.`));
  }

  return (
    <Button
      tone="outline"
      className={styles.trial}
      icon={<Volume2 aria-hidden="true" size={20} />}
      unavailable={!volume.success}
      onClick={play}
    >
      <Trans>Play</Trans>
    </Button>
  );
}
