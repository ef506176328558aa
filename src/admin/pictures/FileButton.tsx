import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/controls/Button';

type FileButtonProps = {
  icon?: ReactNode;
  isBusy: boolean;
  isMany?: boolean;
  capture?: 'environment';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

export function FileButton({ icon, isBusy, isMany = false, capture, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="outline" icon={icon} busy={isBusy} onClick={() => input.current?.click()}>
        {rest.children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMany}
        {...(capture && { capture })}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The empty value lets a person choose the same file again.
          currentTarget.value = '';
          if (files.length > 0) rest.onFiles(files);
        }}
      />
    </>
  );
}
