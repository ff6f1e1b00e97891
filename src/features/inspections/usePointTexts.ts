import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cellText } from '@/domain/values/cellText';
import { inspectionLimits, type Point } from '@/domain/inspection/inspection';
import { formatMilli, parseMeasured } from '@/domain/inspection/measured';
import { useToast } from '@/ui/notes/ToastContext';

type Changes = Partial<Pick<Point, 'milliValue' | 'note'>>;

/**
 * The texts typed at a point, which are written when their field is left, when the point is, and when the page is put
 * aside. A measured value that cannot be read is told of when there is no field left to tell it at.
 */
export function usePointTexts(point: Point, describe: (changes: Changes) => void) {
  const [typed, setTyped] = useState<{ value?: string; note?: string }>({});
  const [fault, setFault] = useState('');
  const toast = useToast();
  // A ref, because the page may be left before what was typed last is drawn.
  const unwritten = useRef<{ value?: string; note?: string }>({});
  // Typed text stays in its field while the point is shown, because a write shows a moment later.
  const value = typed.value ?? formatMilli(point.milliValue);
  const note = typed.note ?? point.note;

  /** Writes what was typed; false while the measured value cannot be read. */
  function commit(): boolean {
    const { value: newValue, note: newNote } = unwritten.current;
    const changes: Changes = {};
    if (newNote !== undefined) {
      const text = cellText(newNote, inspectionLimits.note.max);
      if (text !== point.note) changes.note = text;
    }
    const read = newValue === undefined ? null : parseMeasured(newValue, point.unit);
    if (read?.ok && read.value !== point.milliValue) changes.milliValue = read.value;
    // A value that cannot be read remains to be written.
    unwritten.current = read?.ok === false ? { value: newValue } : {};
    setFault(read?.ok === false ? read.message : '');
    if (Object.keys(changes).length > 0) describe(changes);
    return read?.ok !== false;
  }

  function type(texts: { value?: string; note?: string }) {
    unwritten.current = { ...unwritten.current, ...texts };
    setTyped((former) => ({ ...former, ...texts }));
  }

  // On some phones a press on a button leaves the field without telling it, and one that puts the app aside too.
  const leave = useEffectEvent(() => {
    if (!commit()) toast(`”${unwritten.current.value}” är inget mätvärde och sparades inte.`);
  });
  const putAside = useEffectEvent(() => void commit());
  useLayoutEffect(() => {
    const listener = () => putAside();
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      leave();
    };
  }, []);

  const read = parseMeasured(value, point.unit);
  return {
    value,
    note,
    /** The measured value as it stands in the field, which the point may not show yet. */
    milliValue: read.ok ? read.value : point.milliValue,
    fault,
    commit,
    typeValue: (text: string) => type({ value: text }),
    typeNote: (text: string) => type({ note: text }),
  };
}
