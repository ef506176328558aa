import { Trans } from '@lingui/react/macro';

/** What the browser said, for whoever is asked to help. */
export function ErrorDetails({ error }: { error: unknown }) {
  return (
    <details>
      <summary>
        <Trans>Details</Trans>
      </summary>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </details>
  );
}
