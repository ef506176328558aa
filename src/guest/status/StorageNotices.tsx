import { Info, TriangleAlert } from 'lucide-react';
import {
  type StorageAdvice,
  useStorageAdvice,
} from '../../data/react/preferences/use-storage-advice';
import { useStorageText } from '../../i18n/storage-text';
import { classNames } from '../../ui/class-names';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './StorageNotices.css';

const CALM: readonly StorageAdvice[] = ['keep_open', 'own_storage', 'may_forget', 'clearing'];

/** Shows storage risks, one per line, and past losses in a box. */
export function StorageNotices() {
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  const calm = advice.filter((one) => CALM.includes(one));
  const trouble = advice.filter((one) => !CALM.includes(one));
  return (
    <Stack gap={12}>
      {trouble.map((one) => (
        <Banner
          key={one}
          tone="danger"
          shape="box"
          icon={<TriangleAlert aria-hidden="true" size={20} />}
        >
          {storageText(one, lost)}
        </Banner>
      ))}
      {calm.length > 0 && (
        <Stack as="ul" gap={8}>
          {calm.map((one) => (
            <Row
              as="li"
              align="start"
              wrap={false}
              className={classNames(text.small, text.muted)}
              key={one}
            >
              <Info aria-hidden="true" size={18} className={styles.icon} />
              {storageText(one, lost)}
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
