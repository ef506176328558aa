import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Grid } from '../../ui/layout/Grid';
import * as text from '../../ui/theme/text.css';
import * as styles from './MenuLoading.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows six skeleton cards after a delay. */
export function MenuLoading() {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={text.muted}>{t`Loading menu…`}</p>
      <Grid layout="items" className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.card} />
        ))}
      </Grid>
    </>
  );
}
