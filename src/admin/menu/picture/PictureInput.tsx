import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { pictureHash } from '#domain/menu/menu-items';
import { drawnPicture } from '../../../data/menu/drawn-picture';
import { Button } from '../../../ui/controls/Button';
import { Stack, Text } from '../../../ui/layout/Flow';
import { Picture } from '../../../ui/media/Picture';
import * as styles from './Picture.css';
import { PictureDialog } from './PictureDialog';

type PictureInputProps = {
  label: string;
  value: string;
  error?: string | undefined;
  itemId: string | number | null;
  /** An item without a picture shows this one. */
  fallback: string;
  preview: (imageUrl: string) => ReactNode;
  onChange: (imageUrl: string) => void;
};

/** Edits the item's picture in the form; saving the item stores the picture. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, error, itemId, fallback, preview, onChange } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);

  function backToDrawing() {
    setLost(false);
    drawnPicture(itemId)
      .then(onChange)
      .catch(() => setLost(true));
  }

  return (
    <fieldset className={styles.input}>
      <legend className={styles.legend}>{label}</legend>
      <Picture
        src={value || fallback}
        alt={t`The picture now`}
        sizes="112px"
        className={styles.now}
      />
      <Stack gap={8}>
        <Button tone="outline" onClick={() => setOpen(true)}>{t`Change the picture`}</Button>
        {pictureHash(value) && (
          <Button tone="quiet" onClick={backToDrawing}>{t`Back to the drawing`}</Button>
        )}
      </Stack>
      {(error || isLost) && (
        <Text size="body" tone="danger" role="alert">
          {error ?? <Trans>No response from the server. Check the connection and try again.</Trans>}
        </Text>
      )}
      {isOpen && (
        <PictureDialog
          preview={preview}
          onClose={() => setOpen(false)}
          onUploaded={(imageUrl) => {
            onChange(imageUrl);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
