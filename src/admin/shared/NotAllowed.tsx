import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { LinkButton } from '../../ui/controls/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Shows a missing permission, with a link to an allowed page. */
export function NotAllowed() {
  return (
    <EmptyState
      icon={<ShieldAlert aria-hidden="true" size={40} />}
      title={<Trans>Your role can't do this. Ask a manager.</Trans>}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/dashboard">
            <Trans>Go to the dashboard</Trans>
          </Link>
        </LinkButton>
      }
    />
  );
}
