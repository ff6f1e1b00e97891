import { useRef, useState } from 'react';
import { photoCount, type TakenPhoto } from '@/domain/photo/photo';
import { listed } from '@/domain/values/listed';
import { Alert } from '@/ui/notes/Alert';
import { Button } from '@/ui/controls/Button';
import { encodePicture, PictureError, sizeFault } from './encodePicture';
import layout from '@/ui/style/layout.module.css';
import styles from './Photos.module.css';

/**
 * Takes photos by the camera of a telephone, or out of files. Each is handed on as soon as it is scaled; a file that is no
 * picture, and one too many, is told of and takes nothing else with it.
 */
export function PhotoPicker({
  room,
  full,
  onTaken,
  onReading,
}: {
  /** The number of photos that there is room for; null until it is known. */
  room: number | null;
  /** The text when there is no room for more photos. */
  full: string;
  onTaken: (photo: TakenPhoto) => void;
  /** Told of the beginning and the end of reading files. */
  onReading?: (isReading: boolean) => void;
}) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(0);
  const [refusals, setRefusals] = useState<string[]>([]);

  /** Takes the pictures among the files for as long as there is room: one that cannot be read takes no room from another. */
  async function take(chosen: File[]) {
    let left = room ?? 0;
    const faults: string[] = [];
    const withoutRoom: string[] = [];
    setRefusals([]);
    onReading?.(true);
    // One after the other: a telephone has not the memory for eight whole pictures at once.
    for (const [place, file] of chosen.entries()) {
      setReading(chosen.length - place);
      const fault = left > 0 ? await taken(file) : sizeFault(file);
      if (fault !== null) faults.push(fault);
      else if (left > 0) left -= 1;
      else withoutRoom.push(file.name);
      setRefusals([...faults, ...roomRefusal(withoutRoom)]);
    }
    setReading(0);
    onReading?.(false);
  }

  /** Hands a picture on; else tells why it is none. */
  async function taken(file: File): Promise<string | null> {
    try {
      onTaken(await encodePicture(file));
      return null;
    } catch (error) {
      if (error instanceof PictureError) return error.message;
      console.error('A picture cannot be read', error);
      return `${file.name} gick inte att läsa in.`;
    }
  }

  function roomRefusal(names: readonly string[]): string[] {
    return names.length > 0 ? [`${listed(names)} fick inte plats. ${full}`] : [];
  }

  const input = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    multiple: true,
    onChange({ currentTarget }: { currentTarget: HTMLInputElement }) {
      const chosen = [...(currentTarget.files ?? [])];
      // Emptying the input lets the user choose the same file again.
      currentTarget.value = '';
      if (chosen.length > 0) void take(chosen);
    },
  };
  const isFull = room !== null && room <= 0;
  const isShut = room === null || isFull || reading > 0;

  return (
    <div className={styles.picker}>
      <div className={layout.actions}>
        <span className={styles.camera}>
          <Button disabled={isShut} onClick={() => camera.current?.click()}>
            Ta foto
          </Button>
        </span>
        <Button disabled={isShut} onClick={() => files.current?.click()}>
          Välj bilder
        </Button>
      </div>
      <input {...input} ref={camera} capture="environment" aria-label="Kamera" />
      <input {...input} ref={files} aria-label="Bilder" />
      <p role="status" className={styles.quiet}>
        {reading > 0 ? `Läser in ${photoCount(reading)} …` : isFull && full}
      </p>
      {refusals.length > 0 && (
        <Alert kind="trouble">
          {refusals.map((refusal, place) => (
            <p key={place}>{refusal}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}
