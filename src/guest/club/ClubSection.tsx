import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/states';
import { lazyPart, Section } from '../../ui/layout/Flow';
import * as page from '../shared/shared.css';

// The section shares its styles with the dialogs and loads with them.
const ClubInvite = lazyPart(() => import('./ClubInvite').then((part) => part.ClubInvite));

export function ClubSection() {
  return (
    <Section id="club" title={<Trans>Loyalty club</Trans>} className={page.section}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <ClubInvite />
      </Suspense>
    </Section>
  );
}
