import { expect, test, vi } from 'vitest';
import { onlyClick } from './TicketLines';

test('a touch sends only its click, a mouse sends all its events', () => {
  const preventDefault = vi.fn();
  onlyClick({ pointerType: 'mouse', preventDefault });
  onlyClick({ pointerType: 'pen', preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  onlyClick({ pointerType: 'touch', preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});
