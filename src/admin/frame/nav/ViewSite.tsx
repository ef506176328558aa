import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../ui/controls/LinkButton';

/** Opens the guests' site outside the installed app. */
export function ViewSite({ tone }: { tone: 'quiet' | 'outline' }) {
  return (
    <LinkButton
      href="/"
      target="_blank"
      rel="noopener"
      tone={tone}
      icon={<ExternalLink aria-hidden="true" size={20} />}
    >
      <Trans>View Site</Trans>
    </LinkButton>
  );
}
