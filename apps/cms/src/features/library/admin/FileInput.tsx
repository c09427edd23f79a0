import { Button } from '@strapi/design-system';
import { useRef } from 'react';

interface Props {
  label: string;
  multiple?: boolean;
  /** MIME types. */
  accept?: string | undefined;
  variant?: 'secondary' | 'tertiary';
  /** Of the button. */
  loading?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileInput({ label, multiple = false, accept, variant = 'secondary', onFiles, ...state }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type="button" variant={variant} {...state} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={multiple}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
