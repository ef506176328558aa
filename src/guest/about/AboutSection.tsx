import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section';
import * as page from '../shared/sections.css';
import { Moments } from './Moments';

export function AboutSection() {
  return (
    <Section id="about" title={<Trans>An evening at Bar Bliss</Trans>} className={page.section}>
      <Moments />
    </Section>
  );
}
