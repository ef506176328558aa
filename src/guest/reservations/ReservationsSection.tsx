import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import { OpenNow } from '../home/OpenNow';
import * as styles from '../home/sections.css';

/** How to get a table. */
export function ReservationsSection() {
  return (
    <Section
      id="reservations"
      tone="sunken"
      eyebrow={<OpenNow />}
      title={<Trans>Book a table</Trans>}
      className={styles.section}
    >
      <div className={styles.prose}>
        <p className={text.body}>
          <Trans>
            Just walk in: we are open every day, <span className={styles.whole}>15:00–01:00</span>.
          </Trans>
        </p>
        <p className={text.body}>
          <Trans>
            For a set time or a larger group, ask the team at the bar. They keep a table for you.
          </Trans>
        </p>
      </div>
    </Section>
  );
}
