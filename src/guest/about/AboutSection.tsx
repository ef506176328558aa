import { Trans } from '@lingui/react/macro';
import { Hamburger, Martini, Waves } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid } from '../../ui/layout/Grid';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import { StagedPicture } from '../menu/dish/StagedPicture';
import * as page from '../shared/sections.css';
import * as styles from './AboutSection.css';
import { Moments } from './Moments';

/** Why people choose this place, and what an evening in it looks like. */
export function AboutSection() {
  return (
    <Section id="about" title={<Trans>Why Bar Bliss</Trans>} className={page.section}>
      <Grid as="ul" layout="thirds" gap={16}>
        <Reason
          art="/photos/107-640.avif"
          icon={<Martini aria-hidden="true" />}
          title={<Trans>Craft Cocktails</Trans>}
        >
          <Trans>Fresh citrus, good ice, mixed while you watch.</Trans>
        </Reason>
        <Reason
          art="/photos/3-640.avif"
          icon={<Hamburger aria-hidden="true" />}
          title={<Trans>Gourmet Burgers</Trans>}
        >
          <Trans>Smashed on a hot grill, served in soft brioche.</Trans>
        </Reason>
        <Reason
          art="/photos/174-640.avif"
          icon={<Waves aria-hidden="true" />}
          title={<Trans>Chilled Vibe</Trans>}
        >
          <Trans>Pool table, music and a sea breeze until late.</Trans>
        </Reason>
      </Grid>
      <Moments />
    </Section>
  );
}

type ReasonProps = { art: string; icon: ReactNode; title: ReactNode; children: ReactNode };

function Reason({ art, icon, title, children }: ReasonProps) {
  return (
    <li className={styles.card}>
      <StagedPicture src={art} sizes="(min-width: 600px) 33vw, 108px" />
      <div className={styles.words}>
        <span className={styles.icon}>{icon}</span>
        <h3 className={text.title}>{title}</h3>
        <p className={text.muted}>{children}</p>
      </div>
    </li>
  );
}
