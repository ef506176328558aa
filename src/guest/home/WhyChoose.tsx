import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Container } from '../../ui/layout/Container';
import * as text from '../../ui/theme/text.css';
import { StagedPicture } from '../menu/dish/StagedPicture';
import * as styles from './WhyChoose.css';

export function WhyChoose() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="why" className={styles.part}>
      <Container>
        <h2 id="why" className={text.displayM}>{t`Why Bar Bliss`}</h2>
        <ul className={styles.cards}>
          <Reason art="/photos/107-640.avif" title={<Trans>Craft Cocktails</Trans>}>
            <Trans>Fresh citrus, good ice, mixed while you watch.</Trans>
          </Reason>
          <Reason art="/photos/3-640.avif" title={<Trans>Gourmet Burgers</Trans>}>
            <Trans>Smashed on a hot grill, served in soft brioche.</Trans>
          </Reason>
          <Reason art="/photos/pool-corner-640.avif" title={<Trans>Chilled Vibe</Trans>}>
            <Trans>Pool table, music and a sea breeze until late.</Trans>
          </Reason>
        </ul>
      </Container>
    </section>
  );
}

type ReasonProps = { art: string; title: ReactNode; children: ReactNode };

function Reason({ art, title, children }: ReasonProps) {
  return (
    <li className={styles.card}>
      <StagedPicture src={art} sizes="33vw" />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.more}>{children}</p>
      </div>
    </li>
  );
}
