import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';

type PagerProps = {
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** Missing: the server does not count them. */
  pages?: number;
  onTurn: (page: number) => void;
};

/** Turns the pages of a list; a single page needs no buttons. */
export function Pager({ page, hasNext, pages, onTurn }: PagerProps) {
  const hasPrevious = page > 1;
  if (!hasPrevious && !hasNext) return null;
  return (
    <Row as="nav" gap={12} className={text.body}>
      <Button
        tone="outline"
        unavailable={!hasPrevious}
        onClick={() => hasPrevious && onTurn(page - 1)}
      >
        <Trans>Previous page</Trans>
      </Button>
      {pages !== undefined && (
        <span role="status">
          <Trans>
            Page {page} of {pages}
          </Trans>
        </span>
      )}
      <Button tone="outline" unavailable={!hasNext} onClick={() => hasNext && onTurn(page + 1)}>
        <Trans>Next page</Trans>
      </Button>
    </Row>
  );
}
