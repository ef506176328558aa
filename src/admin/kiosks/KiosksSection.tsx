import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { KioskRead } from '#domain/kiosks/kiosk';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { UpdatedStamp } from '../shared/Read';
import { AddKioskDialog } from './AddKioskDialog';
import { KioskRow } from './KioskRow';
import * as styles from './Kiosks.css';

const EVERY_MS = 15_000;

/** Shows the tablets on which guests order, each with its state and the actions of staff. */
export function KiosksSection() {
  const { value, at, fault, again } = useStaffFigures<{ kiosks: KioskRead[] }>(
    '/api/admin/kiosks',
    EVERY_MS,
  );
  const isOffline = useNet().state === 'offline';
  const [isAdding, setAdding] = useState(false);
  const kiosks = value?.kiosks ?? [];
  const held = kiosks.reduce((sum, { waiting, unsent }) => sum + waiting + unsent.length, 0);
  return (
    <section aria-labelledby="kiosks" className={styles.section}>
      <h2 id="kiosks" className={styles.title}>
        <Trans>Kiosks</Trans>
      </h2>
      {held > 0 && (
        <Banner tone="danger" shape="box" role="status">
          <Plural
            value={held}
            one="# order at a kiosk has not reached the bar."
            other="# orders at kiosks have not reached the bar."
          />
        </Banner>
      )}
      {value?.kiosks.length === 0 && (
        <p className={styles.note}>
          <Trans>Guests order on a tablet of ours: open /kiosk on it, then add it here.</Trans>
        </p>
      )}
      {kiosks.length > 0 && (
        <ul className={styles.list}>
          {kiosks.map((kiosk) => (
            <KioskRow key={kiosk.id} kiosk={kiosk} isOffline={isOffline} onChanged={again} />
          ))}
        </ul>
      )}
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
      <div>
        <Button
          tone="outline"
          icon={<Plus aria-hidden="true" size={20} />}
          unavailable={isOffline}
          onClick={() => !isOffline && setAdding(true)}
        >
          <Trans>Add a kiosk</Trans>
        </Button>
      </div>
      {isAdding && (
        <AddKioskDialog
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false);
            again();
          }}
        />
      )}
    </section>
  );
}
