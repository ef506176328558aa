import { useLingui } from '@lingui/react/macro';

/** Shows the browser's error text for support. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { t } = useLingui();
  return (
    <details>
      <summary>{t`Details`}</summary>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </details>
  );
}
