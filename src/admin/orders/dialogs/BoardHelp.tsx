import { Trans, useLingui } from '@lingui/react/macro';
import { storedHand, storedKeys } from '../../../data/preferences/board-choices';
import { useStoredValue } from '../../../data/react/use-net';
import { RadioCards } from '../../../ui/form/inputs/FieldShell';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import * as styles from './BoardHelp.css';

/** Shows keyboard help and the button side, which this tablet stores. */
export function BoardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const areKeysOn = useStoredValue(storedKeys);
  const keys = [
    [t`Arrows`, t`From ticket to ticket`],
    ['Enter', t`The ticket's big button`],
    ['M', t`The ticket's menu`],
    ['P', t`Print the ticket`],
    ['U', t`Undo the last move`],
    ['/', t`Search`],
    ['?', t`This help`],
  ] as const;
  return (
    <Dialog title={<Trans>Shortcuts</Trans>} onClose={onClose}>
      <Stack gap={24}>
        <RadioCards
          label={<Trans>Where the big buttons are</Trans>}
          layout="grid"
          value={hand}
          options={[
            { value: 'right', title: t`On the right` },
            { value: 'left', title: t`On the left` },
          ]}
          onChange={(value) => storedHand.set(value === 'left' ? 'left' : null)}
        />
        <RadioCards
          label={<Trans>Single keys</Trans>}
          layout="grid"
          value={areKeysOn ? 'on' : 'off'}
          options={[
            { value: 'on', title: t`On` },
            { value: 'off', title: t`Off` },
          ]}
          onChange={(value) => storedKeys.set(value === 'off' ? 'off' : null)}
        />
        <Stack as="dl" gap={8}>
          {keys.map(([key, action]) => (
            <div key={key} className={styles.row}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
