import { useEffect, useState } from 'react';

/** Takes a file that is dropped anywhere on the page; returns true while a file is held over the page. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);

  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser would leave the app and open the file.
      event.preventDefault();
      setOver(true);
    }
    function onLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    function onDrop(event: DragEvent) {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      onFile(file);
    }
    document.addEventListener('dragover', onDrag);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDrag);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [onFile]);

  return over;
}
