import { Trans } from '@lingui/react/macro';
import { Camera, ImageUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/controls/Button';
import * as styles from './Picture.css';

type PictureSourceProps = { isBusy: boolean; onChoose: (file: File) => void };

/** Reads a photo from a file or the camera. */
export function PictureSource({ isBusy, onChoose }: PictureSourceProps) {
  return (
    <div className={styles.sources}>
      <FileButton icon={<ImageUp aria-hidden="true" size={20} />} {...{ isBusy, onChoose }}>
        <Trans>Choose a photo</Trans>
      </FileButton>
      <FileButton
        icon={<Camera aria-hidden="true" size={20} />}
        capture="environment"
        {...{ isBusy, onChoose }}
      >
        <Trans>Take a photo</Trans>
      </FileButton>
    </div>
  );
}

type FileButtonProps = PictureSourceProps & {
  icon: ReactNode;
  capture?: 'environment';
  children: ReactNode;
};

function FileButton({ icon, capture, isBusy, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="outline" icon={icon} busy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(capture && { capture })}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The empty value lets a person choose the same file again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
