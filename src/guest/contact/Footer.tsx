import { Trans } from '@lingui/react/macro';
import { Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import { nightScope } from '../../ui/theme/vars.css';
import { OpenNow } from '../home/OpenNow';
import * as page from '../home/sections.css';
import * as styles from './Footer.css';

/** Where and when, and the small print. */
export function Footer() {
  return (
    <footer className={classNames(nightScope, styles.footer)}>
      <Section id="contact" title={<Trans>Find us</Trans>} className={page.section}>
        <dl className={styles.facts}>
          <Fact icon={<Clock aria-hidden="true" />} name={<Trans>Opening hours</Trans>}>
            <Trans>Mon–Sun 15:00–01:00</Trans>
            <span className={styles.open}>
              <OpenNow />
            </span>
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" />} name={<Trans>Place</Trans>}>
            <Trans>Fethiye, Türkiye</Trans>
          </Fact>
        </dl>
        <div className={styles.small}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <p>
            <Trans>Prices include VAT. No service or cover charge.</Trans>
          </p>
          <p>
            <Trans>Images are illustrations.</Trans>
          </p>
        </div>
      </Section>
    </footer>
  );
}

type FactProps = { icon: ReactNode; name: ReactNode; children: ReactNode };

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={classNames(text.small, styles.factName)}>
        {icon}
        {name}
      </dt>
      <dd className={classNames(text.item, styles.factValue)}>{children}</dd>
    </div>
  );
}
