import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TabletSmartphone, X } from 'lucide-react';
import { storedDeviceAsk } from '../../data/preferences/board-choices';
import { useThisDevice } from '../../data/react/staff/use-devices';
import { useStoredValue } from '../../data/react/use-store';
import { IconButton } from '../../ui/controls/IconButton';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import * as notice from '../page/Notice.css';
import { useMay } from '../shared/use-may';

/** Asks a manager once, where an unnamed device begins: what is it? */
export function DeviceAsk() {
  const { t } = useLingui();
  const known = useThisDevice();
  const isAsked = useStoredValue(storedDeviceAsk);
  const mayAnswer = useMay('tables.change');
  if (!mayAnswer || isAsked || !known || known.device !== null) return null;
  return (
    <section aria-label={t`This tablet`}>
      <Banner
        tone="lagoon"
        className={notice.banner}
        icon={<TabletSmartphone size={22} />}
        action={
          <Row as="span" align="stretch" justify="end">
            <IconButton
              label={t`Not now`}
              icon={<X size={20} />}
              size="compact"
              onClick={() => storedDeviceAsk.set('asked')}
            />
            <LinkButton asChild size="compact">
              <Link to="/admin/shift" hash="this-tablet">{t`Choose`}</Link>
            </LinkButton>
          </Row>
        }
      >
        <Trans>What is this device for? An office's device never rings.</Trans>
      </Banner>
    </section>
  );
}
