import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../controls/IconButton';
import * as styles from './Dialog.css';

type DialogHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  step?: ReactNode;
  onBack?: () => void;
  onClose: () => void;
  locked?: boolean;
};

/** Shows a dialog's header with back, title and close. */
export function DialogHeader(props: DialogHeaderProps) {
  const { title, description, step, onBack, onClose, locked = false } = props;
  const { t } = useLingui();
  return (
    <header className={classNames(styles.header, onBack && styles.headerWithBack)}>
      {onBack && (
        <IconButton
          label={t`Back`}
          icon={<ArrowLeft aria-hidden="true" />}
          unavailable={locked}
          onClick={() => !locked && onBack()}
        />
      )}
      <div className={styles.heading}>
        {step}
        <Dialog.Title className={styles.title}>{title}</Dialog.Title>
        {description && (
          <Dialog.Description className={styles.description}>{description}</Dialog.Description>
        )}
      </div>
      <IconButton
        label={t`Close`}
        icon={<X aria-hidden="true" />}
        unavailable={locked}
        onClick={() => !locked && onClose()}
      />
    </header>
  );
}
