import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';

type OrderPartProps = { title: ReactNode; className?: string; children: ReactNode };

export function OrderPart({ title, className, children }: OrderPartProps) {
  return (
    <Stack as="section" gap={12} className={className}>
      <h2 className={text.title}>{title}</h2>
      {children}
    </Stack>
  );
}
