import { useEffect, useState } from 'react';
import type { ReadBook } from '@/domain/servicebook/portableBook';
import { readBookFile } from './readBookFile';

/** The result of checking a chosen file; undefined while it is checked, and before a choice. */
export function useBookFile(file: File | undefined): ReadBook | undefined {
  const [checked, setChecked] = useState<{ file: File; read: ReadBook }>();
  useEffect(() => {
    if (!file) return undefined;
    let isOver = false;
    void readBookFile(file).then((read) => {
      if (!isOver) setChecked({ file, read });
    });
    return () => {
      isOver = true;
    };
  }, [file]);
  return checked?.file === file ? checked?.read : undefined;
}
