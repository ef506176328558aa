import { Trans } from '@lingui/react/macro';

/** Shows the browser's error text for support. */
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
