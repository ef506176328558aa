import type { ReactNode } from 'react';
import { Button } from '../controls/Button';

type DialogActionProps = {
  busy?: boolean;
  unavailable?: boolean;
  trailing?: ReactNode;
  onClick: () => void;
  children: ReactNode;
};

/** Shows the one action at the foot of a dialog. */
export function DialogAction(props: DialogActionProps) {
  return <Button size="cta" block {...props} />;
}
