import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';

/** Shows a table of the colleague's and this form's values. */
export function DifferencesTable({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  return (
    <table className={className}>
      <VisuallyHidden as="caption">
        <Trans>Differences</Trans>
      </VisuallyHidden>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Trans>Theirs</Trans>
          </th>
          <th scope="col">
            <Trans>Mine</Trans>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
