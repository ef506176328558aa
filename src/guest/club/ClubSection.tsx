import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lazyPart } from '../../ui/layout/lazy-part';
import { Section } from '../../ui/layout/Section';
import * as page from '../shared/sections.css';

// Its looks are the dialogs' too: they come with it, not with the page.
const ClubInvite = lazyPart(() => import('./ClubInvite').then((part) => part.ClubInvite));

/** What the club is, and the way in. */
export function ClubSection() {
  return (
    <Section id="club" title={<Trans>Loyalty club</Trans>} className={page.section}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ClubInvite />
      </Suspense>
    </Section>
  );
}
