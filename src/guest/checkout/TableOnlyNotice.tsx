import { Trans } from '@lingui/react/macro';
import { Wine } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { LineName } from '../orders/shared/LineName';
import * as styles from './checkout.css';
import type { TableOnlyLines } from './use-table-only-lines';

/** Tells the guest which lines are for table service only, with the reason and remedies. */
export function TableOnlyNotice({ tableOnly }: { tableOnly: TableOnlyLines }) {
  const { lines, areAll, isAlcoholOff, removeThem } = tableOnly;
  return (
    <Stack gap={12}>
      <Banner tone="honey" shape="box" icon={<Wine aria-hidden="true" />}>
        <Stack gap={8}>
          <p className={text.body}>
            {isAlcoholOff ? (
              <Trans>Our team takes orders for alcohol and shisha. Please ask us.</Trans>
            ) : (
              <Trans>Alcohol and shisha are served at the table only.</Trans>
            )}
          </p>
          <Stack as="ul" gap={4} className={text.body}>
            {lines.map((line) => (
              <li key={line.id} className={styles.tableOnlyLine}>
                <span className={text.numeric}>{line.quantity} ×</span>
                <LineName line={line} />
              </li>
            ))}
          </Stack>
          {areAll && (
            <p className={text.body} data-gap tabIndex={-1}>
              {isAlcoholOff ? (
                <Trans>There is nothing else in your order. Add a dish.</Trans>
              ) : (
                <Trans>
                  There is nothing else in your order. Choose "At my table", or add a dish.
                </Trans>
              )}
            </p>
          )}
        </Stack>
      </Banner>
      {!areAll && (
        <Button tone="outline" data-gap onClick={removeThem}>
          <Trans>Remove these from the order</Trans>
        </Button>
      )}
    </Stack>
  );
}
