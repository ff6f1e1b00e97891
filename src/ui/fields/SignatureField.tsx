import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '@/ui/controls/Button';
import styles from '@/ui/controls/Signature.module.css';
import { signatureSize } from '@/ui/controls/Signature';

/** Shorter moves are not kept: a signature with fewer strokes looks the same. */
const shortest = 4;

type Point = readonly [x: number, y: number];

/**
 * A field to sign in with a finger, a pen or the mouse; the form's data has the strokes, an empty text without any. Strokes
 * beyond `max` characters are left out.
 */
export function SignatureField({ label, name, max }: { label: string; name: string; max: number }) {
  const [strokes, setStrokes] = useState('');
  const last = useRef<Point>(null);
  // The palm that rests beside a pen draws nothing.
  const pen = useRef<number>(null);
  const { width, height } = signatureSize;

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const box = currentTarget.getBoundingClientRect();
    const scale = width / (box.width || width);
    return [
      within((clientX - box.left) * scale, width),
      within((clientY - box.top) * scale, height),
    ];
  }

  function add(stroke: string) {
    setStrokes((before) => (before.length + stroke.length > max ? before : before + stroke));
  }

  function start(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0 || last.current) return;
    pen.current = event.pointerId;
    // A signature often goes beyond the edge and comes back.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [x, y] = (last.current = pointOf(event));
    add(`M${x} ${y}L${x} ${y}`);
  }

  function move(event: PointerEvent) {
    const from = last.current;
    if (!from || event.pointerId !== pen.current) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - from[0], y - from[1]) < shortest) return;
    last.current = [x, y];
    add(`L${x} ${y}`);
  }

  function stop({ pointerId }: PointerEvent) {
    if (pointerId === pen.current) last.current = null;
  }

  return (
    <div className={styles.field}>
      <p>{label}</p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={stop}
        onPointerCancel={stop}
      >
        <line className={styles.line} x1="24" x2={width - 24} y1="160" y2="160" />
        <path d={strokes} />
      </svg>
      <input type="hidden" name={name} value={strokes} />
      <div>
        <Button disabled={strokes === ''} onClick={() => setStrokes('')}>
          Rensa underskriften
        </Button>
      </div>
    </div>
  );
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most));
}
