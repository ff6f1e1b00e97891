import { useRef } from 'react';
import { uploadIcon } from '@/components/import/importIcons';
import { useFileDrop } from '@/components/import/useFileDrop';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import styles from './BookFilePicker.module.css';

/** Takes the file of a service book, chosen or dropped anywhere on the page; another one may follow. */
export function BookFilePicker({
  isReady = true,
  hasFile,
  onFile,
}: {
  /** True if the page answers already: a file that is chosen before would be lost. */
  isReady?: boolean;
  /** True if a file has been chosen before. */
  hasFile: boolean;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop(onFile);
  return (
    <div className={styles.drop} data-over={isOver} data-small={hasFile}>
      <Icon d={uploadIcon} size={hasFile ? 24 : 32} />
      <p className={styles.drag}>Släpp filen här, eller</p>
      <Button
        kind={hasFile ? 'quiet' : 'work'}
        disabled={!isReady}
        onClick={() => input.current?.click()}
      >
        {hasFile ? 'Välj en annan fil' : 'Välj fil'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Serviceboken som fil"
        accept=".json,application/json"
        disabled={!isReady}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
